import type { Translation } from '../../../i18n/message.ts';
import type { king as en } from './en.ts';

export const king: Translation<typeof en> = {
  'carcassonne.reason.crowns': 'nimmt die Königskarte: die größte Stadt',
  'carcassonne.reason.outrides': 'nimmt die Raubritterkarte: die längste Straße',
  'carcassonne.king': 'König und Raubritter',
  'carcassonne.king.hint':
    'Wer die größte Stadt oder die längste Straße abschließt, hält eine Karte, die am Ende Punkte bringt.',
  'carcassonne.king.options': 'Die beiden Karten bringen',
  'carcassonne.king.options.each': '1 Punkt je abgeschlossener Stadt oder Straße (Regeln von 2007 und 2017)',
  'carcassonne.king.options.10': 'je 10 Punkte (Variante)',
  'carcassonne.king.options.15-40': '15 Punkte für eine, 40 für beide (Variante)',
  'carcassonne.king.options.running': '1 Punkt bei jedem Abschluss, am Ende nichts (Variante)',
  'carcassonne.king.card.king': 'König',
  'carcassonne.king.card.robber': 'Raubritter',
  'carcassonne.king.piece.king': 'der Stein des Königs',
  'carcassonne.king.piece.robber': 'der Stein des Raubritters',
  'carcassonne.king.here.king': 'die größte Stadt',
  'carcassonne.king.here.robber': 'die längste Straße',
  'carcassonne.king.free.king': 'Die Königskarte wartet auf die erste abgeschlossene Stadt.',
  'carcassonne.king.free.robber': 'Die Raubritterkarte wartet auf die erste abgeschlossene Straße.',
  'carcassonne.king.held.king': {
    one: '{player}: Stadt mit {size} Plättchen bei {cell}, bisher {count} Punkt',
    other: '{player}: Stadt mit {size} Plättchen bei {cell}, bisher {count} Punkte',
  },
  'carcassonne.king.held.robber': {
    one: '{player}: Straße mit {size} Plättchen bei {cell}, bisher {count} Punkt',
    other: '{player}: Straße mit {size} Plättchen bei {cell}, bisher {count} Punkte',
  },
  'carcassonne.king.win.king': 'Eine abgeschlossene Stadt ab {size} Plättchen gewinnt den König.',
  'carcassonne.king.win.robber': 'Eine abgeschlossene Straße ab {size} Plättchen gewinnt den Raubritter.',
  'carcassonne.king.short': 'ab {size} Plättchen',
  'carcassonne.king.marked.king': 'Der Stein des Königs kommt in die Stadt bei {cell}.',
  'carcassonne.king.marked.robber': 'Der Stein des Raubritters kommt auf die Straße bei {cell}.',
  'carcassonne.king.taken.king': '{player} nimmt die Königskarte: die größte Stadt.',
  'carcassonne.king.taken.robber': '{player} nimmt die Raubritterkarte: die längste Straße.',
  'carcassonne.king.line.king': { one: 'König, {count} Stadt', other: 'König, {count} Städte' },
  'carcassonne.king.line.robber': { one: 'Raubritter, {count} Straße', other: 'Raubritter, {count} Straßen' },
  'carcassonne.king.line.card.king': 'Königskarte',
  'carcassonne.king.line.card.robber': 'Raubritterkarte',
  'carcassonne.king.line.both': 'König und Raubritter',
  'carcassonne.book.king.title': 'König und Raubritter',
  'carcassonne.book.king':
    'Wer das Plättchen legt, das die erste Stadt abschließt, nimmt die Königskarte; bei der ersten Straße die Raubritterkarte. Wer die Punkte bekommt, ist gleich.',
  'carcassonne.book.king.takes':
    'Die 6 Punkte bekommt die eine Person, die Königskarte die andere: Sie hat das Plättchen gelegt.',
  'carcassonne.book.king.later':
    'Eine größere Stadt oder längere Straße nimmt die Karte weg. Gleich groß reicht nicht.',
  'carcassonne.book.king.each':
    'Am Ende bringt der König 1 Punkt je abgeschlossener Stadt, der Raubritter 1 je abgeschlossener Straße.',
  'carcassonne.book.king.10': 'In dieser Partie bringt jede Karte am Ende 10 Punkte.',
  'carcassonne.book.king.15-40': 'In dieser Partie bringt eine Karte am Ende 15 Punkte, beide zusammen 40.',
  'carcassonne.book.king.running':
    'In dieser Partie bringt eine Karte bei jeder abgeschlossenen Stadt oder Straße 1 Punkt, am Ende keinen.',
  'carcassonne.lesson.crown.name': 'Die Königskarte',
  'carcassonne.lesson.crown.1':
    'Der Ritter deiner Gegnerin ist in der Stadt bei (0, 1). Schließe sie trotzdem auf (0, 2) ab: Die Punkte gehören ihr, die Königskarte dir.',
  'carcassonne.lesson.crown.1.wrong': 'Noch ist keine Stadt abgeschlossen. Lege das Plättchen auf (0, 2).',
  'carcassonne.lesson.crown.1.done':
    'Du hast den König: am Ende 1 Punkt je abgeschlossener Stadt. Wer eine Stadt mit 4 Plättchen abschließt, nimmt ihn dir ab.',
};
