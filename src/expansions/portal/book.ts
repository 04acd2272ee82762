import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

/** Portals: a follower can be deployed on any tile. */
export const portal: CarcassonneChapter = {
  topic: 'portal',
  heading: 'carcassonne.book.portal.title',
  only: { option: 'modules', is: 'portal' },
  parts: [
    { say: 'carcassonne.book.portal' },
    {
      deck: ['B10', 'D19', 'B31', 'B31', 'B29'],
      modules: ['portal'],
      text: 'carcassonne.book.portal.far',
      opening: 'p0,-1,1 x',
      play: 'p1,0,0 d0@0,-1',
      camera: { x: -1, y: -1.6, w: 4, h: 3.2 },
      regions: [{ x: 0, y: -1, feature: 0 }],
    },
  ],
};
