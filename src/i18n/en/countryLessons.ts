import type { Catalogue } from '../message.ts';

/** What the lessons of the countryside say. They name cells as the text board does. */
export const countryLessons = {
  'country.lesson.road.name': 'The road',
  'country.lesson.road.1':
    'The start tile lies at (0, 0): the first number counts to the right, the second upwards. A road leads over it. Lay your tile at (1, 0), so that road meets road.',
  'country.lesson.road.1.wrong':
    'It fits there too, but the road over (0, 0) does not go on. Lay it at (1, 0) this time.',
  'country.lesson.road.1.done':
    'It fits: on every side that touches, the same must meet – road and road, city and city, field and field.',
  'country.lesson.road.2':
    'Now you may send a follower onto the tile just laid. Choose the road: there he is a robber, and only with him does the road score for you.',
  'country.lesson.road.2.wrong':
    'He does not stand on the road, so it would bring you nothing. Choose the robber on the road.',
  'country.lesson.road.2.done': 'The road is yours. As long as your robber stands there, nobody can be sent onto it.',
  'country.lesson.road.3':
    'The road begins at the monastery at (-1, 0). Let it end: lay the crossing at (2, 0), and finish the turn with nobody.',
  'country.lesson.road.3.wrong':
    'That is a legal place, but your road stays open and the robber has to wait. Lay the crossing at (2, 0).',
  'country.lesson.road.3.done':
    'Monastery and crossing are its two ends: the road is complete. 4 tiles, 4 points, and your robber comes home at once. You have seven followers, so it is good when they come back.',
  'country.lesson.city.name': 'The city',
  'country.lesson.city.1':
    'At the top of the start tile at (0, 0) a city begins. Lay your tile above it, at (0, 1), and send a knight into the city.',
  'country.lesson.city.1.wrong': 'There the city at (0, 0) does not grow. Lay the tile at (0, 1), city to city.',
  'country.lesson.city.1.empty': 'Nobody of yours lives in this city. Choose the knight in the city.',
  'country.lesson.city.1.done':
    'Your knight holds the city. Your tile shows a pennant, which counts like one more tile.',
  'country.lesson.city.2':
    'One side of your city is still open, upwards. Close it at (0, 2), and finish the turn with nobody.',
  'country.lesson.city.2.wrong': 'Your city is still open towards (0, 2), and your knight has to wait. Close it there.',
  'country.lesson.city.2.done':
    'No side of the city faces an empty cell: it is complete. 3 tiles and a pennant bring 2 points each: 8. The knight comes home. Left unfinished, it would bring half at the end.',
  'country.lesson.city.3':
    'Your neighbour has begun a city at (0, -1), but nobody stands in it. Close it at (0, -2), and send a knight in with the same tile.',
  'country.lesson.city.3.wrong': 'That does not close the city at (0, -1). It is open downwards, towards (0, -2).',
  'country.lesson.city.3.empty':
    'The city is closed, but nobody of yours stood in it, so it scored for nobody. Send the knight in the same turn.',
  'country.lesson.city.3.done':
    '4 points, and the knight is home again at once. A city that you close yourself needs a knight for one turn only.',
  'country.lesson.share.name': 'Sharing a city',
  'country.lesson.share.1':
    'Your neighbour’s knight stands in the city at (0, -1). You cannot send anybody into a region that is occupied – but you can begin beside it and join.',
  'country.lesson.share.2':
    'The gap is at (0, -2). Begin a city beside it, at (-1, -2) or at (1, -2), open towards the gap, and send a knight in.',
  'country.lesson.share.2.taken':
    'That closes your neighbour’s city for your neighbour. Begin beside the gap, at (-1, -2) or (1, -2).',
  'country.lesson.share.2.wrong':
    'From there your city does not meet the gap at (0, -2). Lay the tile at (-1, -2) or (1, -2) and turn its city towards the gap.',
  'country.lesson.share.2.empty': 'Without a knight the new city does not count for you. Send the knight.',
  'country.lesson.share.2.done':
    'Joined now, it would be one knight each: a tie, and at a tie both of you score in full. With a second knight it would be yours alone.',
  'country.lesson.share.3': 'Do the same on the other side of the gap.',
  'country.lesson.share.3.done': 'Two cities of yours face the gap, and one of your neighbour’s.',
  'country.lesson.share.4': 'Now join all three with the tile in the gap at (0, -2), and finish the turn.',
  'country.lesson.share.4.wrong': 'The three cities meet only in the gap at (0, -2). Lay the tile there.',
  'country.lesson.share.4.done':
    'One city of 4 tiles, two knights to one: 8 points for you, none for your neighbour. All three knights go home, whoever scored.',
  'country.lesson.monastery.name': 'The monastery',
  'country.lesson.monastery.1': 'A monastery wants neighbours. Lay it into the hole at (0, -1), and send a monk in.',
  'country.lesson.monastery.1.wrong':
    'That place has few tiles round it. Lay the monastery at (0, -1), where seven of the eight cells round it are filled.',
  'country.lesson.monastery.1.empty':
    'Nobody prays there, so it would score for nobody. Choose the monk in the monastery.',
  'country.lesson.monastery.1.done':
    '7 of the 8 cells round it are filled. Left like this it brings 8 points at the end: 1 for itself and 1 for each tile round it.',
  'country.lesson.monastery.2':
    'Fill the last cell round your monastery, at (-1, -1), and finish the turn with nobody.',
  'country.lesson.monastery.2.wrong': 'One cell beside the monastery is still empty: (-1, -1). Lay the tile there.',
  'country.lesson.monastery.2.done':
    'All eight cells are filled: 9 points, and your monk comes home. It does not matter who lays the last tile. Where nobody else wants to build, a monk waits long: choose the place well.',
  'country.lesson.field.name': 'What a field is',
  'country.lesson.field.1':
    'Green land is a field. On the start tile at (0, 0) the road cuts it in two: this is the field below the road.',
  'country.lesson.field.2':
    'And this is the other one: the strip between the road and the city. Roads, rivers and city walls bound a field; over a corner it does not go on.',
  'country.lesson.field.3':
    'Lay the tile at (1, 0), road to road. Then lay a farmer in the field above the road, the one that touches the city.',
  'country.lesson.field.3.wrong': 'There the strip between road and city does not go on. Lay the tile at (1, 0).',
  'country.lesson.field.3.apart':
    'That is the field below the road: it touches no city. Choose the one above the road.',
  'country.lesson.field.3.empty':
    'No farmer of yours lies in the strip between road and city. Choose the farmer in the field above the road.',
  'country.lesson.field.3.done':
    'Farmers lie down, for they stay until the end of the game and never come home. Lay them sparingly, but in time.',
  'country.lesson.field.4':
    'Your neighbour’s tile has made the field larger; its size brings nothing. What feeds it are finished cities that it touches: finish the city, at (0, 1).',
  'country.lesson.field.4.wrong': 'The city at (0, 0) is open upwards. Lay the tile at (0, 1), city to city.',
  'country.lesson.field.4.done':
    'The city scores for nobody, but it feeds your field. And this was the last tile of this short game.',
  'country.lesson.field.5':
    'Only now do fields score: 3 points for every finished city that touches the field. The outlined one brings you 3 points. In any game, I and the button “Fields” show you the same.',
  'country.lesson.farm.name': 'Farmers against farmers',
  'country.lesson.farm.1':
    'Your neighbour’s farmer lies in this field below the road. The finished city at (0, -1) and (0, -2) feeds it. You cannot lay a farmer in it – but you can beside it.',
  'country.lesson.farm.2':
    'Below that city another field begins. Lay the monastery at (-1, -2) or at (1, -2), and lay a farmer in its field.',
  'country.lesson.farm.2.wrong':
    'From there the two fields are not easily joined. Lay the tile at (-1, -2) or at (1, -2).',
  'country.lesson.farm.2.empty': 'No farmer of yours lies there. Choose the farmer in the field.',
  'country.lesson.farm.2.done':
    'The field was free, for nothing joins it to your neighbour’s yet. The same city feeds both: it counts for every field that it touches.',
  'country.lesson.farm.3': 'Now join the two fields: lay the tile between them, beside the city.',
  'country.lesson.farm.3.wrong':
    'Your farmer’s field is not joined to your neighbour’s. Lay the tile between your farmer and the road, at (-1, -1) or (1, -1).',
  'country.lesson.farm.3.done': 'One field, one farmer each. This was the last tile.',
  'country.lesson.farm.4':
    'Whoever has most farmers in a field scores it, and at a tie everybody in full: 3 points each for the one city. A second farmer, and it would be yours alone.',
  'country.lesson.garden.name': 'Gardens and the abbot',
  'country.lesson.garden.1':
    'With this module you have an abbot besides your followers. Lay the tile with the garden at (1, 0), road to road, and send the abbot into the garden.',
  'country.lesson.garden.1.wrong': 'It fits there too. But lay it at (1, 0) this time, beside the start tile.',
  'country.lesson.garden.1.empty':
    'The garden is still empty, and only the abbot may stand there. Choose the abbot in the garden.',
  'country.lesson.garden.1.done':
    'A garden scores like a monastery: 9 points with eight tiles round it. But the abbot need not wait.',
  'country.lesson.garden.2':
    'Lay your tile beside or at a corner of the garden. Then, instead of sending anybody, let the abbot come home.',
  'country.lesson.garden.2.wrong': 'The abbot is still in the garden. Choose “Abbot comes home”.',
  'country.lesson.garden.2.small':
    'He came home, but the new tile does not lie round the garden at (1, 0). Lay it at one of the eight cells round it first.',
  'country.lesson.garden.2.done':
    '4 points: 1 for the garden and 1 for each of the 3 tiles round it. The abbot is at hand again, for a monastery or another garden.',
  'country.lesson.river.name': 'The river',
  'country.lesson.river.1':
    'With this module the spring lies first, at (0, 0), and the river tiles come before all others. Let the river go on at (1, 0). You may send somebody, but nobody stands on water.',
  'country.lesson.river.1.done': 'The river goes on.',
  'country.lesson.river.2':
    'Your neighbour’s tile at (2, 0) bends to the right, seen with the water. Two bends running must not turn to the same hand, so yours can only lie one way, at (2, -1). Lay it and finish the turn.',
  'country.lesson.river.2.done': 'To the right, then to the left: so the river never runs back into itself.',
  'country.lesson.river.3':
    'A river bounds fields like a road: this is the field on its lower bank, another one than the field above. Round the spring and the lake the banks are one. Now you know the countryside!',
} as const satisfies Catalogue;
