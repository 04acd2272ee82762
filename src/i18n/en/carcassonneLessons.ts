import type { Catalogue } from '../message.ts';

/** The lessons of The Countryside. They name cells as the text board does. */
export const carcassonneLessons = {
  'carcassonne.lesson.road.name': 'The road',
  'carcassonne.lesson.road.1':
    'The start tile is at (0, 0): the first number counts to the right, the second upwards. A road runs across it. Place your tile at (1, 0), so that road meets road.',
  'carcassonne.lesson.road.1.wrong':
    'It fits there too, but the road across (0, 0) does not continue. Place it at (1, 0) this time.',
  'carcassonne.lesson.road.1.done':
    'It fits: every side that touches must match – road to road, city to city, field to field.',
  'carcassonne.lesson.road.2':
    'Now you may place a follower on the tile you just placed. Choose the road: there he is a highwayman, and only with him does the road score for you.',
  'carcassonne.lesson.road.2.wrong':
    'He is not on the road, so it would score nothing for you. Choose the highwayman on the road.',
  'carcassonne.lesson.road.2.done':
    'The road is yours. As long as your highwayman stands there, nobody else can be placed on it.',
  'carcassonne.lesson.road.3':
    'The road starts at the monastery at (-1, 0). End it: place the crossroads at (2, 0), and finish your turn without a follower.',
  'carcassonne.lesson.road.3.wrong':
    'That is legal, but your road stays open and the highwayman has to wait. Place the crossroads at (2, 0).',
  'carcassonne.lesson.road.3.done':
    'The monastery and the crossroads are its two ends: the road is completed. 4 tiles, 4 points, and your highwayman comes home at once. You have only seven followers, so it is good to get them back.',
  'carcassonne.lesson.city.name': 'The city',
  'carcassonne.lesson.city.1':
    'A city starts at the top of the start tile at (0, 0). Place your tile above it, at (0, 1), and place a knight in the city.',
  'carcassonne.lesson.city.1.wrong': 'That does not extend the city at (0, 0). Place the tile at (0, 1), city to city.',
  'carcassonne.lesson.city.1.empty': 'You have nobody in this city. Choose the knight in the city.',
  'carcassonne.lesson.city.1.done':
    'Your knight holds the city. Your tile shows a coat of arms, which counts as one more tile.',
  'carcassonne.lesson.city.2':
    'One side of your city is still open, at the top. Complete it at (0, 2), and finish your turn without a follower.',
  'carcassonne.lesson.city.2.wrong':
    'Your city is still open towards (0, 2), and your knight has to wait. Complete it there.',
  'carcassonne.lesson.city.2.done':
    'No side of the city faces an empty cell: it is completed. 3 tiles and a coat of arms score 2 points each: 8. The knight comes home. Left unfinished, it would score half of that at the end.',
  'carcassonne.lesson.city.3':
    'Your opponent has started a city at (0, -1), but nobody stands in it. Complete it at (0, -2), and place a knight in it on the same turn.',
  'carcassonne.lesson.city.3.wrong':
    'That does not complete the city at (0, -1). It is open downwards, towards (0, -2).',
  'carcassonne.lesson.city.3.empty':
    'The city is completed, but you had nobody in it, so it scored for nobody. Place the knight on the same turn.',
  'carcassonne.lesson.city.3.done':
    '4 points, and the knight is back at once. A free city that you complete yourself ties up a knight for one turn only.',
  'carcassonne.lesson.share.name': 'Sharing a city',
  'carcassonne.lesson.share.1':
    'Your opponent’s knight stands in the city at (0, -1). You cannot place anyone in an occupied feature – but you can start next to it and join up.',
  'carcassonne.lesson.share.2':
    'The gap is at (0, -2). Start a city next to it, at (-1, -2) or (1, -2), open towards the gap, and place a knight in it.',
  'carcassonne.lesson.share.2.taken':
    'That completes the city for your opponent. Start next to the gap, at (-1, -2) or (1, -2).',
  'carcassonne.lesson.share.2.wrong':
    'From there your city does not reach the gap at (0, -2). Place the tile at (-1, -2) or (1, -2) and turn its city towards the gap.',
  'carcassonne.lesson.share.2.empty': 'Without a knight the new city does not count for you. Place the knight.',
  'carcassonne.lesson.share.2.done':
    'If they were joined now, it would be one knight each: a tie, and in a tie you both score in full. With a second knight the city would be yours alone.',
  'carcassonne.lesson.share.3': 'Do the same on the other side of the gap.',
  'carcassonne.lesson.share.3.done': 'Two of your cities face the gap, and one of your opponent’s.',
  'carcassonne.lesson.share.4': 'Now join all three with the tile in the gap at (0, -2), and finish your turn.',
  'carcassonne.lesson.share.4.wrong': 'The three cities meet only in the gap at (0, -2). Place the tile there.',
  'carcassonne.lesson.share.4.done':
    'One city of 4 tiles, two knights to one: 8 points for you, none for your opponent. All three knights come home, no matter who scored.',
  'carcassonne.lesson.monastery.name': 'The monastery',
  'carcassonne.lesson.monastery.1':
    'A monastery needs tiles all around it. Place it in the gap at (0, -1), and place a monk in it.',
  'carcassonne.lesson.monastery.1.wrong':
    'There are few tiles around that cell. Place the monastery at (0, -1), where seven of the eight cells around it are filled.',
  'carcassonne.lesson.monastery.1.empty':
    'Nobody is in it, so it would not score for anyone. Choose the monk in the monastery.',
  'carcassonne.lesson.monastery.1.done':
    '7 of the 8 cells around it are filled. Left like this it scores 8 points at the end: 1 for itself and 1 for each tile around it.',
  'carcassonne.lesson.monastery.2':
    'Fill the last cell around your monastery, at (-1, -1), and finish your turn without a follower.',
  'carcassonne.lesson.monastery.2.wrong':
    'One cell next to the monastery is still empty: (-1, -1). Place the tile there.',
  'carcassonne.lesson.monastery.2.done':
    'All eight cells are filled: 9 points, and your monk comes home. It does not matter who places the last tile. Where nobody else wants to build, a monk waits a long time, so choose the spot well.',
  'carcassonne.lesson.field.name': 'What a field is',
  'carcassonne.lesson.field.1':
    'Green land is a field. On the start tile at (0, 0) the road cuts it in two: this is the field below the road.',
  'carcassonne.lesson.field.2':
    'And this is the other one: the strip between the road and the city. Roads, rivers and city walls are the borders of a field; it does not continue across a corner.',
  'carcassonne.lesson.field.3':
    'Place the tile at (1, 0), road to road. Then place a farmer in the field above the road, the one that touches the city.',
  'carcassonne.lesson.field.3.wrong':
    'That does not continue the strip between road and city. Place the tile at (1, 0).',
  'carcassonne.lesson.field.3.apart':
    'That is the field below the road: it touches no city. Choose the one above the road.',
  'carcassonne.lesson.field.3.empty':
    'You have no farmer in the strip between road and city. Choose the farmer in the field above the road.',
  'carcassonne.lesson.field.3.done':
    'Farmers lie down because they stay until the end of the game and never come home. Use them sparingly, but not too late.',
  'carcassonne.lesson.field.4':
    'Your opponent’s tile has made the field larger, but size scores nothing. What counts are the completed cities it touches: complete the city at (0, 1).',
  'carcassonne.lesson.field.4.wrong': 'The city at (0, 0) is open at the top. Place the tile at (0, 1), city to city.',
  'carcassonne.lesson.field.4.done':
    'The city scores for nobody, but it now counts for your field. And that was the last tile of this short game.',
  'carcassonne.lesson.field.5':
    'Only now do fields score: 3 points for every completed city that the field touches. The outlined one gives you 3 points. In any game, the I key and the “Fields” button show you this.',
  'carcassonne.lesson.farm.name': 'Farmers against farmers',
  'carcassonne.lesson.farm.1':
    'Your opponent’s farmer lies in this field below the road. It touches the completed city at (0, -1) and (0, -2). You cannot place a farmer in it – but you can next to it.',
  'carcassonne.lesson.farm.2':
    'Below that city another field begins. Place the monastery at (-1, -2) or (1, -2), and place a farmer in its field.',
  'carcassonne.lesson.farm.2.wrong':
    'From there the two fields are hard to join. Place the tile at (-1, -2) or (1, -2).',
  'carcassonne.lesson.farm.2.empty': 'You have no farmer there. Choose the farmer in the field.',
  'carcassonne.lesson.farm.2.done':
    'The field was free, because nothing joins it to your opponent’s yet. The same city counts for both: a city counts for every field that touches it.',
  'carcassonne.lesson.farm.3': 'Now join the two fields: place the tile between them, next to the city.',
  'carcassonne.lesson.farm.3.wrong':
    'Your farmer’s field is not joined to your opponent’s. Place the tile between your farmer and the road, at (-1, -1) or (1, -1).',
  'carcassonne.lesson.farm.3.done': 'One field, one farmer each. That was the last tile.',
  'carcassonne.lesson.farm.4':
    'The player with the most farmers in a field scores it, and in a tie everyone scores in full: 3 points each for the one city. With a second farmer it would be yours alone.',
} as const satisfies Catalogue;
