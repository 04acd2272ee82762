import type { Catalogue } from '../../../i18n/message.ts';

export const inns = {
  'carcassonne.reason.inn': 'adds an inn to the road: 2 points per tile if it is completed',
  'carcassonne.reason.cathedral': 'adds a cathedral to the city: 3 points per tile and coat of arms if it is completed',
  'carcassonne.reason.strands': 'puts an opponent’s road at risk: nothing if it stays unfinished',
  'carcassonne.reason.empties': 'puts an opponent’s city at risk: nothing if it stays unfinished',
  'carcassonne.inns': 'Inns and cathedrals',
  'carcassonne.inns.hint':
    'A road with an inn scores double when completed, a city with a cathedral 3 points per tile. Unfinished at the end, they score nothing.',
  'carcassonne.inns.options': 'Unfinished at the end, they score',
  'carcassonne.inns.options.zero': 'nothing (current rules)',
  'carcassonne.inns.options.plain': 'as any other (house rule)',
  'carcassonne.inns.mark.inn': 'with inn',
  'carcassonne.inns.mark.cathedral': 'with cathedral',
  'carcassonne.inns.line.inn': { one: 'Road with an inn, {count} tile', other: 'Road with an inn, {count} tiles' },
  'carcassonne.inns.line.cathedral': {
    one: 'City with a cathedral, {count} tile',
    other: 'City with a cathedral, {count} tiles',
  },
  'carcassonne.inns.line.pennants': 'City with a cathedral, {each} × ({tiles} + {pennants}) = {points}',
  'carcassonne.inns.line.none.inn': 'Road, unfinished, with an inn: 0',
  'carcassonne.inns.line.none.cathedral': 'City, unfinished, with a cathedral: 0',
  'carcassonne.inns.category.inn': 'Roads with an inn',
  'carcassonne.inns.category.cathedral': 'Cities with a cathedral',
  'carcassonne.inns.stakes': 'At risk',
  'carcassonne.inns.stakes.none': 'No unfinished road with an inn and no unfinished city with a cathedral is held.',
  'carcassonne.inns.stakes.row': '{where}, {player}: {now} now, {finished} or more when completed.',
  'carcassonne.inns.about.inn':
    'With an inn: 2 points per tile when completed, nothing if it is unfinished at the end.',
  'carcassonne.inns.about.cathedral':
    'With a cathedral: 3 points per tile and coat of arms when completed, nothing if it is unfinished at the end.',
  'carcassonne.inns.about.plain.inn': 'With an inn: 2 points per tile when completed.',
  'carcassonne.inns.about.plain.cathedral': 'With a cathedral: 3 points per tile and coat of arms when completed.',
  'carcassonne.book.inns.title': 'Inns and cathedrals',
  'carcassonne.book.inns':
    'An inn belongs to the road that its track leads to. Completed, a road with an inn scores 2 points per tile. One inn is enough; a second one changes nothing.',
  'carcassonne.book.inns.road': 'The road with the inn is completed: 5 tiles, 10 points.',
  'carcassonne.book.inns.cathedral':
    'A completed city with a cathedral scores 3 points for every tile and every coat of arms: here 5 tiles, 15 points.',
  'carcassonne.book.inns.zero':
    'Unfinished at the end, a road with an inn and a city with a cathedral score nothing. You may add either to anyone’s road or city.',
  'carcassonne.book.inns.plain':
    'In this game, an unfinished road with an inn and an unfinished city with a cathedral score at the end like any other. You may add either to anyone’s road or city.',
  'carcassonne.book.inns.farmers': 'For farmers, a completed city with a cathedral is one completed city.',
  'carcassonne.lesson.tavern.name': 'An inn',
  'carcassonne.lesson.tavern.1':
    'Your tile shows an inn, with a track to its road. Add it to your highwayman’s road at (2, 0), without placing anyone.',
  'carcassonne.lesson.tavern.1.wrong':
    'Your highwayman does not get this inn. Place the tile at (2, 0), where the road goes on.',
  'carcassonne.lesson.tavern.1.done':
    'Now every tile of the road scores 2 points when it is completed – and nothing if it is unfinished at the end. Do not let it wait.',
  'carcassonne.lesson.tavern.2': 'Complete the road at (3, 0) with the crossroads.',
  'carcassonne.lesson.tavern.2.wrong':
    'Your road is still unfinished. Place the crossroads at (3, 0), so that your road ends there.',
  'carcassonne.lesson.tavern.2.done': '5 tiles, 2 points each: 10 points, and your highwayman is back.',
  'carcassonne.lesson.spire.name': 'A cathedral',
  'carcassonne.lesson.spire.1':
    'The game is nearly over, and a city with a cathedral scores nothing unless it is completed. Give the cathedral to your opponent: place it at (0, 2).',
  'carcassonne.lesson.spire.1.wrong':
    'That is your own city: unfinished, it now scores nothing. Place the cathedral at (0, 2).',
  'carcassonne.lesson.spire.1.done':
    'Three sides of the city are open now. Unless your opponent closes them all, it scores 0 instead of 3. Completed, it would score 3 points per tile.',
} as const satisfies Catalogue;
