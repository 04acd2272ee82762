import type { Translation } from '../../../i18n/message.ts';
import type { pigs as en } from './en.ts';

export const pigs: Translation<typeof en> = {
  'carcassonne.pigs': 'Pigs',
  'carcassonne.pigs.hint': 'Abgeschlossene Straßen bringen 2 Punkte pro Plättchen, und ein Wegweiser zeigt die letzte.',
  'carcassonne.pigs.piece': 'Wegweiser',
  'carcassonne.pigs.here': 'hier steht der Wegweiser',
  'carcassonne.pigs.moved': '{player}: Der Wegweiser zieht auf {cell}.',
  'carcassonne.book.pigs.title': 'Pigs',
  'carcassonne.book.pigs': 'Eine abgeschlossene Straße bringt 2 Punkte pro Plättchen, eine unvollendete 1.',
  'carcassonne.book.pigs.road':
    'Die Straße ist abgeschlossen: 4 Plättchen, 8 Punkte. Der Wegweiser zieht auf das eben gelegte Plättchen.',
  'carcassonne.lesson.pigs.name': 'Pigs',
  'carcassonne.lesson.pigs.1': 'Deine Straße beginnt am Kloster. Lass sie enden: Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.pigs.1.wrong': 'Das ist erlaubt, aber deine Straße bleibt offen. Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.pigs.1.done': 'Abgeschlossen: 4 Plättchen zu je 2 Punkten. Das sind 8 Punkte.',
};
