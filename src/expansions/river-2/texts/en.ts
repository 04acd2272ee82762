import type { Catalogue } from '../../../i18n/message.ts';

export const river2 = {
  'carcassonne.river-2': 'River II',
  'carcassonne.river-2.hint':
    'A river with a fork is placed first. Its two arms never meet; one ends at a city, one at a lake.',
  'carcassonne.river-2.spring': 'spring',
  'carcassonne.river-2.fork': 'fork of the river',
  'carcassonne.river-2.lake': 'lake',
  'carcassonne.river-2.lake.placed': '{player} places the lake at {cell} and draws the next tile.',
  'error.river-arms-join': 'The two arms of the river must not meet.',
  'carcassonne.book.river-2.title': 'River II',
  'carcassonne.book.river-2':
    'The river tiles are placed first: the spring, then the fork, then the others at either open arm.',
  'carcassonne.book.river-2.fork': 'The fork: from here the river has two arms.',
  'carcassonne.book.river-2.arms':
    'The arms must not meet, and two bends in a row must not turn the same way. One tile ends an arm at a city.',
  'carcassonne.book.river-2.lake':
    'The lake comes last. Nobody is placed on it, and its player draws and places another tile at once.',
} as const satisfies Catalogue;
