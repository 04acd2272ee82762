import type { Translation } from '../../../i18n/message.ts';
import type { bridges as en } from './en.ts';

export const bridges: Translation<typeof en> = {
  'carcassonne.reason.spans': 'duce drumul mai departe cu un pod',
  'carcassonne.reason.declines': 'păstrează podul pentru un cartonaș mai bun',
  'carcassonne.bridges': 'Poduri',
  'carcassonne.bridges.hint':
    'Podurile îți duc drumurile peste câmpuri, orașe și alte drumuri. Fiecare are 3, iar la cinci sau șase jucători, 2.',
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
  'carcassonne.bridges.deployed': '{player} pune un tâlhar pe pod.',
  'error.bridge-impossible':
    'Podul nu se potrivește acolo: ambele capete stau pe câmp, toate laturile trebuie să se potrivească și într-o tură se construiește cel mult unul.',
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
  'carcassonne.lesson.span.name': 'Un pod',
  'carcassonne.lesson.span.1':
    'Tâlharul tău e pe drumul de la (0, 0), iar cartonașul tău nu are drum. Pune-l totuși la (-1, 0): un pod duce drumul peste el.',
  'carcassonne.lesson.span.1.wrong': 'La (-1, 0) nu e niciun pod. Pune cartonașul acolo.',
  'carcassonne.lesson.span.1.done': 'Podul îți duce drumul peste mănăstire. Mai ai 2 poduri.',
  'carcassonne.lesson.span.2': 'Acum finalizează drumul cu cartonașul la (-2, 0).',
  'carcassonne.lesson.span.2.wrong': 'Drumul nu e încă finalizat. Pune cartonașul la (-2, 0), cu drumul spre est.',
  'carcassonne.lesson.span.2.done': 'Patru cartonașe, unul dintre ele prin podul lui: 4 puncte.',
};
