import type { Catalogue } from '../../../i18n/message.ts';

export const cult = {
  'carcassonne.reason.challenges': 'begins a challenge with the building next to it',
  'carcassonne.reason.outpaces': 'wins the challenge: the other follower goes home with nothing',
  'carcassonne.cult': 'Shrines',
  'carcassonne.cult.hint': 'Monasteries of another faith. Next to a monastery, the two race to be completed first.',
  'carcassonne.cult.options': 'Shrines in the game',
  'carcassonne.cult.options.5': '5 (most editions)',
  'carcassonne.cult.options.6': '6 (some editions)',
  'carcassonne.cult.mark': 'a shrine',
  'carcassonne.cult.title': 'Shrine',
  'carcassonne.cult.choice': 'Heretic in the shrine',
  'carcassonne.cult.choice.other': '{figure} in the shrine',
  'carcassonne.cult.commit': 'Place heretic',
  'carcassonne.cult.deployed': '{player} places a heretic in the shrine.',
  'carcassonne.cult.home': '{player}’s heretic comes home.',
  'carcassonne.cult.completed': 'The shrine at {cell} is completed. Scored by {player}.',
  'carcassonne.cult.empty': 'The shrine at {cell} is completed. Nobody prays there.',
  'carcassonne.cult.challenge': 'Challenge',
  'carcassonne.cult.challenges': 'Challenges',
  'carcassonne.cult.challenges.count': { one: '{count} challenge', other: '{count} challenges' },
  'carcassonne.cult.cult': '{player}’s shrine at {cell}: {count} of 9 tiles',
  'carcassonne.cult.monastery': '{player}’s monastery at {cell}: {count} of 9 tiles',
  'carcassonne.cult.ahead': { one: '{player} is {count} tile ahead', other: '{player} is {count} tiles ahead' },
  'carcassonne.cult.level': 'level',
  'carcassonne.cult.stake': 'Completed first, it scores 9 points, and the other follower goes home with nothing.',
  'carcassonne.cult.begun': 'Challenge: {heretic}’s shrine at {cult} against {monk}’s monastery at {monastery}.',
  'carcassonne.cult.won.cult': '{heretic}’s shrine at {cult} wins the challenge. {monk}’s monk goes home with nothing.',
  'carcassonne.cult.won.monastery':
    '{monk}’s monastery at {monastery} wins the challenge. {heretic}’s heretic goes home with nothing.',
  'carcassonne.cult.drawn': 'One tile completes both: {heretic} and {monk} both score.',
  'carcassonne.cult.dropped': 'The challenge between {heretic} and {monk} is off: one of them has left.',
  'error.cult-neighbours': 'A shrine may have at most one monastery around it, and a monastery at most one shrine.',
  'carcassonne.book.cult.title': 'Shrines',
  'carcassonne.book.cult': 'A shrine scores like a monastery; the follower there is a heretic.',
  'carcassonne.book.cult.alone':
    'Not like this: around a shrine there may be only one monastery, and around a monastery only one shrine.',
  'carcassonne.book.cult.challenge': 'A heretic next to a monk of another player, corners included: a challenge.',
  'carcassonne.book.cult.race':
    'The one completed first scores 9 points; the other follower goes home with nothing. If one tile completes both, both score. At the end of the game both score like unfinished monasteries.',
  'carcassonne.lesson.heresy.name': 'A challenge',
  'carcassonne.lesson.heresy.1':
    'Your opponent’s monk is at (0, -1). Place the shrine next to it at (1, -1), with a heretic.',
  'carcassonne.lesson.heresy.1.wrong':
    'There is no challenge yet: place the tile at (1, -1) and a heretic in the shrine.',
  'carcassonne.lesson.heresy.1.done':
    'Now both race: the one with all nine tiles first scores 9 points, the other nothing. Press J to see who is ahead.',
} as const satisfies Catalogue;
