import type { Message } from '../message.ts';

/** The lessons, in the terms of The Castle. */
export const castleLessons = {
  'lesson.path.name': 'The path',
  'lesson.path.1':
    'A path leaves the gate at D1. Place your tile there so that the path continues: a path must always meet a path.',
  'lesson.path.1.wrong':
    'That is allowed, but it does not extend the path from the gate at D1. Place it on D1 this time.',
  'lesson.path.1.done': 'Gate and tile now form one path.',
  'lesson.path.2':
    'Place a follower on this path. A follower on a path is called a herald, and only with one does the path score for you.',
  'lesson.path.2.wrong':
    'You have nobody on the path, so it would score nothing for you. Choose the herald on the path.',
  'lesson.path.2.done': 'The path is yours. Your opponent plays far away.',
  'lesson.path.3':
    'This tile ends the path. Place it on D2, path to path, and finish your turn without another follower.',
  'lesson.path.3.wrong':
    'That is legal, but your path stays open and your herald has to wait. Complete the path on D2.',
  'lesson.path.3.done':
    'No side of the path faces an empty cell: it is completed. It has 3 tiles, counting the gate (a start space), and the fountain makes each worth 2: 6 points. Your herald comes home.',
  'lesson.house.name': 'House and keep',
  'lesson.house.1':
    'You have squires in three houses. Complete the one that starts at the gate at I4: place the tile on H4, turned so that the houses join.',
  'lesson.house.1.wrong':
    'The goal is the house at I4. Only its side towards H4 is open, so that is where to complete it.',
  'lesson.house.1.small':
    'Completed, but your tile is not part of the house, so it has only 2 tiles. Turn the tile so that house meets house.',
  'lesson.house.1.done':
    '3 tiles, 3 points. It is the first house you score, so your keep moves in and remembers its size: 3.',
  'lesson.house.2': 'You can complete the house at B4 or the one at C7. Complete the one that makes your keep larger.',
  'lesson.house.2.small':
    'Points, yes, but your keep stays where it is: it moves only to a house of more than 3 tiles.',
  'lesson.house.2.wrong': 'No house was completed. Look at B4 and C7, and count the tiles each house would have.',
  'lesson.house.2.done':
    '4 tiles: the keep moves there. At the end of the game the larger keep scores the largest empty area, so size matters more than the points.',
  'lesson.tower.name': 'The tower',
  'lesson.tower.1': 'There is a tower in the wall at D9. Extend it with your tile and place a knight in it.',
  'lesson.tower.1.wrong':
    'That does not extend the tower in the wall. Place the tile on D9 with its tower facing the wall.',
  'lesson.tower.1.empty': 'The tower is free, but you have no knight in it. Choose the knight in the tower.',
  'lesson.tower.1.done': 'Towers score 2 points per tile, including the tile in the wall.',
  'lesson.tower.2': 'Extend the tower on D8. Mind the direction: tower side to tower side, and do not complete it yet.',
  'lesson.tower.2.wrong': 'That does not extend your tower. Place the tile on D8.',
  'lesson.tower.2.small':
    'Careful: no side of the tower faces an empty cell any more, so it is completed with 2 tiles and scores only 4 points. Turn the tile.',
  'lesson.tower.2.done': 'Three tiles now, and still open at one side.',
  'lesson.tower.3': 'This tile has no tower at all. Place it so that it completes your tower anyway.',
  'lesson.tower.3.wrong': 'The tower still faces the empty cell D7. Any tile placed there completes it.',
  'lesson.tower.3.done':
    'Completed: 3 tiles at 2 points each, 6 points. What lies beyond a side does not matter – so your opponent may complete your towers that way too, while they are small.',
  'lesson.court.name': 'Court and merchant',
  'lesson.court.1':
    'Courts are never completed; they score at the end of the game, 3 points per market. Connect to the market of the gate at I7 and place a merchant there.',
  'lesson.court.1.wrong': 'That court has only one market. On I7 the two markets are in one court.',
  'lesson.court.1.empty': 'You have no merchant in this court yet, so it would not score for you. Place the merchant.',
  'lesson.court.1.done':
    'Two markets in your court. The merchant stays until the end of the game, so use merchants sparingly.',
  'lesson.court.2': 'This tile has a court with a market at one of its sides. Join it to your court.',
  'lesson.court.2.wrong': 'That market is in another court. Turn the tile’s court towards yours, next to I7.',
  'lesson.court.2.done': 'Three markets. Now the last tile of this short game is placed.',
  'lesson.court.3':
    'The game is over, and only now do courts score: 3 markets at 3 points each give you 9. The player with more merchants in a court scores it; in a tie nobody does.',
  'lesson.join.name': 'Joining features',
  'lesson.join.1':
    'Your opponent’s knight stands in the tower at A4. You cannot place a follower in an occupied feature, but you can start next to it and join up.',
  'lesson.join.2':
    'Start a tower next to the gap at B4: on B3 or B5, with the tower facing B4. Then place a knight in it.',
  'lesson.join.2.taken':
    'That fills the gap itself – too early, the joining comes last. Start next to the gap, on B3 or B5.',
  'lesson.join.2.wrong':
    'From there your tower will not reach the gap at B4. Place the tile on B3 or B5 and turn its tower towards B4.',
  'lesson.join.2.empty': 'Without a knight in it, the new tower does not count for you. Place the knight.',
  'lesson.join.2.done':
    'The towers are not joined yet, so yours was free. One knight each would be a tie: you need a second one.',
  'lesson.join.3': 'Do the same on the other side of the gap.',
  'lesson.join.3.done': 'Two of your towers face the gap, and one of your opponent’s.',
  'lesson.join.4': 'Now join all three towers with the tile on B4.',
  'lesson.join.4.wrong': 'The three towers meet only in the gap at B4. Place the tile there.',
  'lesson.join.4.apart':
    'One of the towers was left out, or the new one is still open. The tile has three tower sides: one for each of them.',
  'lesson.join.4.done':
    'One tower of 5 tiles, two knights to one: 10 points for you, none for your opponent. Always look out for places where others could join in.',
  'lesson.token.name': 'Tokens on the wall',
  'lesson.token.1':
    'Your marker is on 8, and there is a token at 12 and 13. Score exactly enough for your marker to stop there: count before you place.',
  'lesson.token.1.wrong':
    'Nothing was scored, so your marker did not move. Which feature of the tile could be completed at once, with a follower in it?',
  'lesson.token.1.short': 'Your marker moved, but not as far as 12. A tower scores 2 per tile.',
  'lesson.token.1.far':
    'A fine score, but your marker went past the corner, and passing takes nothing. A smaller tower gets you there: 4 or 5 points.',
  'lesson.token.1.done':
    '4 points: your marker stops on 12 and the token is yours. It doubles a tower that you score. You may use a token on the turn you take it, if its moment is still to come.',
  'lesson.token.2': 'Complete your tower on D7. When it is scored you are asked: use the token to double it.',
  'lesson.token.2.wrong': 'No tower was scored, so the token had nothing to double. Complete the tower on D7.',
  'lesson.token.2.single':
    'The tower was scored without the token. When you are asked, choose the option with the token.',
  'lesson.token.2.done': 'Doubled! There are nine kinds of tokens; press one on your card to read what it does.',
  'lesson.empty.name': 'The largest empty area',
  'lesson.empty.1':
    'The last tile of a game. Your keep is larger than your opponent’s, so you will score the largest group of empty cells: 10 at the moment.',
  'lesson.empty.2': 'Place the last tile so that none of these 10 points is lost, and finish your turn.',
  'lesson.empty.2.wrong':
    'The tile is in the largest area and makes it smaller, or cuts it in two. Place it somewhere else.',
  'lesson.empty.2.done':
    'The larger keep scores all 10 points for you. When your keep is the smaller one, do the opposite: fill and cut the empty area. Now you know the game!',
} as const;

