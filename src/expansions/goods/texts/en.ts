import type { Catalogue } from '../../../i18n/message.ts';

export const goods = {
  'carcassonne.reason.trades': { one: 'takes {count} trade good', other: 'takes {count} trade goods' },
  'carcassonne.goods': 'Trade goods',
  'carcassonne.goods.hint':
    'The player who completes a city takes its wine, grain and cloth. At the end the most of each kind scores 10 points.',
  'carcassonne.goods.kind.wine': 'wine',
  'carcassonne.goods.kind.grain': 'grain',
  'carcassonne.goods.kind.cloth': 'cloth',
  'carcassonne.goods.Kind.wine': 'Wine',
  'carcassonne.goods.Kind.grain': 'Grain',
  'carcassonne.goods.Kind.cloth': 'Cloth',
  'carcassonne.goods.taken.wine': '{player} takes wine.',
  'carcassonne.goods.taken.grain': '{player} takes grain.',
  'carcassonne.goods.taken.cloth': '{player} takes cloth.',
  'carcassonne.goods.line.wine': 'Most wine',
  'carcassonne.goods.line.grain': 'Most grain',
  'carcassonne.goods.line.cloth': 'Most cloth',
  'carcassonne.goods.row': '{kind}: {count}',
  'carcassonne.goods.leads': 'the most so far: 10 points',
  'carcassonne.goods.tied': 'tied for the most: 10 points each',
  'carcassonne.goods.behind': '{player} leads with {most}',
  'carcassonne.goods.none': 'nobody has any yet',
  'carcassonne.goods.left': { one: '{count} more on the tiles', other: '{count} more on the tiles' },
  'carcassonne.goods.city': 'The player who completes this city takes {goods}',
  'carcassonne.book.goods.title': 'Trade goods',
  'carcassonne.book.goods':
    'Some cities have a sign for wine, grain or cloth. The player who places the tile that completes a city takes a token for each of its signs, no matter who scores the city.',
  'carcassonne.book.goods.scene': 'Red completes the city: 6 points for the knight, and a token of wine for the sign.',
  'carcassonne.book.goods.more':
    'At the end the player with the most tokens of a kind scores 10 points for it; if several are tied, each of them does. Signs in unfinished cities are worth nothing.',
  'carcassonne.lesson.goods.name': 'Trade goods',
  'carcassonne.lesson.goods.1': 'Your knight is in a city with a sign for wine. Complete it: place the tile at (0, 2).',
  'carcassonne.lesson.goods.1.wrong': 'The city is still open at the top. Place the tile at (0, 2).',
  'carcassonne.lesson.goods.1.done':
    '6 points for the city, and its wine is yours. You take the goods of every city that you complete, even of one that scores for others.',
  'carcassonne.lesson.goods.2':
    'Your card shows your goods; on a phone, tap it. At the end the most wine, grain and cloth score 10 points each: sometimes it pays to complete someone else’s city.',
} as const satisfies Catalogue;
