import type { Translation } from '../../../i18n/message.ts';
import type { portal as en } from './en.ts';

export const portal: Translation<typeof en> = {
  'carcassonne.reason.enters': 'setzt durch den Zaubergang auf ein anderes Plättchen',
  'carcassonne.portal': 'Zaubergänge',
  'carcassonne.portal.hint': 'Durch einen Zaubergang darf eine Figur auf jedes Plättchen des Plans gesetzt werden.',
  'carcassonne.portal.mark': 'Zaubergang',
  'carcassonne.portal.prompt': 'Irgendwo jemanden setzen?',
  'carcassonne.portal.places': {
    one: '{count} Möglichkeit durch den Zaubergang',
    other: '{count} Möglichkeiten durch den Zaubergang',
  },
  'carcassonne.portal.label': 'Wen du wohin setzt; das Wertvollste zuerst',
  'carcassonne.book.portal.title': 'Zaubergänge',
  'carcassonne.book.portal':
    'Durch einen Zaubergang darfst du deine Figur auf jedes Plättchen des Plans setzen: überall, wo noch niemand steht und was nicht schon in einem früheren Zug abgeschlossen wurde.',
  'carcassonne.book.portal.far': 'Durch den Zaubergang kommt ein Ritter in die freie Stadt.',
  'carcassonne.lesson.passage.name': 'Durch den Zaubergang',
  'carcassonne.lesson.passage.1':
    'Die Stadt bei (0, 1) ist frei, aber weit weg von den Stellen, an die dein Plättchen passt. Es zeigt einen Zaubergang: Lege es an und setze dann einen Ritter in diese Stadt.',
  'carcassonne.lesson.passage.1.wrong':
    'Die Stadt bei (0, 1) ist noch frei. Wähle nach dem Anlegen den Ritter in der Stadt bei (0, 1).',
  'carcassonne.lesson.passage.1.done':
    'Durch einen Zaubergang kommst du überallhin, wo noch niemand steht und was nicht schon in einem früheren Zug abgeschlossen wurde. Die Liste nennt das Wertvollste zuerst.',
  'carcassonne.lesson.passage.2': 'Schließe jetzt deine Stadt auf (0, 2) ab.',
  'carcassonne.lesson.passage.2.wrong': 'Die Stadt ist oben noch offen. Lege das Plättchen auf (0, 2).',
  'carcassonne.lesson.passage.2.done': '8 Punkte für eine Stadt, die du nicht begonnen hast.',
};
