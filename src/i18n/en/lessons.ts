import type { Message } from '../message.ts';

/** What the lessons say, in The Castle's words. */
export const castleLessons = {
  'lesson.path.name': 'The path',
  'lesson.path.1':
    'A path leaves the gate at D1. Lay your tile there so that the path goes on: path must always meet path.',
  'lesson.path.1.wrong':
    'The tile may lie there, but the path from the gate at D1 is not one step longer. Lay it on D1 this time.',
  'lesson.path.1.done': 'Gate and tile are one path now.',
  'lesson.path.2':
    'Send a follower onto this path. A follower on a path is called a herald, and only then does the path score for you.',
  'lesson.path.2.wrong':
    'Now nobody of yours stands on the path, so it would bring you nothing. Choose the herald on the path.',
  'lesson.path.2.done': 'The path is yours. Your neighbour takes a turn far away.',
  'lesson.path.3': 'This tile ends the path. Lay it on D2, path to path, and finish the turn without another follower.',
  'lesson.path.3.wrong':
    'That is a legal place, but your path stays open and your herald has to wait. Close the path on D2.',
  'lesson.path.3.done':
    'No side of the path faces an empty cell: it is complete. It has 3 tiles, the gate included, and the fountain makes each worth 2: 6 points. Your herald comes home.',
  'lesson.house.name': 'House and keep',
  'lesson.house.1':
    'You have squires in three houses. Close the one that begins at the gate I4: lay the tile on H4 and turn it so that its house joins.',
  'lesson.house.1.wrong':
    'We are after the house at I4. It is open towards H4 only, so that is where the tile closes it.',
  'lesson.house.1.small':
    'Closed, but your tile has no part in the house, so it counts only 2 tiles. Turn the tile so that house meets house.',
  'lesson.house.1.done':
    '3 tiles, 3 points. It is the first house you score, so your keep moves in and remembers its size: 3.',
  'lesson.house.2': 'You can close the house at B4 or the one at C7. Close the one that makes your keep larger.',
  'lesson.house.2.small':
    'Points, yes, but your keep stays where it is: it moves only to a house of more than 3 tiles.',
  'lesson.house.2.wrong': 'No house was closed. Look at B4 and at C7, and count the tiles each house would have.',
  'lesson.house.2.done':
    '4 tiles: the keep moves there. At the end of the game the larger keep scores the largest empty area, so size matters more than the points.',
  'lesson.tower.name': 'The tower',
  'lesson.tower.1': 'A tower stands in the wall at D9. Let your tile go on with it, and send a knight into it.',
  'lesson.tower.1.wrong':
    'The tower of the wall does not go on there. Lay the tile on D9 with its tower towards the wall.',
  'lesson.tower.1.empty': 'The tower is free, but none of your knights stands in it. Choose the knight in the tower.',
  'lesson.tower.1.done': 'Towers bring 2 points per tile, the tile of the wall included.',
  'lesson.tower.2': 'Make the tower grow on D8. Mind the side: tower towards tower, and it must not be closed yet.',
  'lesson.tower.2.wrong': 'There your tower does not grow. Lay the tile on D8.',
  'lesson.tower.2.small':
    'Careful: no side of the tower faces an empty cell any more, so it is complete with 2 tiles and brings only 4 points. Turn the tile.',
  'lesson.tower.2.done': 'Three tiles now, and still open at one side.',
  'lesson.tower.3': 'This tile has no tower at all. Lay it so that your tower is complete nevertheless.',
  'lesson.tower.3.wrong': 'The tower still faces the empty cell D7. Whatever lies there closes it.',
  'lesson.tower.3.done':
    'Complete: 3 tiles for 2 points each, 6 points. What lies beyond a side does not matter; your opponent may close your towers that way too, while they are small.',
  'lesson.court.name': 'Court and merchant',
  'lesson.court.1':
    'Courts are never complete; they score at the end, 3 points per market. Join the market of the gate at I7 and lay a merchant there.',
  'lesson.court.1.wrong': 'That court has only one market. On I7 the two markets are in one court.',
  'lesson.court.1.empty': 'The court has no merchant of yours yet, so it would score for nobody. Send the merchant.',
  'lesson.court.1.done':
    'Two markets in your court. The merchant stays until the end of the game, so send merchants sparingly.',
  'lesson.court.2': 'This tile has a court with a market at one of its sides. Join it to your court.',
  'lesson.court.2.wrong':
    'That market lies in another court. Turn the court of the tile towards your court, next to I7.',
  'lesson.court.2.done': 'Three markets. Now the last tile of this short game is laid.',
  'lesson.court.3':
    'The game is over, and only now do courts score: 3 markets for 3 points each bring you 9. Whoever has more merchants in a court takes it, a tie nobody.',
  'lesson.join.name': 'Joining regions',
  'lesson.join.1':
    'Your neighbour’s knight stands in the tower at A4. You cannot send a follower into a region that is occupied, but you can begin beside it and join.',
  'lesson.join.2':
    'Begin a tower beside the gap at B4: on B3 or B5, with the tower towards B4. Then send a knight into it.',
  'lesson.join.2.taken':
    'That fills the gap itself: too early, the joining comes last. Begin beside the gap, on B3 or B5.',
  'lesson.join.2.wrong':
    'From there your tower will not meet the gap at B4. Lay the tile on B3 or B5 and turn its tower towards B4.',
  'lesson.join.2.empty': 'Without a knight in it, the new tower does not count for you. Send the knight.',
  'lesson.join.2.done':
    'The towers are not joined yet, so yours was free. One knight each would be a tie: you need a second one.',
  'lesson.join.3': 'Do the same on the other side of the gap.',
  'lesson.join.3.done': 'Two towers of yours face the gap, and one of your neighbour’s.',
  'lesson.join.4': 'Now join all three towers with the tile on B4.',
  'lesson.join.4.wrong': 'The three towers meet only in the gap at B4. Lay the tile there.',
  'lesson.join.4.apart':
    'One of the towers was left out, or the new one is still open. The tile has three tower sides: one for each of them.',
  'lesson.join.4.done':
    'One tower of 5 tiles, two knights to one: 10 points for you, none for your neighbour. Always look where others could join.',
  'lesson.token.name': 'Tokens on the wall',
  'lesson.token.1':
    'Your marker stands on 8, and there is a token at 12 and 13. Score exactly so much that your marker stops there: count before you lay.',
  'lesson.token.1.wrong':
    'Nothing was scored, so your marker did not move. Which feature of the tile could be complete at once, with a follower in it?',
  'lesson.token.1.short': 'Your marker moved, but not as far as 12. A tower brings 2 per tile.',
  'lesson.token.1.far':
    'A fine score, but your marker went past the corner, and passing takes nothing. A smaller tower reaches it: 4 or 5 points.',
  'lesson.token.1.done':
    '4 points: your marker stops on 12 and the token is yours. It doubles a tower that you score. A token may be used in the turn it was taken, if its moment is still to come.',
  'lesson.token.2': 'Close your tower on D7. When it is scored, you are asked: use the token and let it count double.',
  'lesson.token.2.wrong': 'No tower was scored, so the token had nothing to double. Close the tower on D7.',
  'lesson.token.2.single': 'The tower was scored without the token. Choose the line with the token when you are asked.',
  'lesson.token.2.done': 'Doubled! There are nine kinds of tokens; press one on your card to read what it does.',
  'lesson.empty.name': 'The largest empty area',
  'lesson.empty.1':
    'The last tile of a game. Your keep is larger than your neighbour’s, so you will score the largest group of empty cells: 10 at the moment.',
  'lesson.empty.2': 'Lay the last tile so that none of these 10 points is lost, and finish your turn.',
  'lesson.empty.2.wrong':
    'The tile lies in the largest area and makes it smaller, or cuts it in two. Lay it somewhere else.',
  'lesson.empty.2.done':
    'The larger keep brings you all 10 points. When your keep is the smaller one, do the opposite: fill and cut the empty area. Now you know the game!',
} as const;

