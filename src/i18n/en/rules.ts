import type { Catalogue } from '../message.ts';

/** The book of the rules: what all games share. */
export const book = {
  'rules.contents': 'Contents',
  'rules.print': 'Print',
  'rules.right': 'Right',
  'rules.wrong': 'Not allowed',
  'rules.seen': { one: 'Picture with {count} tile', other: 'Picture with {count} tiles' },
  'book.title.goal': 'Aim of the game',
  'book.title.turn': 'Your turn',
  'book.title.place': 'Placing a tile',
  'book.title.deploy': 'Placing a follower',
  'book.title.score': 'Completed features',
  'book.title.tokens': 'Score track and tokens',
  'book.title.end': 'End of the game',
  'book.turn':
    'First draw a tile and place it. Then you may place one follower on it. Then everything that your tile has completed scores. After that it is the next player’s turn.',
  'book.place.aside': 'If a tile fits nowhere, it is set aside and you draw another one.',
  'book.deploy.supply':
    'You have 6 followers; a seventh marks your points. If you have none left, you place none until one comes home.',
  'book.complete.who':
    'The player with more followers there scores it. If both have the same number, nobody scores. Either way, all followers of the feature come home.',
  'book.complete.order':
    'If your tile completes several features, those that you score come first, then those of your opponent. You choose the order within both groups.',
  'book.tokens':
    'Each feature scored is one move of your marker along the wall. If the marker stops on either space of a corner tower, you take the token there, even on your opponent’s turn.',
  'book.tokens.stop': 'The marker stops on the corner tower: the token is taken.',
  'book.tokens.limits':
    'Passing a tower takes nothing, and tower 0/1 has no token. A token cannot double the feature you took it with. You use tokens only on your own turn, as many as you like; a used token leaves the game.',
  'book.tokens.same-turn': 'In this game you may use a token on the turn you take it.',
  'book.tokens.next-turn': 'In this game you may use a token from your next turn on.',
  'book.tokens.list': 'The nine tokens, two of each',
  'book.tokens.yours': 'A feature is yours if you have more followers in it than your opponent.',
  'book.end':
    'The game ends after the turn in which the last tile was placed. Tokens still on the wall leave the game. Then comes the final scoring. The player with more points wins; in a tie you share the victory.',
} as const satisfies Catalogue;

/** Texts of The Castle. */
export const castleRules = {
  'rule.goal':
    'Two players build a castle inside its wall. You score paths, houses and towers as they are completed, and courts at the end. The player with more points wins.',
  'rule.goal.board':
    'The castle yard and its seven start spaces, beside the marked cells. The score track runs along the wall.',
  'rule.need': 'The game has 60 tiles. Each player has followers, a marker and a keep of one colour.',
  'rule.place':
    'Place the tile beside another tile or beside a start space. A path must always meet a path. House, tower and court may meet one another. Any side may face the plain wall.',
  'rule.place.right': 'The path continues from the start space.',
  'rule.place.free': 'A house may be next to a court.',
  'rule.place.wrong': 'A path must not meet a court.',
  'rule.place.alone': 'A corner is not enough: a side must touch.',
  'rule.deploy':
    'You may place one follower on the tile that you have just placed, if nobody is in that feature yet. A start space holds no follower.',
  'rule.deploy.kinds':
    'A herald stands on a path, a squire in a house, a knight in a tower. A merchant lies in a court.',
  'rule.deploy.taken': 'A herald is already on this path, so you cannot place another one.',
  'rule.complete':
    'A path, house or tower is completed when none of its sides faces an empty cell. A start space counts as one of its tiles.',
  'rule.complete.tie':
    'The last tile joins two towers. With one knight each, nobody scores. With one more knight you would have taken the whole tower.',
  'rule.path': 'A path scores 1 point per tile.',
  'rule.path.plain': 'Two tiles and the start space.',
  'rule.path.double': 'With a fountain: 2 points per tile, however many fountains there are.',
  'rule.path.end': 'A square ends every path that reaches it.',
  'rule.house':
    'A house scores 1 point per tile. Your keep stands on the largest house that you have scored; only a larger one moves it.',
  'rule.house.keep': 'The squire scores, and the keep moves into the house.',
  'rule.tower': 'A tower scores 2 points per tile.',
  'rule.tower.plain': 'Two tiles and the start space.',
  'rule.court':
    'A court is never completed: its merchants stay until the end. Then the player with more merchants there scores 3 points per market. With equal numbers nobody scores.',
  'rule.court.end': 'Three markets, one of them on the start space.',
  'rule.keep':
    'At the end compare the keeps: the player with the larger one scores 1 point for each cell of the largest empty area. Nobody scores if the keeps are equal, or if there are none.',
  'rule.keep.race': 'The largest empty area is marked. Cells belong together if they share a side.',
  'rule.end.final': 'The final scoring: the larger keep, then courts, then tokens.',
  'rule.end.unfinished':
    'Unfinished paths, houses and towers score nothing, unless a token says so. This is the biggest difference from Carcassonne.',
} as const satisfies Catalogue;

