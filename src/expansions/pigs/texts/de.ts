import type { Translation } from '../../../i18n/message.ts';
import type { pigs as en } from './en.ts';

export const pigs: Translation<typeof en> = {
  'carcassonne.reason.fattens': 'setzt das Schwein auf die Wiese: 1 Punkt mehr für jede abgeschlossene Stadt',
  'carcassonne.pigs': 'Schweine',
  'carcassonne.pigs.hint':
    'Setze dein Schwein zu deinem Bauern. Dann bringt die Wiese für jede abgeschlossene Stadt 4 Punkte statt 3.',
  'carcassonne.pigs.card': 'Schwein',
  'carcassonne.pigs.in': 'Schwein im Vorrat',
  'carcassonne.pigs.out': 'Schwein auf dem Brett',
  'carcassonne.pigs.choice': 'Schwein auf die Wiese',
  'carcassonne.pigs.commit': 'Schwein setzen',
  'carcassonne.pigs.placed': 'Schwein auf der Wiese ({player})',
  'carcassonne.pigs.deployed': '{player} setzt das Schwein auf die Wiese.',
  'carcassonne.pigs.home': 'Das Schwein kehrt zurück ({player}).',
  'carcassonne.pigs.herd': 'Schweineherde',
  'carcassonne.pigs.line.pig': { one: 'Schwein, {count} Stadt', other: 'Schwein, {count} Städte' },
  'carcassonne.pigs.line.pigHerd': { one: 'Schweineherde, {count} Stadt', other: 'Schweineherde, {count} Städte' },
  'carcassonne.pigs.category.pig': 'Schweine',
  'carcassonne.pigs.category.pigHerd': 'Schweineherden',
  'carcassonne.pigs.about': 'Schwein ({player}): 1 Punkt mehr für jede abgeschlossene Stadt',
  'carcassonne.pigs.about.herd': 'Schweineherde: 1 Punkt mehr für jede abgeschlossene Stadt',
  'carcassonne.book.pigs.title': 'Schweine',
  'carcassonne.book.pigs':
    'Liegt dein Bauer auf einer Wiese, darfst du statt eines weiteren Gefolgsmanns dein Schwein dazusetzen, auf das gerade gelegte Plättchen. In einer Mehrheit zählt es nicht.',
  'carcassonne.book.pigs.scene':
    'Die Wiese grenzt an zwei abgeschlossene Städte: 6 Punkte für den Bauern und 2 mehr für das Schwein.',
  'carcassonne.book.pigs.more':
    'Wertest du die Wiese nicht, bringt auch dein Schwein nichts. Es bleibt bis zum Schluss oder kehrt zurück, wenn dein letzter Bauer die Wiese verlässt. Auf einem Plättchen des Flusses II weidet eine Schweineherde: Wer ihre Wiese wertet, bekommt für jede Stadt 1 Punkt mehr.',
  'carcassonne.lesson.pigs.name': 'Das Schwein',
  'carcassonne.lesson.pigs.1':
    'Dein Bauer liegt auf der Wiese um (0, 1), die an eine abgeschlossene Stadt grenzt. Lege das Kloster auf (0, 2) und setze dein Schwein auf diese Wiese.',
  'carcassonne.lesson.pigs.1.wrong':
    'Dein Schwein ist noch im Vorrat. Lege das Kloster auf (0, 2) und wähle „Schwein auf die Wiese“.',
  'carcassonne.lesson.pigs.1.done':
    'Am Schluss bringt diese Wiese 4 Punkte für jede abgeschlossene Stadt, solange du dort die meisten Bauern hast.',
  'carcassonne.lesson.pigs.2':
    'Eine Stadt auf (1, 1) ist noch offen. Schließe sie auf (1, 2) ab: Auch sie grenzt an deine Wiese.',
  'carcassonne.lesson.pigs.2.wrong': 'Die Stadt auf (1, 1) ist oben noch offen. Schließe sie auf (1, 2) ab.',
  'carcassonne.lesson.pigs.2.done':
    'Zwei abgeschlossene Städte: 6 Punkte für den Bauern und 2 für das Schwein. Ohne Mehrheit wäre das Schwein nichts wert gewesen.',
};
