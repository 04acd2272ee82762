import type { Catalogue } from '../../../i18n/message.ts';

export const fairy = {
  'carcassonne.reason.befriends': {
    one: 'moves the fairy to a follower, for {count} point and more to come',
    other: 'moves the fairy to a follower, for {count} points and more to come',
  },
  'carcassonne.fairy': 'Fairy',
  'carcassonne.fairy.hint':
    'Instead of placing a follower you may move the fairy to one of your followers on the board. She keeps the dragon away and scores.',
  'carcassonne.fairy.options': 'The fairy belongs to',
  'carcassonne.fairy.options.follower': 'one follower (current rules)',
  'carcassonne.fairy.options.tile': 'her tile (older printings)',
  'carcassonne.fairy.piece': 'fairy',
  'carcassonne.fairy.here': 'the fairy is here',
  'carcassonne.fairy.here.beside': 'the fairy is here, beside a follower of {player}',
  'carcassonne.fairy.off': 'The fairy waits beside the board.',
  'carcassonne.fairy.choice.road': 'Fairy to your highwayman',
  'carcassonne.fairy.choice.city': 'Fairy to your knight',
  'carcassonne.fairy.choice.monastery': 'Fairy to your monk',
  'carcassonne.fairy.choice.field': 'Fairy to your farmer',
  'carcassonne.fairy.choice.garden': 'Fairy to your abbot',
  'carcassonne.fairy.choice.tile': 'Fairy to the tile at {cell}',
  'carcassonne.fairy.commit': 'Move the fairy',
  'carcassonne.fairy.advice': 'Fairy to {cell}',
  'carcassonne.fairy.moved': '{player} moves the fairy to {cell}.',
  'carcassonne.fairy.line': 'The fairy is with you',
  'carcassonne.fairy.line.region': 'The fairy beside the follower',
  'carcassonne.fairy.category': 'Fairy, every turn',
  'carcassonne.fairy.category.region': 'Fairy, with a feature',
  'carcassonne.book.fairy.title': 'The fairy',
  'carcassonne.book.fairy':
    'Instead of placing a follower you may move the fairy to one of your followers on the board. If she is beside your follower at the start of your turn, you score 1 point.',
  'carcassonne.book.fairy.tile':
    'Instead of placing a follower you may move the fairy to a tile with one of your followers. If your follower is on her tile at the start of your turn, you score 1 point.',
  'carcassonne.book.fairy.shield': 'The dragon never enters her tile, so it has to turn off here.',
  'carcassonne.book.fairy.points': 'The city scores 8 points, and the fairy 3 more for the knight beside her.',
  'carcassonne.book.fairy.more':
    'You score her 3 points even if you do not have the most followers there. The follower goes home; she stays, beside nobody.',
  'carcassonne.lesson.company.name': 'The fairy',
  'carcassonne.lesson.company.1':
    'Your knight is in the city at (0, 1). Place your tile where you like. Then, instead of placing a follower, move the fairy to your knight.',
  'carcassonne.lesson.company.1.wrong':
    'The fairy is still beside the board. After placing the tile, choose “Fairy to your knight”.',
  'carcassonne.lesson.company.1.done':
    'From now on you score 1 point at the start of every turn, and the dragon cannot come to this tile.',
  'carcassonne.lesson.company.2': '1 point already. Now complete the city at (0, 2), and finish your turn.',
  'carcassonne.lesson.company.2.wrong': 'The city at (0, 1) is still open at the top. Place the tile at (0, 2).',
  'carcassonne.lesson.company.2.done':
    '8 points for the city and 3 for the fairy’s company. She would give you the 3 even if others had more knights there. Your knight comes home, and she waits for her next friend.',
} as const satisfies Catalogue;
