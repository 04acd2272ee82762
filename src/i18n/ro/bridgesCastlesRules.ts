import type { bridgesCastlesRules as en } from '../en/bridgesCastlesRules.ts';
import type { Translation } from '../message.ts';

/** Book and lessons: bridges, castles and bazaars. */
export const bridgesCastlesRules: Translation<typeof en> = {
  'carcassonne.book.bridges.title': 'Poduri',
  'carcassonne.book.bridges':
    'Fiecare are 3 poduri, iar la cinci sau șase jucători, 2. O dată pe tură poți construi unul, pe cartonașul pus sau pe unul de lângă el. Podul duce un drum de la o latură la cea opusă, peste orice e acolo. Ambele capete stau pe câmp și un drum trebuie să poată continua de la ele.',
  'carcassonne.book.bridges.over':
    'Drumul se oprește la un câmp: cartonașul se poate pune totuși dacă un pod face laturile să se potrivească. Aici podul trece peste o mănăstire, iar pe el stă un tâlhar.',
  'carcassonne.book.bridges.own':
    'Poți construi un pod și înainte de a pune un supus. E un drum separat, nu parte din drumul de sub el.',
  'carcassonne.book.bridges.follower':
    'Dacă podul stă pe cartonașul abia pus, îți poți pune supusul pe el, ca tâlhar. Un cartonaș contează o dată pentru drumul lui, cu pod sau fără. Podurile rămân până la sfârșit și nu despart nici câmpuri, nici orașe.',
  'carcassonne.book.bridges.decline':
    'Dacă un cartonaș se potrivește numai cu un pod, îl poți pune deoparte și tragi altul.',
  'carcassonne.book.castles.title': 'Castele',
  'carcassonne.book.castles':
    'Fiecare are 3 castele, iar la cinci sau șase jucători, 2. Când se finalizează un oraș mic din două segmente semirotunde și în el stă un singur supus, cel căruia îi aparține poate întemeia acolo un castel în loc de a puncta. Supusul rămâne castelan.',
  'carcassonne.book.castles.vicinity':
    'În jurul castelului: cele două cartonașe ale lui și câte două pe fiecare latură lungă a lor. Castelanul așteaptă ce se finalizează acolo într-o tură următoare.',
  'carcassonne.book.castles.scores':
    'Drumul e finalizat. Nimeni nu stă pe el, dar o parte e în jurul castelului: castelanul ia aceleași 3 puncte și se întoarce acasă.',
  'carcassonne.book.castles.first':
    'Contează primul lucru: un drum, un oraș sau o mănăstire, ale oricui sau ale nimănui. Dacă se finalizează mai multe deodată, contează cel mai valoros. Cine îl are și pe acela punctează de două ori.',
  'carcassonne.book.castles.chain':
    'Un castel care a punctat e și el finalizat, iar castelele care au în jur un cartonaș al lui aduc aceleași puncte.',
  'carcassonne.book.castles.fields': 'Pentru țărani un castel valorează 4 puncte în loc de 3, cu castelan sau fără.',
  'carcassonne.book.castles.end': 'La sfârșitul partidei, castelanii care mai așteaptă se întorc fără puncte.',
  'carcassonne.book.bazaars.title': 'Bazaruri',
  'carcassonne.book.bazaars':
    'După ce ai pus un cartonaș cu bazar și s-au dat punctele, tragi câte un cartonaș de persoană și le întorci cu fața în sus. Teancul trebuie să aibă cel puțin atâtea cartonașe.',
  'carcassonne.book.bazaars.auction':
    'Un jucător a pus bazarul. Celălalt alege primul un cartonaș; i se oferă 3 puncte, dar el cumpără: îi plătește celui cu bazarul aceste 3 puncte.',
  'carcassonne.book.bazaars.trade':
    'Persoana din stânga ta alege un cartonaș și oferă 0 puncte sau mai mult. Ceilalți fără cartonaș oferă mai mult sau pasează, o dată fiecare. Apoi ea cumpără cartonașul, plătind celui care a oferit cel mai mult, sau i-l vinde. Dacă nimeni n-a oferit mai mult, își plătește oferta, dar nimănui. Apoi alege următorul fără cartonaș; ultimul îl primește gratuit pe cel rămas. Punctele pot scădea sub 0.',
  'carcassonne.book.bazaars.turns':
    'Apoi fiecare, începând din stânga ta, își pune cartonașul în tura sa, în loc să tragă.',
  'carcassonne.book.bazaars.choose':
    'În această partidă nu se licitează: pe rând, începând din stânga ta, fiecare ia un cartonaș și îl pune în loc să tragă.',
  'carcassonne.book.bazaars.none': 'Un cartonaș luat dintr-un bazar nu deschide alt bazar.',
  'carcassonne.lesson.span.name': 'Un pod',
  'carcassonne.lesson.span.1':
    'Tâlharul tău e pe drumul de la (0, 0), iar cartonașul tău nu are drum. Pune-l totuși la (-1, 0): un pod duce drumul peste el.',
  'carcassonne.lesson.span.1.wrong': 'La (-1, 0) nu e niciun pod. Pune cartonașul acolo.',
  'carcassonne.lesson.span.1.done': 'Podul îți duce drumul peste mănăstire. Mai ai 2 poduri.',
  'carcassonne.lesson.span.2': 'Acum finalizează drumul cu cartonașul la (-2, 0).',
  'carcassonne.lesson.span.2.wrong': 'Drumul nu e încă finalizat. Pune cartonașul la (-2, 0), cu drumul spre est.',
  'carcassonne.lesson.span.2.done': 'Patru cartonașe, unul dintre ele prin podul lui: 4 puncte.',
  'carcassonne.lesson.lordship.name': 'Un castel',
  'carcassonne.lesson.lordship.1':
    'Finalizează orașul mic la (0, 1), cu un cavaler. Apoi întemeiază un castel în loc de a lua 4 puncte.',
  'carcassonne.lesson.lordship.1.wrong':
    'Încă nu e niciun castel. Pune cartonașul la (0, 1), cu un cavaler în oraș, și alege castelul.',
  'carcassonne.lesson.lordship.1.done':
    'Cavalerul tău e acum castelan. Pe lângă castel trece un drum lung, iar adversara tocmai i-a închis un capăt.',
  'carcassonne.lesson.lordship.2': 'Finalizează drumul la celălalt capăt, la (-1, 0), fără supus.',
  'carcassonne.lesson.lordship.2.wrong': 'Drumul nu e încă finalizat. Pune cartonașul la (-1, 0), cu drumul spre est.',
  'carcassonne.lesson.lordship.2.done':
    '5 puncte pentru castel, cât valorează primul drum din jurul lui. Castelanul se întoarce acasă.',
  'carcassonne.lesson.hammer.name': 'O licitație',
  'carcassonne.lesson.hammer.1':
    'Adversara a pus un bazar, deci tu alegi primul cartonaș. Mănăstirea cu drum ți-ar putea încheia drumul: alege-o și oferă 1 punct.',
  'carcassonne.lesson.hammer.1.wrong': 'E alt cartonaș. Alege mănăstirea cu drum.',
  'carcassonne.lesson.hammer.1.done': 'Oricine nu are cartonaș poate oferi mai mult, o singură dată.',
  'carcassonne.lesson.hammer.2':
    'Adversara oferă 2 puncte. Cumpără cartonașul: îi plătești ei cele 2 puncte. L-ai putea și vinde și le-ai primi tu.',
  'carcassonne.lesson.hammer.2.wrong': 'Acum cartonașul e la adversară. De data aceasta cumpără-l.',
  'carcassonne.lesson.hammer.2.done':
    'Cartonașul e al tău, iar adversara îl primește gratuit pe ultimul. Tu pui înaintea ei, fiindcă bazarul era al ei.',
};
