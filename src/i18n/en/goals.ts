import type { Catalogue } from '../message.ts';

/** Goals and the ladder. Each goal has a name, and a text that says what to do and why. */
export const goals = {
  'archive.goals': 'Goals',
  'archive.ladder': 'Ladder',
  'goals.lead':
    'Things worth trying in a game against the computer or with a friend. Games that you have already finished count, too.',
  'goals.every': 'In every game',
  'goals.count': '{reached} of {all} reached',
  'goals.busy': 'Looking through your games …',
  'goals.reached': 'Reached',
  'goals.new.one': 'Goal reached: {goal}',
  'goals.new': { one: '{count} goal reached', other: '{count} goals reached' },
  'ladder.new': 'Ladder: {step}',
  'ladder.lead':
    'Beat one opponent after the other, in a game for two. Every win counts, with or without expansions; hints and undo are allowed unless a step says otherwise.',
  'ladder.levels': 'Levels',
  'ladder.handicaps': 'Harder games against the Regent',
  'ladder.second': 'The Regent goes first',
  'ladder.second.hint': 'You only ever answer. The first tile and the first choice are not yours.',
  'ladder.unaided': 'Without assists',
  'ladder.unaided.hint': 'No hints, no projected score, no list of tiles: you read the board yourself.',
  'ladder.both': 'Two Regents at once',
  'ladder.both.hint': 'A game for three. Both of them play for themselves, and neither spares you.',
  'ladder.ahead': { one: 'By {count} point', other: 'By {count} points' },
  'ladder.ahead.hint': 'Win with at least this lead. A narrow win does not count here.',
  'ladder.wins': { one: '{count} win', other: '{count} wins' },
  'ladder.next': 'Next opponent',
  'ladder.play': 'Play',
  'ladder.play.of': 'Play: {step}',
  'goal.win': 'The first victory',
  'goal.win.how':
    'Win a game. The final scoring decides many of them, so keep an eye on the points that are still to come.',
  'goal.at-once': 'There and back',
  'goal.at-once.how':
    'Place a follower on a feature that your tile completes. It scores at once, and the follower comes straight home.',
  'goal.two-features': 'Two with one tile',
  'goal.two-features.how': 'Score two features with one tile. Look for cells where two of your open features meet.',
  'goal.guest': 'A little help',
  'goal.guest.how':
    'Score on an opponent’s turn. If a tile that completes your feature helps them as well, they will place it for you.',
  'goal.all-home': 'Everyone comes home',
  'goal.all-home.how':
    'Finish a game without losing a follower: place at least six on their feet, and complete all their features. Anyone who is stuck is missing until the end.',
  'goal.ten-home': 'In and out',
  'goal.ten-home.how':
    'Have followers come home ten times in one game. Small features are soon completed, and each follower scores again and again.',
  'goal.big-turn': 'A big turn',
  'goal.big-turn.how':
    'Score at least 15 points on one turn, before the final scoring. Prepare a cell where one tile completes several features.',
  'goal.comeback': 'The last laugh',
  'goal.comeback.how':
    'Win although you were behind before the final scoring. Points that come late are hard to see and hard to stop.',
  'goal.clear-win': 'A clear win',
  'goal.clear-win.how':
    'Win by at least 20 points. When you are ahead, take small certain points and leave your opponents no large feature.',
  'goal.unaided': 'With your own eyes',
  'goal.unaided.how':
    'Win a game in which nobody has assists: no hints, no projected score, no list of tiles. It shows how well you read the board.',
  'carcassonne.goal.road': 'The long road',
  'carcassonne.goal.road.how':
    'Complete a road of at least 6 tiles. A road crosses half the countryside, and hardly anyone tries to stop it.',
  'carcassonne.goal.monastery': 'All around',
  'carcassonne.goal.monastery.how':
    'Complete a monastery for 9 points. Place your other features around it: then every tile helps twice.',
  'carcassonne.goal.city': 'A proud city',
  'carcassonne.goal.city.how':
    'Score at least 16 points with one completed city. Keep its open sides few, or nobody will ever close it.',
  'carcassonne.goal.arms': 'Two shields',
  'carcassonne.goal.arms.how':
    'Complete a city with at least two coats of arms. Each of them scores as much as another tile.',
  'carcassonne.goal.city-shared': 'Good company',
  'carcassonne.goal.city-shared.how':
    'Share a completed city worth at least 8 points. With as many followers as your opponent you score in full, too.',
  'carcassonne.goal.city-turned': 'A shared city turned',
  'carcassonne.goal.city-turned.how':
    'Score a city alone although an opponent has a follower in it. Join a second follower from a tile next to it: the majority takes all.',
  'carcassonne.goal.field': 'A rich harvest',
  'carcassonne.goal.field.how':
    'Score at least 12 points with one field. Every completed city that it touches scores 3 points, no matter who built it.',
  'carcassonne.goal.field-turned': 'The better farmers',
  'carcassonne.goal.field-turned.how':
    'Score a field alone although an opponent has a farmer in it. Join your second farmer late, when nobody can answer any more.',
  'carcassonne.goal.late-farmer': 'The late farmer',
  'carcassonne.goal.late-farmer.how':
    'Score with a farmer whom you placed in the last ten turns. Followers left in your supply score nothing.',
  'carcassonne.goal.hundred': 'A hundred',
  'carcassonne.goal.hundred.how':
    'Score at least 100 points in one game. Keep your followers busy during the game, and some farmers for its end.',
  'carcassonne.goal.table': 'Head of the table',
  'carcassonne.goal.table.how':
    'Win a game with four or more players. Share with one opponent and leave the others behind.',
} as const satisfies Catalogue;

