import type { Catalogue } from '../message.ts';

/** The Countryside: volcanoes and the dragon, the fairy, princesses, portals. */
export const princessDragon = {
  'carcassonne.box.expansion-3': 'The Princess & the Dragon',
  'carcassonne.box.expansion-3.hint':
    'The whole box: 30 tiles with volcanoes, dragons, princesses and portals, and a fairy.',
  'carcassonne.everything': 'All expansions',
  'carcassonne.everything.hint': 'All that can be combined: both rivers, unless you choose the Count.',
  'carcassonne.box.parts': '{count} of {all} parts chosen',
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
  'carcassonne.princess': 'Princess',
  'carcassonne.princess.hint': 'Where a princess joins a city with knights, one of them goes home.',
  'carcassonne.princess.options': 'A princess and knights',
  'carcassonne.princess.options.must': 'one must go home (2005 rules)',
  'carcassonne.princess.options.may': 'one may go home (current rules)',
  'carcassonne.princess.mark': 'with princess',
  'carcassonne.princess.prompt': 'Which knight goes home?',
  'carcassonne.princess.prompt.must': 'The princess wants one to leave. You place nobody on this turn.',
  'carcassonne.princess.prompt.may': 'Or place a follower instead.',
  'carcassonne.princess.label': 'Knights in the city',
  'carcassonne.princess.choice': 'Knight of {player} goes home',
  'carcassonne.princess.choice.own': 'Your knight goes home',
  'carcassonne.princess.commit': 'Send home',
  'carcassonne.princess.advice': 'Knight at {cell} goes home',
  'carcassonne.princess.home': 'The princess sends {player}’s knight home.',
  'carcassonne.portal': 'Magic portals',
  'carcassonne.portal.hint': 'From a portal you may place your follower on any tile of the board.',
  'carcassonne.portal.mark': 'magic portal',
  'carcassonne.portal.prompt': 'Place a follower anywhere?',
  'carcassonne.portal.places': {
    one: '{count} choice through the portal',
    other: '{count} choices through the portal',
  },
  'carcassonne.portal.label': 'Whom to place, and where; the most valuable first',
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
  'carcassonne.book.fairy.title': 'The fairy',
  'carcassonne.book.fairy':
    'Instead of placing a follower you may move the fairy to one of your followers on the board. If she is beside your follower at the start of your turn, you score 1 point.',
  'carcassonne.book.fairy.tile':
    'Instead of placing a follower you may move the fairy to a tile with one of your followers. If your follower is on her tile at the start of your turn, you score 1 point.',
  'carcassonne.book.fairy.shield': 'The dragon never enters her tile, so it has to turn off here.',
  'carcassonne.book.fairy.points': 'The city scores 8 points, and the fairy 3 more for the knight beside her.',
  'carcassonne.book.fairy.more':
    'You score her 3 points even if you do not have the most followers there. The follower goes home; she stays, beside nobody.',
  'carcassonne.book.princess.title': 'The princess',
  'carcassonne.book.princess.must':
    'If you join a princess to a city with knights, one of them must go home, and you choose which. You place nobody on this turn.',
  'carcassonne.book.princess.may':
    'If you join a princess to a city with knights, you may choose one to go home instead of placing a follower.',
  'carcassonne.book.princess.goes':
    'The princess has come: the only knight goes home, and the completed city scores for nobody.',
  'carcassonne.book.portal.title': 'Magic portals',
  'carcassonne.book.portal':
    'From a tile with a portal you may place your follower on any tile on the board: in any feature without followers that was not completed on an earlier turn.',
  'carcassonne.book.portal.far': 'Through the portal a knight comes to the free city.',
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
  'carcassonne.lesson.visit.name': 'The princess',
  'carcassonne.lesson.visit.1':
    'Your knight is in the city at (0, 1), your opponent’s in the city at (1, 0). Both cities are open towards (1, 1).',
  'carcassonne.lesson.visit.2':
    'A princess lives on your tile. Place it at (1, 1), so that it joins and completes the two cities. One of the knights there must then go home: choose your opponent’s.',
  'carcassonne.lesson.visit.2.wrong': 'That does not join the two cities. Place the tile at (1, 1), city to city.',
  'carcassonne.lesson.visit.2.taken':
    'Your own knight has gone home, so your opponent scores the city. Send your opponent’s knight home.',
  'carcassonne.lesson.visit.2.done':
    'Your opponent’s knight went home without points, and the city is yours alone: 4 tiles, 8 points. If both had stayed, you would both have scored.',
  'carcassonne.lesson.visit.3':
    'The princess leaves you no choice: if your own knight is the only one in the city, it must go. On such a turn you place nobody, and you cannot move the fairy. A city without knights is like any other.',
  'carcassonne.lesson.passage.name': 'Through the portal',
  'carcassonne.lesson.passage.1':
    'The city at (0, 1) is free, but far from where your tile fits. It has a magic portal: place it, and then place a knight in that city.',
  'carcassonne.lesson.passage.1.wrong':
    'The city at (0, 1) is still free. After placing the tile, choose the knight in the city at (0, 1).',
  'carcassonne.lesson.passage.1.done':
    'Through a portal you reach every feature without followers that no earlier turn has completed. The list names the most valuable first.',
  'carcassonne.lesson.passage.2': 'Now complete your city at (0, 2).',
  'carcassonne.lesson.passage.2.wrong': 'The city is still open at the top. Place the tile at (0, 2).',
  'carcassonne.lesson.passage.2.done': '8 points for a city that you did not begin.',
} as const satisfies Catalogue;
