import type { Translation } from '../../../i18n/message.ts';
import type { goods as en } from './en.ts';

export const goods: Translation<typeof en> = {
  'carcassonne.goods': 'Goods',
  'carcassonne.goods.hint':
    'Abgeschlossene Straßen bringen 2 Punkte pro Plättchen, und ein Wegweiser zeigt die letzte.',
  'carcassonne.goods.piece': 'Wegweiser',
  'carcassonne.goods.here': 'hier steht der Wegweiser',
  'carcassonne.goods.moved': '{player}: Der Wegweiser zieht auf {cell}.',
  'carcassonne.book.goods.title': 'Goods',
  'carcassonne.book.goods': 'Eine abgeschlossene Straße bringt 2 Punkte pro Plättchen, eine unvollendete 1.',
  'carcassonne.book.goods.road':
    'Die Straße ist abgeschlossen: 4 Plättchen, 8 Punkte. Der Wegweiser zieht auf das eben gelegte Plättchen.',
  'carcassonne.lesson.goods.name': 'Goods',
  'carcassonne.lesson.goods.1': 'Deine Straße beginnt am Kloster. Lass sie enden: Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.goods.1.wrong': 'Das ist erlaubt, aber deine Straße bleibt offen. Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.goods.1.done': 'Abgeschlossen: 4 Plättchen zu je 2 Punkten. Das sind 8 Punkte.',
};
