import type { Translation } from '../../../i18n/message.ts';
import type { builders as en } from './en.ts';

export const builders: Translation<typeof en> = {
  'carcassonne.builders': 'Builders',
  'carcassonne.builders.hint':
    'Abgeschlossene Straßen bringen 2 Punkte pro Plättchen, und ein Wegweiser zeigt die letzte.',
  'carcassonne.builders.piece': 'Wegweiser',
  'carcassonne.builders.here': 'hier steht der Wegweiser',
  'carcassonne.builders.moved': '{player}: Der Wegweiser zieht auf {cell}.',
  'carcassonne.book.builders.title': 'Builders',
  'carcassonne.book.builders': 'Eine abgeschlossene Straße bringt 2 Punkte pro Plättchen, eine unvollendete 1.',
  'carcassonne.book.builders.road':
    'Die Straße ist abgeschlossen: 4 Plättchen, 8 Punkte. Der Wegweiser zieht auf das eben gelegte Plättchen.',
  'carcassonne.lesson.builders.name': 'Builders',
  'carcassonne.lesson.builders.1': 'Deine Straße beginnt am Kloster. Lass sie enden: Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.builders.1.wrong':
    'Das ist erlaubt, aber deine Straße bleibt offen. Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.builders.1.done': 'Abgeschlossen: 4 Plättchen zu je 2 Punkten. Das sind 8 Punkte.',
};
