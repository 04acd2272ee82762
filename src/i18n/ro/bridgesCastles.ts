import type { bridgesCastles as en } from '../en/bridgesCastles.ts';
import type { Translation } from '../message.ts';

/** Ținutul: poduri și orașe mici care devin castele. */
export const bridgesCastles: Translation<typeof en> = {
  'carcassonne.box.expansion-8': 'Poduri, castele și bazaruri',
  'carcassonne.box.expansion-8.hint':
    'Toată cutia: 12 cartonașe, poduri peste ținut, orașe mici care devin castele și bazaruri unde cartonașele se licitează.',
  'carcassonne.bridges': 'Poduri',
  'carcassonne.bridges.hint':
    'Podurile îți duc drumurile peste câmpuri, orașe și alte drumuri. Fiecare are 3, iar în cinci sau șase persoane 2.',
  'carcassonne.bridges.piece.NS': 'pod de la nord la sud',
  'carcassonne.bridges.piece.WE': 'pod de la vest la est',
  'carcassonne.bridges.axis.NS': 'de la nord la sud',
  'carcassonne.bridges.axis.WE': 'de la vest la est',
  'carcassonne.bridges.left': {
    one: 'mai e {count} pod',
    few: 'mai sunt {count} poduri',
    other: 'mai sunt {count} de poduri',
  },
  'carcassonne.bridges.left.none': 'niciun pod în rezervă',
  'carcassonne.bridges.choice': 'Pod la {cell}',
  'carcassonne.bridges.commit': 'Construiește podul',
  'carcassonne.bridges.needed': {
    one: 'dintre ele {count} cu pod',
    few: 'dintre ele {count} cu pod',
    other: 'dintre ele {count} cu pod',
  },
  'carcassonne.bridges.needed.all': 'numai cu un pod',
  'carcassonne.bridges.builds': {
    one: 'Cu ultimul tău pod, {axis}',
    few: 'Cu unul dintre cele {count} poduri ale tale, {axis}',
    other: 'Cu unul dintre cele {count} de poduri ale tale, {axis}',
  },
  'carcassonne.bridges.builds.beside': {
    one: 'Cu ultimul tău pod, pe cartonașul de la {cell}, {axis}',
    few: 'Cu unul dintre cele {count} poduri ale tale, pe cartonașul de la {cell}, {axis}',
    other: 'Cu unul dintre cele {count} de poduri ale tale, pe cartonașul de la {cell}, {axis}',
  },
  'carcassonne.bridges.commit.place': 'Pune cu un pod',
  'carcassonne.bridges.pass': 'Pune cartonașul deoparte',
  'carcassonne.bridges.pass.hint': 'nu construiești pod și tragi alt cartonaș',
  'carcassonne.bridges.built': '{player} construiește un pod la {cell}, {axis}.',
  'carcassonne.bridges.declined': '{player} nu construiește pod: pune cartonașul deoparte și trage din nou.',
  'carcassonne.bridges.follower': 'Tâlhar pe pod',
  'carcassonne.bridges.placed': 'tâlharul jucătorului {player} pe pod',
  'carcassonne.bridges.deployed': '{player} trimite un tâlhar pe pod.',
  'error.bridge-impossible':
    'Podul nu se potrivește acolo: ambele capete stau pe câmp, toate laturile trebuie să se potrivească și într-o tură se construiește cel mult unul.',
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
  'carcassonne.castles.worth': '{where} (acum {now} p., finalizat {finished})',
  'carcassonne.castles.worth.more': '{where} (acum {now} p., finalizat cel puțin {finished})',
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
  'carcassonne.castles.waits.none': 'Niciun castel nu așteaptă acum.',
  'carcassonne.castles.waits': 'Castelul jucătorului {player} de la {cell} așteaptă',
  'carcassonne.castles.refused': 'Acolo nu se poate întemeia un castel: alege un oraș mic finalizat de acest cartonaș.',
};
