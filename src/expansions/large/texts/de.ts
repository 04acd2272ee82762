import type { Translation } from '../../../i18n/message.ts';
import type { large as en } from './en.ts';

export const large: Translation<typeof en> = {
  'carcassonne.large': 'Large',
  'carcassonne.large.hint':
    'Abgeschlossene Straßen bringen 2 Punkte pro Plättchen, und ein Wegweiser zeigt die letzte.',
  'carcassonne.large.piece': 'Wegweiser',
  'carcassonne.large.here': 'hier steht der Wegweiser',
  'carcassonne.large.moved': '{player}: Der Wegweiser zieht auf {cell}.',
  'carcassonne.book.large.title': 'Large',
  'carcassonne.book.large': 'Eine abgeschlossene Straße bringt 2 Punkte pro Plättchen, eine unvollendete 1.',
  'carcassonne.book.large.road':
    'Die Straße ist abgeschlossen: 4 Plättchen, 8 Punkte. Der Wegweiser zieht auf das eben gelegte Plättchen.',
  'carcassonne.lesson.large.name': 'Large',
  'carcassonne.lesson.large.1': 'Deine Straße beginnt am Kloster. Lass sie enden: Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.large.1.wrong': 'Das ist erlaubt, aber deine Straße bleibt offen. Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.large.1.done': 'Abgeschlossen: 4 Plättchen zu je 2 Punkten. Das sind 8 Punkte.',
};
