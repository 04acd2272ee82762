import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

/** Bridges, which carry roads over tiles. */
export const bridges: CarcassonneChapter = {
  topic: 'bridges',
  heading: 'carcassonne.book.bridges.title',
  only: { option: 'modules', is: 'bridges' },
  parts: [
    { say: 'carcassonne.book.bridges' },
    {
      deck: ['B31', 'B02', 'B31'],
      modules: ['bridges'],
      text: 'carcassonne.book.bridges.over',
      opening: 'p-1,0,0 x p1,0,0 d2',
      camera: { x: -1, y: -0.9, w: 3.6, h: 2.7 },
      right: true,
    },
    {
      deck: ['B31', 'B31', 'B31'],
      modules: ['bridges'],
      text: 'carcassonne.book.bridges.own',
      opening: 'p-1,0,0 x p1,0,0 bridge[axis=NS]@1,0 d3',
      camera: { x: -1, y: -0.9, w: 3.6, h: 2.7 },
      regions: [{ x: 1, y: 0, feature: 3 }],
    },
    { say: 'carcassonne.book.bridges.follower' },
    { say: 'carcassonne.book.bridges.decline' },
  ],
};
