import type { Catalogue } from '../../../i18n/message.ts';

export const boxes = {
  'carcassonne.box.expansion-3': 'The Princess & the Dragon',
  'carcassonne.box.expansion-3.hint':
    'The whole box: 30 tiles with volcanoes, dragons, princesses and portals, and a fairy.',
  'carcassonne.box.expansion-6': 'Count, King & Robber',
  'carcassonne.box.expansion-6.hint':
    'The Count and his city, King and Robber Baron, shrines, and a second river – everything that can be combined.',
  'carcassonne.box.expansion-8': 'Bridges, Castles & Bazaars',
  'carcassonne.box.expansion-8.hint':
    'The whole box: 12 tiles, bridges across the land, small cities that become castles, and bazaars where tiles are auctioned.',
  'carcassonne.box.expansion-1': 'Inns & Cathedrals',
  'carcassonne.box.expansion-1.hint':
    'The whole box: 18 tiles with inns and cathedrals, and a large follower for everyone.',
  'carcassonne.box.expansion-2': 'Traders & Builders',
  'carcassonne.box.expansion-2.hint':
    'The whole box: 24 tiles, builders who earn a second tile, pigs for fields, and trade goods for completed cities.',
} as const satisfies Catalogue;
