import type { Translation } from '../../../i18n/message.ts';
import type { castles as en } from './en.ts';

export const castles: Translation<typeof en> = {
  'carcassonne.reason.founds': 'întemeiază un castel, fiindcă în jur se anunță puncte',
  'carcassonne.reason.reaches': {
    one: 'aduce castelului {count} punct',
    few: 'aduce castelului {count} puncte',
    other: 'aduce castelului {count} de puncte',
  },
  'carcassonne.castles': 'Castele',
  'carcassonne.castles.hint':
    'Un oraș mic poate deveni castel. Acum nu aduce nimic, iar mai târziu cât valorează primul lucru finalizat în jurul lui.',
  'carcassonne.castles.piece': 'castel',
  'carcassonne.castles.wide': '(lat)',
  'carcassonne.castles.left': {
    one: 'mai e {count} castel',
    few: 'mai sunt {count} castele',
    other: 'mai sunt {count} de castele',
  },
  'carcassonne.castles.left.none': 'niciun castel în rezervă',
  'carcassonne.castles.prompt': 'Întemeiezi un castel?',
  'carcassonne.castles.detail': 'Punctezi orașul acum sau un castelan așteaptă ce se finalizează în jur.',
  'carcassonne.castles.others': '{player} poate întemeia un castel',
  'carcassonne.castles.label': 'Ce devine orașul mic',
  'carcassonne.castles.choice': 'Castel la {cell}',
  'carcassonne.castles.commit': 'Întemeiază castelul',
  'carcassonne.castles.around': 'poate aduce: {what}',
  'carcassonne.castles.around.none': 'încă nu e nimic nefinalizat în jur',
  'carcassonne.castles.around.more': {
    one: 'și încă {count}',
    few: 'și încă {count}',
    other: 'și încă {count}',
  },
  'carcassonne.castles.worth': '{where} (acum {now}, la finalizare {finished})',
  'carcassonne.castles.worth.more': '{where} (acum {now}, la finalizare cel puțin {finished})',
  'carcassonne.castles.pass': {
    one: 'Fără castel: {count} punct pentru oraș',
    few: 'Fără castel: {count} puncte pentru oraș',
    other: 'Fără castel: {count} de puncte pentru oraș',
  },
  'carcassonne.castles.pass.commit': 'Punctează orașul',
  'carcassonne.castles.founded': '{player} întemeiază un castel la {cell}. Castelanul așteaptă.',
  'carcassonne.castles.reached.road': 'Castelul jucătorului {player} de la {cell} aduce cât drumul de la {from}.',
  'carcassonne.castles.reached.city': 'Castelul jucătorului {player} de la {cell} aduce cât orașul de la {from}.',
  'carcassonne.castles.reached.monastery':
    'Castelul jucătorului {player} de la {cell} aduce cât mănăstirea de la {from}.',
  'carcassonne.castles.reached.castle': 'Castelul jucătorului {player} de la {cell} aduce cât castelul de la {from}.',
  'carcassonne.castles.lord': 'castelanul jucătorului {player}',
  'carcassonne.castles.home': 'Castelanul jucătorului {player} se întoarce acasă.',
  'carcassonne.castles.line': 'Castel',
  'carcassonne.castles.line.field': {
    one: 'Câmp, {count} castel',
    few: 'Câmp, {count} castele',
    other: 'Câmp, {count} de castele',
  },
  'carcassonne.castles.waits.none': 'Niciun castel nu așteaptă acum.',
  'carcassonne.castles.waits': 'Castelul jucătorului {player} de la {cell} așteaptă',
  'carcassonne.castles.about': 'Aduce cât prima dintre acestea care se finalizează:',
  'carcassonne.castles.about.scored': 'A punctat deja. Rămâne gol până la sfârșit.',
  'carcassonne.castles.refused': 'Acolo nu se poate întemeia un castel: alege un oraș mic finalizat de acest cartonaș.',
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
};
