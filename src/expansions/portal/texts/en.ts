import type { Catalogue } from '../../../i18n/message.ts';

export const portal = {
  'carcassonne.reason.enters': 'uses the portal to place a follower elsewhere',
  'carcassonne.portal': 'Magic portals',
  'carcassonne.portal.hint': 'From a portal you may place your follower on any tile of the board.',
  'carcassonne.portal.mark': 'magic portal',
  'carcassonne.portal.prompt': 'Place a follower anywhere?',
  'carcassonne.portal.places': {
    one: '{count} choice through the portal',
    other: '{count} choices through the portal',
  },
  'carcassonne.portal.label': 'Whom to place, and where; the most valuable first',
  'carcassonne.book.portal.title': 'Magic portals',
  'carcassonne.book.portal':
    'From a tile with a portal you may place your follower on any tile on the board: in any feature without followers that was not completed on an earlier turn.',
  'carcassonne.book.portal.far': 'Through the portal a knight comes to the free city.',
  'carcassonne.lesson.passage.name': 'Through the portal',
  'carcassonne.lesson.passage.1':
    'The city at (0, 1) is free, but far from where your tile fits. It has a magic portal: place it, and then place a knight in that city.',
  'carcassonne.lesson.passage.1.wrong':
    'The city at (0, 1) is still free. After placing the tile, choose the knight in the city at (0, 1).',
  'carcassonne.lesson.passage.1.done':
    'Through a portal you reach every feature without followers that no earlier turn has completed. The list names the most valuable first.',
  'carcassonne.lesson.passage.2': 'Now complete your city at (0, 2).',
  'carcassonne.lesson.passage.2.wrong': 'The city is still open at the top. Place the tile at (0, 2).',
  'carcassonne.lesson.passage.2.done': '8 points for a city that you did not begin.',
} as const satisfies Catalogue;