/** Where Zamek says it otherwise. */
export const zamekLessons: Readonly<Record<keyof typeof castleLessons, Message>> = {
  ...castleLessons,
  'lesson.path.name': 'The road',
  'lesson.path.1':
    'A road leaves the gate at D1. Lay your tile there so that the road goes on: road must always meet road.',
  'lesson.path.1.wrong':
    'The tile may lie there, but the road from the gate at D1 is not one step longer. Lay it on D1 this time.',
  'lesson.path.1.done': 'Gate and tile are one road now.',
  'lesson.path.2':
    'Send a follower onto this road. A follower on a road is called a herald, and only then does the road score for you.',
  'lesson.path.2.wrong':
    'Now nobody of yours stands on the road, so it would bring you nothing. Choose the herald on the road.',
  'lesson.path.2.done': 'The road is yours. Your neighbour takes a turn far away.',
  'lesson.path.3': 'This tile ends the road. Lay it on D2, road to road, and finish the turn without another follower.',
  'lesson.path.3.wrong':
    'That is a legal place, but your road stays open and your herald has to wait. Close the road on D2.',
  'lesson.path.3.done':
    'No side of the road faces an empty cell: it is complete. It has 3 tiles, the gate included, and the stocks make each worth 2: 6 points. Your herald comes home.',
  'lesson.house.name': 'House and family house',
  'lesson.house.1.done':
    '3 tiles, 3 points. It is the first house you score, so it becomes your family house, of size 3.',
  'lesson.house.2':
    'You can close the house at B4 or the one at C7. Close the one that makes your family house larger.',
  'lesson.house.2.small':
    'Points, yes, but your family house stays where it is: it moves only to a house of more than 3 tiles.',
  'lesson.house.2.done':
    '4 tiles: your family moves there. At the end of the game the larger family house scores the largest empty area, so size matters more than the points.',
  'lesson.tower.name': 'The pigsty',
  'lesson.tower.1': 'A pigsty stands at the wall at D9. Let your tile go on with it, and send a farmer into it.',
  'lesson.tower.1.wrong':
    'The pigsty at the wall does not go on there. Lay the tile on D9 with its pigsty towards the wall.',
  'lesson.tower.1.empty': 'The pigsty is free, but none of your farmers works in it. Choose the farmer in the pigsty.',
  'lesson.tower.1.done': 'Pigsties bring 2 points per tile, the tile of the wall included.',
  'lesson.tower.2': 'Make the pigsty grow on D8. Mind the side: pigsty towards pigsty, and it must not be closed yet.',
  'lesson.tower.2.wrong': 'There your pigsty does not grow. Lay the tile on D8.',
  'lesson.tower.2.small':
    'Careful: no side of the pigsty faces an empty cell any more, so it is complete with 2 tiles and brings only 4 points. Turn the tile.',
  'lesson.tower.3': 'This tile has no pigsty at all. Lay it so that your pigsty is complete nevertheless.',
  'lesson.tower.3.wrong': 'The pigsty still faces the empty cell D7. Whatever lies there closes it.',
  'lesson.tower.3.done':
    'Complete: 3 tiles for 2 points each, 6 points. What lies beyond a side does not matter; your opponent may close your pigsties that way too, while they are small.',
  'lesson.court.name': 'Meadow and monk',
  'lesson.court.1':
    'Meadows are never complete; they score at the end, 3 points per shrine. Join the shrine of the gate at I7 and lay a monk there.',
  'lesson.court.1.wrong': 'That meadow has only one shrine. On I7 the two shrines are in one meadow.',
  'lesson.court.1.empty': 'The meadow has no monk of yours yet, so it would score for nobody. Send the monk.',
  'lesson.court.1.done':
    'Two shrines in your meadow. The monk stays until the end of the game, so send monks sparingly.',
  'lesson.court.2': 'This tile has a meadow with a shrine at one of its sides. Join it to your meadow.',
  'lesson.court.2.wrong':
    'That shrine lies in another meadow. Turn the meadow of the tile towards your meadow, next to I7.',
  'lesson.court.2.done': 'Three shrines. Now the last tile of this short game is laid.',
  'lesson.court.3':
    'The game is over, and only now do meadows score: 3 shrines for 3 points each bring you 9. Whoever has more monks in a meadow takes it, a tie nobody.',
  'lesson.join.1':
    'Your neighbour’s farmer works in the pigsty at A4. You cannot send a follower into a region that is occupied, but you can begin beside it and join.',
  'lesson.join.2':
    'Begin a pigsty beside the gap at B4: on B3 or B5, with the pigsty towards B4. Then send a farmer into it.',
  'lesson.join.2.wrong':
    'From there your pigsty will not meet the gap at B4. Lay the tile on B3 or B5 and turn its pigsty towards B4.',
  'lesson.join.2.empty': 'Without a farmer in it, the new pigsty does not count for you. Send the farmer.',
  'lesson.join.2.done':
    'The pigsties are not joined yet, so yours was free. One farmer each would be a tie: you need a second one.',
  'lesson.join.3.done': 'Two pigsties of yours face the gap, and one of your neighbour’s.',
  'lesson.join.4': 'Now join all three pigsties with the tile on B4.',
  'lesson.join.4.wrong': 'The three pigsties meet only in the gap at B4. Lay the tile there.',
  'lesson.join.4.apart':
    'One of the pigsties was left out, or the new one is still open. The tile has three sides with a pigsty: one for each of them.',
  'lesson.join.4.done':
    'One pigsty of 5 tiles, two farmers to one: 10 points for you, none for your neighbour. Always look where others could join.',
  'lesson.token.1.short': 'Your marker moved, but not as far as 12. A pigsty brings 2 per tile.',
  'lesson.token.1.far':
    'A fine score, but your marker went past the corner, and passing takes nothing. A smaller pigsty reaches it: 4 or 5 points.',
  'lesson.token.1.done':
    '4 points: your marker stops on 12 and the token is yours. It doubles a pigsty that you score, from your next turn on.',
  'lesson.token.2': 'Close your pigsty on D7. When it is scored, you are asked: use the token and let it count double.',
  'lesson.token.2.wrong': 'No pigsty was scored, so the token had nothing to double. Close the pigsty on D7.',
  'lesson.token.2.single':
    'The pigsty was scored without the token. Choose the line with the token when you are asked.',
  'lesson.empty.1':
    'The last tile of a game. Your family house is larger than your neighbour’s, so you will score the largest group of empty cells: 10 at the moment.',
  'lesson.empty.2.done':
    'The larger family house brings you all 10 points. When yours is the smaller one, do the opposite: fill and cut the empty area. Now you know the game!',
};
