import type { Translation } from '../../../i18n/message.ts';
import type { cult as en } from './en.ts';

export const cult: Translation<typeof en> = {
  'carcassonne.reason.challenges': 'începe o provocare cu clădirea de alături',
  'carcassonne.reason.outpaces': 'câștigă provocarea: celălalt supus pleacă acasă fără nimic',
  'carcassonne.cult': 'Locuri de cult',
  'carcassonne.cult.hint': 'Mănăstiri ale altei credințe. Lângă o mănăstire se întrec care e finalizată prima.',
  'carcassonne.cult.options': 'Locuri de cult în joc',
  'carcassonne.cult.options.5': '5 (cele mai multe ediții)',
  'carcassonne.cult.options.6': '6 (unele ediții)',
  'carcassonne.cult.mark': 'un loc de cult',
  'carcassonne.cult.title': 'Loc de cult',
  'carcassonne.cult.choice': 'Eretic în locul de cult',
  'carcassonne.cult.choice.other': '{figure} în locul de cult',
  'carcassonne.cult.commit': 'Pune ereticul',
  'carcassonne.cult.deployed': '{player} pune un eretic în locul de cult.',
  'carcassonne.cult.home': 'Ereticul jucătorului {player} se întoarce acasă.',
  'carcassonne.cult.completed': 'Locul de cult de la {cell} este finalizat. Punctează {player}.',
  'carcassonne.cult.empty': 'Locul de cult de la {cell} este finalizat. Nu se roagă nimeni acolo.',
  'carcassonne.cult.challenge': 'Provocare',
  'carcassonne.cult.challenges': 'Provocări',
  'carcassonne.cult.challenges.count': {
    one: '{count} provocare',
    few: '{count} provocări',
    other: '{count} de provocări',
  },
  'carcassonne.cult.cult': 'locul de cult al jucătorului {player} de la {cell}: {count} din 9 cartonașe',
  'carcassonne.cult.monastery': 'mănăstirea jucătorului {player} de la {cell}: {count} din 9 cartonașe',
  'carcassonne.cult.ahead': {
    one: '{player} conduce cu {count} cartonaș',
    few: '{player} conduce cu {count} cartonașe',
    other: '{player} conduce cu {count} de cartonașe',
  },
  'carcassonne.cult.level': 'la egalitate',
  'carcassonne.cult.stake': 'Cine finalizează primul primește 9 puncte, iar celălalt supus pleacă acasă fără nimic.',
  'carcassonne.cult.begun':
    'Provocare: locul de cult al jucătorului {heretic} de la {cult} contra mănăstirii jucătorului {monk} de la {monastery}.',
  'carcassonne.cult.won.cult':
    'Locul de cult al jucătorului {heretic} de la {cult} câștigă provocarea. Călugărul jucătorului {monk} pleacă fără nimic.',
  'carcassonne.cult.won.monastery':
    'Mănăstirea jucătorului {monk} de la {monastery} câștigă provocarea. Ereticul jucătorului {heretic} pleacă fără nimic.',
  'carcassonne.cult.drawn': 'Un singur cartonaș le finalizează pe amândouă: punctează {heretic} și {monk}.',
  'carcassonne.cult.dropped': 'Provocarea dintre {heretic} și {monk} cade: un supus a plecat.',
  'error.cult-neighbours':
    'În jurul unui loc de cult poate fi cel mult o mănăstire, iar în jurul unei mănăstiri cel mult un loc de cult.',
  'carcassonne.book.cult.title': 'Locuri de cult',
  'carcassonne.book.cult': 'Un loc de cult punctează ca o mănăstire; supusul de acolo e un eretic.',
  'carcassonne.book.cult.alone':
    'Așa nu: în jurul unui loc de cult poate fi doar o mănăstire, iar în jurul unei mănăstiri doar un loc de cult.',
  'carcassonne.book.cult.challenge': 'Un eretic lângă călugărul altui jucător, și pe diagonală: o provocare.',
  'carcassonne.book.cult.race':
    'Ce se finalizează primul aduce 9 puncte; celălalt supus pleacă fără nimic. Dacă un cartonaș le finalizează pe amândouă, punctează amândouă. La sfârșit ambele se numără ca mănăstiri nefinalizate.',
  'carcassonne.lesson.heresy.name': 'O provocare',
  'carcassonne.lesson.heresy.1':
    'Călugărul adversarei e la (0, -1). Pune locul de cult alături, la (1, -1), cu un eretic.',
  'carcassonne.lesson.heresy.1.wrong':
    'Încă nu e nicio provocare: pune cartonașul la (1, -1) și ereticul în locul de cult.',
  'carcassonne.lesson.heresy.1.done':
    'Începe întrecerea: cine are primul toate cele nouă cartonașe primește 9 puncte, celălalt nimic. Tasta J arată cine conduce.',
};
