import type { Catalogue } from '../../../i18n/message.ts';

export const king = {
  'carcassonne.reason.crowns': 'takes the King’s card: the largest city',
  'carcassonne.reason.outrides': 'takes the Robber Baron’s card: the longest road',
  'carcassonne.king': 'King and Robber Baron',
  'carcassonne.king.hint': 'Complete the largest city or the longest road, and hold a card that scores at the end.',
  'carcassonne.king.options': 'The two cards score',
  'carcassonne.king.options.each': '1 point per completed city or road (2007 and 2017 rules)',
  'carcassonne.king.options.10': '10 points each (variant)',
  'carcassonne.king.options.15-40': '15 points for one, 40 for both (variant)',
  'carcassonne.king.options.running': '1 point at every completion, none at the end (variant)',
  'carcassonne.king.card.king': 'King',
  'carcassonne.king.card.robber': 'Robber Baron',
  'carcassonne.king.piece.king': 'the King’s marker',
  'carcassonne.king.piece.robber': 'the Robber Baron’s marker',
  'carcassonne.king.here.king': 'the largest city',
  'carcassonne.king.here.robber': 'the longest road',
  'carcassonne.king.free.king': 'The King’s card waits for the first completed city.',
  'carcassonne.king.free.robber': 'The Robber Baron’s card waits for the first completed road.',
  'carcassonne.king.held.king': {
    one: '{player}: city of {size} tiles at {cell}, {count} point so far',
    other: '{player}: city of {size} tiles at {cell}, {count} points so far',
  },
  'carcassonne.king.held.robber': {
    one: '{player}: road of {size} tiles at {cell}, {count} point so far',
    other: '{player}: road of {size} tiles at {cell}, {count} points so far',
  },
  'carcassonne.king.win.king': 'A completed city of {size} tiles or more wins the King.',
  'carcassonne.king.win.robber': 'A completed road of {size} tiles or more wins the Robber Baron.',
  'carcassonne.king.short': '{size}+ tiles',
  'carcassonne.king.marked.king': 'The King’s marker goes to the city at {cell}.',
  'carcassonne.king.marked.robber': 'The Robber Baron’s marker goes to the road at {cell}.',
  'carcassonne.king.taken.king': '{player} takes the King’s card: the largest city.',
  'carcassonne.king.taken.robber': '{player} takes the Robber Baron’s card: the longest road.',
  'carcassonne.king.line.king': { one: 'King, {count} city', other: 'King, {count} cities' },
  'carcassonne.king.line.robber': { one: 'Robber Baron, {count} road', other: 'Robber Baron, {count} roads' },
  'carcassonne.king.line.card.king': 'The King’s card',
  'carcassonne.king.line.card.robber': 'The Robber Baron’s card',
  'carcassonne.king.line.both': 'King and Robber Baron',
  'carcassonne.book.king.title': 'King and Robber Baron',
  'carcassonne.book.king':
    'If you place the tile that completes the first city, you take the King’s card; for the first road, the Robber Baron’s. Who scores does not matter.',
  'carcassonne.book.king.takes':
    'One player scores 6 points for the city, the other takes the King’s card: they placed the tile.',
  'carcassonne.book.king.later': 'A larger city, or a longer road, takes the card. The same size is not enough.',
  'carcassonne.book.king.each':
    'At the end, the King scores 1 point for every completed city and the Robber Baron 1 for every completed road.',
  'carcassonne.book.king.10': 'In this game each card scores 10 points at the end.',
  'carcassonne.book.king.15-40': 'In this game one card scores 15 points at the end, both together 40.',
  'carcassonne.book.king.running':
    'In this game the cards score 1 point for their holder whenever a city or road is completed, and none at the end.',
  'carcassonne.lesson.crown.name': 'The King’s card',
  'carcassonne.lesson.crown.1':
    'Your opponent’s knight is in the city at (0, 1). Complete it at (0, 2) anyway: the points are theirs, the King’s card is yours.',
  'carcassonne.lesson.crown.1.wrong': 'No city is completed yet. Place the tile at (0, 2).',
  'carcassonne.lesson.crown.1.done':
    'You hold the King: 1 point for every completed city at the end. A completed city of 4 tiles takes him from you.',
} as const satisfies Catalogue;
