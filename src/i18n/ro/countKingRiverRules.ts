import type { countKingRiverRules as en } from '../en/countKingRiverRules.ts';
import type { Translation } from '../message.ts';

/** Book and lessons: the Count, King and Robber Baron, shrines and River II. */
export const countKingRiverRules: Translation<typeof en> = {
  'carcassonne.book.river-2.title': 'Râul II',
  'carcassonne.book.river-2':
    'Întâi se pun cartonașele de râu: izvorul, apoi bifurcația, apoi celelalte la unul dintre brațele deschise.',
  'carcassonne.book.river-2.fork': 'Bifurcația: de aici râul are două brațe.',
  'carcassonne.book.river-2.arms':
    'Brațele nu se pot întâlni, iar două cotituri una după alta nu pot fi în aceeași parte. Un cartonaș încheie un braț la un oraș.',
  'carcassonne.book.river-2.lake':
    'Lacul vine ultimul. Pe el nu se pune nimeni, iar cine îl pune trage și pune imediat încă un cartonaș.',
  'carcassonne.book.count.title': 'Contele și orașul lui',
  'carcassonne.book.count':
    'Harta începe de la orașul contelui, cu patru cartiere. Dacă un cartonaș al tău aduce puncte altcuiva și ție niciunul, poți pune un supus într-un cartier.',
  'carcassonne.book.count.enter':
    'Un jucător finalizează orașul altuia: acela ia 8 puncte, el niciunul. De aceea un supus al lui poate intra în orașul contelui.',
  'carcassonne.book.count.bar': 'Din cartierul contelui nu iese nimeni. La început e în palat.',
  'carcassonne.book.count.move': 'Cine a pus un supus în oraș poate muta și contele în orice cartier.',
  'carcassonne.book.count.move.clockwise':
    'În această partidă contele trece în cartierul următor de fiecare dată când intră cineva.',
  'carcassonne.book.count.move.follow': 'În această partidă contele merge în cartierul în care tocmai a intrat cineva.',
  'carcassonne.book.count.leave':
    'Când ceva se finalizează, toți pot muta acolo supuși, începând din stânga jucătorului la rând: din palat într-un oraș, din fierărie pe un drum, din catedrală într-o mănăstire. Aici cavalerul din palat face egalitate: câte 4 puncte.',
  'carcassonne.book.count.leave.occupied': 'În această partidă se poate merge doar unde e deja un supus.',
  'carcassonne.book.count.end':
    'La sfârșit, toți mută pe rând câte un supus din târg pe un câmp, până se golește târgul. Țăranii primesc 3 puncte pentru orașul contelui, ca pentru orice oraș finalizat.',
  'carcassonne.book.count.end.any':
    'La sfârșit, fiecare pe rând poate muta un supus din orice cartier într-o zonă nefinalizată de felul ei, sau se oprește.',
  'carcassonne.book.king.title': 'Regele și baronul tâlhar',
  'carcassonne.book.king':
    'Cine pune cartonașul care finalizează primul oraș ia cartea regelui; pentru primul drum, cartea baronului tâlhar. Nu contează cine primește punctele.',
  'carcassonne.book.king.takes':
    'Cele 6 puncte le primește un jucător, iar cartea regelui celălalt: el a pus cartonașul.',
  'carcassonne.book.king.later': 'Un oraș mai mare sau un drum mai lung ia cartea. Aceeași mărime nu ajunge.',
  'carcassonne.book.king.each':
    'La sfârșit regele aduce 1 punct pentru fiecare oraș finalizat, iar baronul tâlhar 1 pentru fiecare drum finalizat.',
  'carcassonne.book.king.10': 'În această partidă fiecare carte aduce 10 puncte la sfârșit.',
  'carcassonne.book.king.15-40': 'În această partidă o carte aduce 15 puncte la sfârșit, amândouă 40.',
  'carcassonne.book.king.running':
    'În această partidă cartea aduce 1 punct la fiecare oraș sau drum finalizat și nimic la sfârșit.',
  'carcassonne.book.cult.title': 'Locuri de cult',
  'carcassonne.book.cult': 'Un loc de cult punctează ca o mănăstire; supusul de acolo e un eretic.',
  'carcassonne.book.cult.alone':
    'Așa nu: în jurul unui loc de cult poate fi doar o mănăstire, iar în jurul unei mănăstiri doar un loc de cult.',
  'carcassonne.book.cult.challenge': 'Un eretic lângă călugărul altui jucător, și pe diagonală: o provocare.',
  'carcassonne.book.cult.race':
    'Ce se finalizează primul aduce 9 puncte; celălalt supus pleacă fără nimic. Dacă un cartonaș le finalizează pe amândouă, punctează amândouă. La sfârșit ambele se numără ca mănăstiri nefinalizate.',
  'carcassonne.lesson.favour.name': 'Orașul contelui',
  'carcassonne.lesson.favour.1':
    'Cavalerul adversarei e în orașul de la (-2, -2). Finalizează-l la (-2, -3), fără supus: ea primește 8 puncte, tu niciunul. De aceea un supus de-al tău poate intra în palat. Apoi mută contele de acolo, fiindcă din cartierul lui nu iese nimeni.',
  'carcassonne.lesson.favour.1.wrong':
    'Finalizează orașul de la (-2, -3), pune un supus în palat și mută contele în altă parte.',
  'carcassonne.lesson.favour.1.done': 'Din palat, supusul tău poate merge în orice oraș care se finalizează.',
  'carcassonne.lesson.favour.2':
    'Adversara a finalizat orașul de la (2, -1) cu un cavaler, iar prima decizie e a ta. Mută acolo cavalerul din palat: atunci e egalitate.',
  'carcassonne.lesson.favour.2.wrong': 'Cavalerul tău a rămas în palat. Alege cavalerul și orașul.',
  'carcassonne.lesson.favour.2.done': 'Câte 4 puncte. Cu doi cavaleri în palat le-ai fi luat pe toate.',
  'carcassonne.lesson.crown.name': 'Cartea regelui',
  'carcassonne.lesson.crown.1':
    'Cavalerul adversarei e în orașul de la (0, 1). Finalizează-l totuși la (0, 2): punctele sunt ale ei, cartea regelui e a ta.',
  'carcassonne.lesson.crown.1.wrong': 'Încă nu e finalizat niciun oraș. Pune cartonașul la (0, 2).',
  'carcassonne.lesson.crown.1.done':
    'Ai regele: la sfârșit 1 punct pentru fiecare oraș finalizat. Un oraș finalizat de 4 cartonașe ți-l ia.',
  'carcassonne.lesson.heresy.name': 'O provocare',
  'carcassonne.lesson.heresy.1':
    'Călugărul adversarei e la (0, -1). Pune locul de cult alături, la (1, -1), cu un eretic.',
  'carcassonne.lesson.heresy.1.wrong':
    'Încă nu e nicio provocare: pune cartonașul la (1, -1) și ereticul în locul de cult.',
  'carcassonne.lesson.heresy.1.done':
    'Începe întrecerea: cine are primul toate cele nouă cartonașe primește 9 puncte, celălalt nimic. Tasta J arată cine conduce.',
};
