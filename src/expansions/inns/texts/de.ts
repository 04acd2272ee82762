import type { Translation } from '../../../i18n/message.ts';
import type { inns as en } from './en.ts';

export const inns: Translation<typeof en> = {
  'carcassonne.inns': 'Inns',
  'carcassonne.inns.hint': 'Abgeschlossene Straßen bringen 2 Punkte pro Plättchen, und ein Wegweiser zeigt die letzte.',
  'carcassonne.inns.piece': 'Wegweiser',
  'carcassonne.inns.here': 'hier steht der Wegweiser',
  'carcassonne.inns.moved': '{player}: Der Wegweiser zieht auf {cell}.',
  'carcassonne.book.inns.title': 'Inns',
  'carcassonne.book.inns': 'Eine abgeschlossene Straße bringt 2 Punkte pro Plättchen, eine unvollendete 1.',
  'carcassonne.book.inns.road':
    'Die Straße ist abgeschlossen: 4 Plättchen, 8 Punkte. Der Wegweiser zieht auf das eben gelegte Plättchen.',
  'carcassonne.lesson.inns.name': 'Inns',
  'carcassonne.lesson.inns.1': 'Deine Straße beginnt am Kloster. Lass sie enden: Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.inns.1.wrong': 'Das ist erlaubt, aber deine Straße bleibt offen. Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.inns.1.done': 'Abgeschlossen: 4 Plättchen zu je 2 Punkten. Das sind 8 Punkte.',
};
