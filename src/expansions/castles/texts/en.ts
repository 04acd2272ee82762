import type { Catalogue } from '../../../i18n/message.ts';

export const castles = {
  'carcassonne.reason.founds': 'founds a castle, for what will be completed around it',
  'carcassonne.reason.reaches': {
    one: 'makes the castle score {count} point',
    other: 'makes the castle score {count} points',
  },
  'carcassonne.castles': 'Castles',
  'carcassonne.castles.hint':
    'A small city can become a castle. It scores nothing now, and later as much as the first feature completed around it.',
  'carcassonne.castles.piece': 'castle',
  'carcassonne.castles.wide': '(wide)',
  'carcassonne.castles.left': { one: '{count} castle left', other: '{count} castles left' },
  'carcassonne.castles.left.none': 'no castles left',
  'carcassonne.castles.prompt': 'Found a castle?',
  'carcassonne.castles.detail': 'Score the city now, or let a lord wait for what is completed around it.',
  'carcassonne.castles.others': '{player} may found a castle',
  'carcassonne.castles.label': 'What becomes of the small city',
  'carcassonne.castles.choice': 'Castle at {cell}',
  'carcassonne.castles.commit': 'Found castle',
  'carcassonne.castles.around': 'could score: {what}',
  'carcassonne.castles.around.none': 'nothing unfinished around it yet',
  'carcassonne.castles.around.more': { one: '{count} more', other: '{count} more' },
  'carcassonne.castles.worth': '{where} ({now} now, {finished} when completed)',
  'carcassonne.castles.worth.more': '{where} ({now} now, {finished} or more when completed)',
  'carcassonne.castles.pass': { one: 'No castle: score {count} point', other: 'No castle: score {count} points' },
  'carcassonne.castles.pass.commit': 'Score the city',
  'carcassonne.castles.founded': '{player} founds a castle at {cell}. Its lord waits.',
  'carcassonne.castles.reached.road': '{player}’s castle at {cell} scores what the road at {from} is worth.',
  'carcassonne.castles.reached.city': '{player}’s castle at {cell} scores what the city at {from} is worth.',
  'carcassonne.castles.reached.monastery': '{player}’s castle at {cell} scores what the monastery at {from} is worth.',
  'carcassonne.castles.reached.castle': '{player}’s castle at {cell} scores as much as the castle at {from}.',
  'carcassonne.castles.lord': '{player}’s lord in the castle',
  'carcassonne.castles.home': '{player}’s lord comes home from the castle.',
  'carcassonne.castles.line': 'Castle',
  'carcassonne.castles.line.field': { one: 'Field, {count} castle', other: 'Field, {count} castles' },
  'carcassonne.castles.waits.none': 'No castle waits now.',
  'carcassonne.castles.waits': '{player}’s castle at {cell} waits',
  'carcassonne.castles.about': 'Scores as much as the first of these that is completed:',
  'carcassonne.castles.about.scored': 'It has scored. It stays empty to the end.',
  'carcassonne.castles.refused': 'No castle can be founded there: choose a small city that this tile completed.',
  'carcassonne.book.castles.title': 'Castles',
  'carcassonne.book.castles':
    'Everyone has 3 castles; with five or six players, 2. When a small city of two semicircular segments is completed and only one follower stands in it, the owner of that follower may found a castle there instead of scoring. The follower stays as its lord.',
  'carcassonne.book.castles.vicinity':
    'Around a castle: its two tiles and the two tiles on each of their long sides. The lord waits for what is completed there on a later turn.',
  'carcassonne.book.castles.scores':
    'The road is completed. Nobody stands on it, but a part of it is around the castle: its lord scores the same 3 points and comes home.',
  'carcassonne.book.castles.first':
    'The first feature counts: a road, a city, a monastery, anyone’s or nobody’s. If several are completed at once, the most valuable one does. Anyone who holds the feature too scores twice.',
  'carcassonne.book.castles.chain':
    'A castle that scores is itself completed, and castles with one of its tiles in their surroundings score the same points.',
  'carcassonne.book.castles.fields': 'For farmers a castle is worth 4 points instead of 3, with or without its lord.',
  'carcassonne.book.castles.end': 'At the end of the game, lords who still wait go home without points.',
  'carcassonne.lesson.lordship.name': 'A castle',
  'carcassonne.lesson.lordship.1':
    'Complete the small city at (0, 1), with a knight. Then found a castle instead of scoring 4 points.',
  'carcassonne.lesson.lordship.1.wrong':
    'There is no castle yet. Place the tile at (0, 1) with a knight in the city, and choose the castle.',
  'carcassonne.lesson.lordship.1.done':
    'Your knight is now its lord. The long road runs past the castle, and your opponent has just completed one end of it.',
  'carcassonne.lesson.lordship.2': 'Complete the other end of the road at (-1, 0), without a follower.',
  'carcassonne.lesson.lordship.2.wrong':
    'The road is not completed yet. Place the tile at (-1, 0), with its road to the east.',
  'carcassonne.lesson.lordship.2.done':
    '5 points for your castle, because the first road around it is worth 5. The lord comes home.',
} as const satisfies Catalogue;
