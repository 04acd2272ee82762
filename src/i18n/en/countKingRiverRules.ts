import type { Catalogue } from '../message.ts';

/** Book and lessons: the Count, King and Robber Baron, shrines and River II. */
export const countKingRiverRules = {
  'carcassonne.book.river-2.title': 'River II',
  'carcassonne.book.river-2':
    'The river tiles are placed first: the spring, then the fork, then the others at either open arm.',
  'carcassonne.book.river-2.fork': 'The fork: from here the river has two arms.',
  'carcassonne.book.river-2.arms':
    'The arms must not meet, and two bends in a row must not turn the same way. One tile ends an arm at a city.',
  'carcassonne.book.river-2.lake':
    'The lake comes last. Nobody is placed on it, and its player draws and places another tile at once.',
  'carcassonne.book.count.title': 'The Count and his city',
  'carcassonne.book.count':
    'The map starts from the Count’s city with its four quarters. If your tile scores points for an opponent and none for you, you may place a follower in one of them.',
  'carcassonne.book.count.enter':
    'A player completes another player’s city: 8 points for the other, none for the player who placed the tile. So that player may place a follower in the Count’s city.',
  'carcassonne.book.count.bar': 'Nobody leaves the quarter where the Count is. At first he is in the palace.',
  'carcassonne.book.count.move': 'If you placed a follower in the city, you may also move the Count to any quarter.',
  'carcassonne.book.count.move.clockwise':
    'In this game the Count moves on by one quarter each time a follower enters.',
  'carcassonne.book.count.move.follow': 'In this game the Count goes to the quarter that a follower has just entered.',
  'carcassonne.book.count.leave':
    'When a feature is completed, everyone may move followers to it, starting with the player to the left of the one whose turn it is: from the palace to a city, from the blacksmith to a road, from the cathedral to a monastery. Here the knight from the palace ties: 4 points each.',
  'carcassonne.book.count.leave.occupied': 'In this game only features that already hold a follower may be joined.',
  'carcassonne.book.count.end':
    'At the end, everyone in turn moves one follower from the market to a field, until the market is empty. Farmers score 3 points for the Count’s city as for any completed city.',
  'carcassonne.book.count.end.any':
    'At the end, everyone in turn may move one follower from any quarter to an unfinished feature of its kind, or stop.',
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
  'carcassonne.book.cult.title': 'Shrines',
  'carcassonne.book.cult': 'A shrine scores like a monastery; the follower there is a heretic.',
  'carcassonne.book.cult.alone':
    'Not like this: around a shrine there may be only one monastery, and around a monastery only one shrine.',
  'carcassonne.book.cult.challenge': 'A heretic next to a monk of another player, corners included: a challenge.',
  'carcassonne.book.cult.race':
    'The one completed first scores 9 points; the other follower goes home with nothing. If one tile completes both, both score. At the end of the game both score like unfinished monasteries.',
  'carcassonne.lesson.favour.name': 'The Count’s city',
  'carcassonne.lesson.favour.1':
    'Your opponent’s knight is in the city at (-2, -2). Complete it at (-2, -3), without a follower: they score 8 points and you none. So one of your followers may go to the palace. Then move the Count out of the palace, because nobody leaves the quarter where he is.',
  'carcassonne.lesson.favour.1.wrong':
    'Complete the city at (-2, -3), place your follower in the palace, and move the Count elsewhere.',
  'carcassonne.lesson.favour.1.done': 'From the palace your follower can join any city that is completed.',
  'carcassonne.lesson.favour.2':
    'Your opponent has completed the city at (2, -1) with a knight, and you are asked first. Move your knight from the palace there: then you are tied.',
  'carcassonne.lesson.favour.2.wrong': 'Your knight stayed in the palace. Choose the knight and the city.',
  'carcassonne.lesson.favour.2.done':
    '4 points each. With two knights in the palace all of them would have been yours.',
  'carcassonne.lesson.crown.name': 'The King’s card',
  'carcassonne.lesson.crown.1':
    'Your opponent’s knight is in the city at (0, 1). Complete it at (0, 2) anyway: the points are theirs, the King’s card is yours.',
  'carcassonne.lesson.crown.1.wrong': 'No city is completed yet. Place the tile at (0, 2).',
  'carcassonne.lesson.crown.1.done':
    'You hold the King: 1 point for every completed city at the end. A completed city of 4 tiles takes him from you.',
  'carcassonne.lesson.heresy.name': 'A challenge',
  'carcassonne.lesson.heresy.1':
    'Your opponent’s monk is at (0, -1). Place the shrine next to it at (1, -1), with a heretic.',
  'carcassonne.lesson.heresy.1.wrong':
    'There is no challenge yet: place the tile at (1, -1) and a heretic in the shrine.',
  'carcassonne.lesson.heresy.1.done':
    'Now both race: the one with all nine tiles first scores 9 points, the other nothing. Press J to see who is ahead.',
} as const satisfies Catalogue;