/** Goals in the terms of The Castle. */
export const castleGoals = {
  'goal.path': 'By the fountain',
  'goal.path.how':
    'Score at least 10 points with a path that has a fountain. The fountain doubles every tile, however long the path becomes.',
  'goal.tower': 'A high tower',
  'goal.tower.how':
    'Complete a tower of at least 4 tiles. Each scores 2 points, so nothing else of this size scores as much.',
  'goal.house': 'A great house',
  'goal.house.how':
    'Complete a house of at least 5 tiles. It carries your keep, and the larger keep scores the empty area at the end.',
  'goal.courts': 'Market day',
  'goal.courts.how':
    'Score at least 12 points with one court. A merchant stays there until the end, so place one early, and only where markets are.',
  'goal.empty': 'Room to breathe',
  'goal.empty.how':
    'Score an empty area of at least 10 cells. With the larger keep, leave cells empty; with the smaller one, fill them.',
  'goal.majority': 'Two against one',
  'goal.majority.how':
    'Score a feature alone although your opponent has a follower in it. Join two features with a follower in each: the majority takes all.',
  'goal.tie': 'Nobody scores',
  'goal.tie.how':
    'Complete a feature in which both of you have the same number of followers. In a tie nobody scores: a good answer to a large feature of your opponent.',
  'goal.tokens': 'Corner to corner',
  'goal.tokens.how':
    'Take at least 4 tokens in one game. Count the spaces first: your marker has to stop on a corner tower, not pass it.',
  'goal.doubled': 'Twice the points',
  'goal.doubled.how': 'Double a house or a tower with a token. Save the token for a large one.',
  'goal.extra-turn': 'Once again',
  'goal.extra-turn.how':
    'Use a token for another turn. It is worth most when you leave a feature open with the first tile and a tile that completes it may follow.',
  'goal.rescued': 'Saved in time',
  'goal.rescued.how':
    'Score an unfinished path, house or tower at the end, with a token for it. With such a token you can build larger than is safe.',
} as const;

/** Goals in the terms of Zamek. */
export const zamekGoals: Readonly<Record<keyof typeof castleGoals, string>> = {
  'goal.path': 'Past the stocks',
  'goal.path.how':
    'Score at least 10 points with a road that has stocks. They double every tile, however long the road becomes.',
  'goal.tower': 'A big pigsty',
  'goal.tower.how':
    'Complete a pigsty of at least 4 tiles. Each scores 2 points, so nothing else of this size scores as much.',
  'goal.house': 'A great house',
  'goal.house.how':
    'Complete a house of at least 5 tiles. It becomes your family house, and the larger one scores the empty area at the end.',
  'goal.courts': 'The monk’s meadow',
  'goal.courts.how':
    'Score at least 12 points with one meadow. A monk stays there until the end, so place one early, and only where shrines are.',
  'goal.empty': 'Room to breathe',
  'goal.empty.how':
    'Score an empty area of at least 10 cells. With the larger family house, leave cells empty; with the smaller one, fill them.',
  'goal.majority': 'Two against one',
  'goal.majority.how':
    'Score a feature alone although your opponent has a follower in it. Join two features with a follower in each: the majority takes all.',
  'goal.tie': 'Nobody scores',
  'goal.tie.how':
    'Complete a feature in which both of you have the same number of followers. In a tie nobody scores: a good answer to a large feature of your opponent.',
  'goal.tokens': 'Corner to corner',
  'goal.tokens.how':
    'Take at least 4 tokens in one game. Count the spaces first: your marker has to stop on a corner tower, not pass it.',
  'goal.doubled': 'Twice the points',
  'goal.doubled.how': 'Double a house or a pigsty with a token. Save the token for a large one.',
  'goal.extra-turn': 'Once again',
  'goal.extra-turn.how':
    'Use a token for another turn. It is worth most when you leave a feature open with the first tile and a tile that completes it may follow.',
  'goal.rescued': 'Saved in time',
  'goal.rescued.how':
    'Score an unfinished road, house or pigsty at the end, with a token for it. With such a token you can build larger than is safe.',
};
