import type { Translation } from '../../../i18n/message.ts';
import type { sample as en } from './en.ts';

export const sample: Translation<typeof en> = {
  'carcassonne.sample': 'Sample',
  'carcassonne.sample.hint':
    'Abgeschlossene Straßen bringen 2 Punkte pro Plättchen, und ein Wegweiser zeigt die letzte.',
  'carcassonne.sample.piece': 'Wegweiser',
  'carcassonne.sample.here': 'hier steht der Wegweiser',
  'carcassonne.sample.moved': '{player}: Der Wegweiser zieht auf {cell}.',
  'carcassonne.book.sample.title': 'Sample',
  'carcassonne.book.sample': 'Eine abgeschlossene Straße bringt 2 Punkte pro Plättchen, eine unvollendete 1.',
  'carcassonne.book.sample.road':
    'Die Straße ist abgeschlossen: 4 Plättchen, 8 Punkte. Der Wegweiser zieht auf das eben gelegte Plättchen.',
  'carcassonne.lesson.sample.name': 'Sample',
  'carcassonne.lesson.sample.1': 'Deine Straße beginnt am Kloster. Lass sie enden: Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.sample.1.wrong': 'Das ist erlaubt, aber deine Straße bleibt offen. Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.sample.1.done': 'Abgeschlossen: 4 Plättchen zu je 2 Punkten. Das sind 8 Punkte.',
};