/** The same lessons in the terms of Zamek. */
export const zamekLessons: Readonly<Record<keyof typeof castleLessons, Message>> = {
  ...castleLessons,
  'lesson.path.name': 'The road',
  'lesson.path.1':
    'A road leaves the gate at D1. Place your tile there so that the road continues: a road must always meet a road.',
  'lesson.path.1.wrong':
    'That is allowed, but it does not extend the road from the gate at D1. Place it on D1 this time.',
  'lesson.path.1.done': 'Gate and tile now form one road.',
  'lesson.path.2':
    'Place a follower on this road. A follower on a road is called a herald, and only with one does the road score for you.',
  'lesson.path.2.wrong':
    'You have nobody on the road, so it would score nothing for you. Choose the herald on the road.',
  'lesson.path.2.done': 'The road is yours. Your opponent plays far away.',
  'lesson.path.3':
    'This tile ends the road. Place it on D2, road to road, and finish your turn without another follower.',
  'lesson.path.3.wrong':
    'That is legal, but your road stays open and your herald has to wait. Complete the road on D2.',
  'lesson.path.3.done':
    'No side of the road faces an empty cell: it is completed. It has 3 tiles, counting the gate (a start space), and the stocks make each worth 2: 6 points. Your herald comes home.',
  'lesson.house.name': 'House and family house',
  'lesson.house.1.done':
    '3 tiles, 3 points. It is the first house you score, so it becomes your family house, of size 3.',
  'lesson.house.2':
    'You can complete the house at B4 or the one at C7. Complete the one that makes your family house larger.',
  'lesson.house.2.small':
    'Points, yes, but your family house stays where it is: it moves only to a house of more than 3 tiles.',
  'lesson.house.2.done':
    '4 tiles: your family moves there. At the end of the game the larger family house scores the largest empty area, so size matters more than the points.',
  'lesson.tower.name': 'The pigsty',
  'lesson.tower.1': 'There is a pigsty at the wall at D9. Extend it with your tile and place a farmer in it.',
  'lesson.tower.1.wrong':
    'That does not extend the pigsty at the wall. Place the tile on D9 with its pigsty facing the wall.',
  'lesson.tower.1.empty': 'The pigsty is free, but you have no farmer in it. Choose the farmer in the pigsty.',
  'lesson.tower.1.done': 'Pigsties score 2 points per tile, including the tile at the wall.',
  'lesson.tower.2':
    'Extend the pigsty on D8. Mind the direction: pigsty side to pigsty side, and do not complete it yet.',
  'lesson.tower.2.wrong': 'That does not extend your pigsty. Place the tile on D8.',
  'lesson.tower.2.small':
    'Careful: no side of the pigsty faces an empty cell any more, so it is completed with 2 tiles and scores only 4 points. Turn the tile.',
  'lesson.tower.3': 'This tile has no pigsty at all. Place it so that it completes your pigsty anyway.',
  'lesson.tower.3.wrong': 'The pigsty still faces the empty cell D7. Any tile placed there completes it.',
  'lesson.tower.3.done':
    'Completed: 3 tiles at 2 points each, 6 points. What lies beyond a side does not matter – so your opponent may complete your pigsties that way too, while they are small.',
  'lesson.court.name': 'Meadow and monk',
  'lesson.court.1':
    'Meadows are never completed; they score at the end of the game, 3 points per shrine. Connect to the shrine of the gate at I7 and place a monk there.',
  'lesson.court.1.wrong': 'That meadow has only one shrine. On I7 the two shrines are in one meadow.',
  'lesson.court.1.empty': 'You have no monk in this meadow yet, so it would not score for you. Place the monk.',
  'lesson.court.1.done':
    'Two shrines in your meadow. The monk stays until the end of the game, so use monks sparingly.',
  'lesson.court.2': 'This tile has a meadow with a shrine at one of its sides. Join it to your meadow.',
  'lesson.court.2.wrong': 'That shrine is in another meadow. Turn the tile’s meadow towards yours, next to I7.',
  'lesson.court.2.done': 'Three shrines. Now the last tile of this short game is placed.',
  'lesson.court.3':
    'The game is over, and only now do meadows score: 3 shrines at 3 points each give you 9. The player with more monks in a meadow scores it; in a tie nobody does.',
  'lesson.join.1':
    'Your opponent’s farmer works in the pigsty at A4. You cannot place a follower in an occupied feature, but you can start next to it and join up.',
  'lesson.join.2':
    'Start a pigsty next to the gap at B4: on B3 or B5, with the pigsty facing B4. Then place a farmer in it.',
  'lesson.join.2.wrong':
    'From there your pigsty will not reach the gap at B4. Place the tile on B3 or B5 and turn its pigsty towards B4.',
  'lesson.join.2.empty': 'Without a farmer in it, the new pigsty does not count for you. Place the farmer.',
  'lesson.join.2.done':
    'The pigsties are not joined yet, so yours was free. One farmer each would be a tie: you need a second one.',
  'lesson.join.3.done': 'Two of your pigsties face the gap, and one of your opponent’s.',
  'lesson.join.4': 'Now join all three pigsties with the tile on B4.',
  'lesson.join.4.wrong': 'The three pigsties meet only in the gap at B4. Place the tile there.',
  'lesson.join.4.apart':
    'One of the pigsties was left out, or the new one is still open. The tile has three sides with a pigsty: one for each of them.',
  'lesson.join.4.done':
    'One pigsty of 5 tiles, two farmers to one: 10 points for you, none for your opponent. Always look out for places where others could join in.',
  'lesson.token.1.short': 'Your marker moved, but not as far as 12. A pigsty scores 2 per tile.',
  'lesson.token.1.far':
    'A fine score, but your marker went past the corner, and passing takes nothing. A smaller pigsty gets you there: 4 or 5 points.',
  'lesson.token.1.done':
    '4 points: your marker stops on 12 and the token is yours. It doubles a pigsty that you score, from your next turn on.',
  'lesson.token.2': 'Complete your pigsty on D7. When it is scored you are asked: use the token to double it.',
  'lesson.token.2.wrong': 'No pigsty was scored, so the token had nothing to double. Complete the pigsty on D7.',
  'lesson.token.2.single':
    'The pigsty was scored without the token. When you are asked, choose the option with the token.',
  'lesson.empty.1':
    'The last tile of a game. Your family house is larger than your opponent’s, so you will score the largest group of empty cells: 10 at the moment.',
  'lesson.empty.2.done':
    'The larger family house scores all 10 points for you. When yours is the smaller one, do the opposite: fill and cut the empty area. Now you know the game!',
};
