import type { Translation } from '../../../i18n/message.ts';
import type { boxes as en } from './en.ts';

export const boxes: Translation<typeof en> = {
  'carcassonne.box.expansion-3': 'Burgfräulein und Drache',
  'carcassonne.box.expansion-3.hint':
    'Die ganze Schachtel: 30 Plättchen mit Vulkanen, Drachen, Burgfräulein und Zaubergängen, dazu eine Fee.',
  'carcassonne.box.expansion-6': 'Graf, König & Konsorten',
  'carcassonne.box.expansion-6.hint':
    'Der Graf und seine Stadt, König und Raubritter, Kultstätten und ein zweiter Fluss – alles, was sich kombinieren lässt.',
  'carcassonne.box.expansion-8': 'Brücken, Burgen und Basare',
  'carcassonne.box.expansion-8.hint':
    'Die ganze Schachtel: 12 Plättchen, Brücken über das Land, kleine Städte, die zu Burgen werden, und Basare, auf denen Plättchen versteigert werden.',
  'carcassonne.box.expansion-1': 'Wirtshäuser und Kathedralen',
  'carcassonne.box.expansion-1.hint':
    'Die ganze Schachtel: 18 Plättchen mit Wirtshäusern und Kathedralen, dazu für jeden ein großer Gefolgsmann.',
  'carcassonne.box.expansion-2': 'Händler & Baumeister',
  'carcassonne.box.expansion-2.hint':
    'Die ganze Schachtel: 24 Plättchen, Baumeister für ein zweites Plättchen, Schweine für die Wiesen und Handelswaren für abgeschlossene Städte.',
};