/** Texts of Zamek. */
export const zamekRules: Readonly<Record<keyof typeof castleRules, string>> = {
  'rule.goal':
    'Two families build a village inside the castle wall. You score roads, houses and pigsties as they are completed, and meadows at the end. The player with more points wins.',
  'rule.goal.board':
    'The castle yard and its seven start spaces, beside the marked cells. The score track runs along the wall.',
  'rule.need': 'The game has 60 tiles. Each player has followers, a marker and a family house of one colour.',
  'rule.place':
    'Place the tile beside another tile or beside a start space. A road must always meet a road. House, pigsty and meadow may meet one another. Any side may face the plain wall.',
  'rule.place.right': 'The road continues from the start space.',
  'rule.place.free': 'A house may be next to a meadow.',
  'rule.place.wrong': 'A road must not meet a meadow.',
  'rule.place.alone': 'A corner is not enough: a side must touch.',
  'rule.deploy':
    'You may place one follower on the tile that you have just placed, if nobody is in that feature yet. A start space holds no follower.',
  'rule.deploy.kinds': 'A herald stands on a road, a squire in a house, a farmer in a pigsty. A monk lies in a meadow.',
  'rule.deploy.taken': 'A herald is already on this road, so you cannot place another one.',
  'rule.complete':
    'A road, house or pigsty is completed when none of its sides faces an empty cell. A start space counts as one of its tiles.',
  'rule.complete.tie':
    'The last tile joins two pigsties. With one farmer each, nobody scores. With one more farmer you would have taken the whole pigsty.',
  'rule.path': 'A road scores 1 point per tile.',
  'rule.path.plain': 'Two tiles and the start space.',
  'rule.path.double': 'With stocks: 2 points per tile, however many stocks there are.',
  'rule.path.end': 'A fountain ends every road that reaches it.',
  'rule.house':
    'A house scores 1 point per tile. The largest house that you have scored becomes your family house; only a larger one replaces it.',
  'rule.house.keep': 'The squire scores, and the house becomes the family house.',
  'rule.tower': 'A pigsty scores 2 points per tile.',
  'rule.tower.plain': 'Two tiles and the start space.',
  'rule.court':
    'A meadow is never completed: its monks stay until the end. Then the player with more monks there scores 3 points per shrine. With equal numbers nobody scores.',
  'rule.court.end': 'Three shrines, one of them on the start space.',
  'rule.keep':
    'At the end compare the family houses: the player with the larger one scores 1 point for each cell of the largest empty area. Nobody scores if the family houses are equal, or if there are none.',
  'rule.keep.race': 'The largest empty area is marked. Cells belong together if they share a side.',
  'rule.end.final': 'The final scoring: meadows, then the larger family house, then tokens.',
  'rule.end.unfinished':
    'Unfinished roads, houses and pigsties score nothing, unless a token says so. This is the biggest difference from Carcassonne.',
};
