import type { Catalogue } from '../../../i18n/message.ts';

export const dragon = {
  'carcassonne.reason.eats': 'may let the dragon eat a rival’s follower',
  'carcassonne.dragon': 'Dragon and volcanoes',
  'carcassonne.dragon.hint':
    'Volcanoes call the dragon. When it flies, all players move it in turn, and every follower in its way goes home.',
  'carcassonne.dragon.options.move': 'The dragon flies',
  'carcassonne.dragon.options.move.before-scoring': 'before the tile scores (2005 rules)',
  'carcassonne.dragon.options.move.after-scoring': 'after the tile has scored (some older printings)',
  'carcassonne.dragon.piece': 'dragon',
  'carcassonne.dragon.here': 'the dragon is here',
  'carcassonne.dragon.asleep': 'The dragon sleeps beside the board until there is a volcano.',
  'carcassonne.dragon.put-by': 'tile set aside',
  'carcassonne.dragon.waiting': {
    one: '{count} dragon tile is set aside until there is a volcano.',
    other: '{count} dragon tiles are set aside until there is a volcano.',
  },
  'carcassonne.dragon.volcano': 'volcano',
  'carcassonne.dragon.sign': 'dragon sign',
  'carcassonne.dragon.prompt': 'Move the dragon',
  'carcassonne.dragon.left': { one: '{count} move left', other: '{count} moves left' },
  'carcassonne.dragon.others': '{player} moves the dragon',
  'carcassonne.dragon.label': 'Where the dragon flies',
  'carcassonne.dragon.choice': 'To {cell}, {side}',
  'carcassonne.dragon.commit': 'Move the dragon',
  'carcassonne.dragon.commit.eats': { one: 'Move: eats {count}', other: 'Move: eats {count}' },
  'carcassonne.dragon.eats': 'eats {whom}',
  'carcassonne.dragon.eats.none': 'eats nobody',
  'carcassonne.dragon.eats.own': { one: '{count} of your followers', other: '{count} of your followers' },
  'carcassonne.dragon.eats.other': { one: '{count} follower of {player}', other: '{count} followers of {player}' },
  'carcassonne.dragon.ends': 'dead end: the flight is over',
  'carcassonne.dragon.advice': 'Dragon to {cell}',
  'carcassonne.dragon.called': 'The volcano at {cell} calls the dragon.',
  'carcassonne.dragon.moved': '{player} moves the dragon to {cell}.',
  'carcassonne.dragon.moved.eats': '{player} moves the dragon to {cell}. It eats {whom}.',
  'carcassonne.dragon.put': 'A dragon tile is set aside, because there is no volcano yet. {player} draws again.',
  'carcassonne.dragon.back': 'A dragon tile goes back into the stack.',
  'carcassonne.dragon.refused':
    'The dragon cannot go there: it moves one tile at a time, not diagonally, never twice onto the same tile and never to the fairy.',
  'carcassonne.book.dragon.title': 'Volcanoes and the dragon',
  'carcassonne.book.dragon':
    'You place nobody on a tile with a volcano: the dragon comes to it at once, from wherever it is, and harms nobody on the way.',
  'carcassonne.book.dragon.volcano': 'The dragon has come to the volcano.',
  'carcassonne.book.dragon.put-by':
    'Until there is a volcano, tiles with the dragon sign are set aside and replaced. The first volcano returns them to the stack.',
  'carcassonne.book.dragon.flight':
    'When a tile with the dragon sign has been placed, the dragon flies. Starting with the player whose turn it is, everyone in turn moves it one tile (not diagonally): six moves in all, never twice onto the same tile. All followers on a tile that it enters go home without points.',
  'carcassonne.book.dragon.end':
    'A dead end: no tile is left after four moves, and the flight is over. The highwayman goes home.',
  'carcassonne.book.dragon.before': 'Only then does the tile score. A follower who was eaten gets nothing.',
  'carcassonne.book.dragon.after': 'In this game the tile scores first, and then the dragon flies.',
  'carcassonne.lesson.flight.name': 'The dragon flies',
  'carcassonne.lesson.flight.1':
    'The dragon is at the volcano at (0, -1). Your monk is to its left, at (-1, -1), your opponent’s to its right, at (1, -1).',
  'carcassonne.lesson.flight.2':
    'Your tile has the dragon sign. Place it at (2, 0), without a follower: then the dragon flies, and the first move is yours. Eat your opponent’s monk, and keep the dragon away from yours.',
  'carcassonne.lesson.flight.2.wrong': 'From there the dragon finds other ways. Place the tile at (2, 0) this time.',
  'carcassonne.lesson.flight.2.eaten': 'The dragon has eaten your own monk. Move it to the right first.',
  'carcassonne.lesson.flight.2.missed':
    'Your opponent’s monk is still there. Move the dragon to the right first, to (1, -1).',
  'carcassonne.lesson.flight.2.done':
    'Your opponent’s monk went home without points. The players move in turn, and where there is only one way, the dragon takes it by itself. Without a way the flight is over.',
  'carcassonne.lesson.flight.3':
    'The dragon flies six tiles at most. The closer your followers are to it, the greater the danger – and a follower in a dead end is harder to reach.',
} as const satisfies Catalogue;
