import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

/** Shrines, and their challenges with monasteries. */
export const cult: CarcassonneChapter = {
  topic: 'cult',
  heading: 'carcassonne.book.cult.title',
  only: { option: 'modules', is: 'cult' },
  parts: [
    { say: 'carcassonne.book.cult' },
    {
      deck: ['B02', 'B02', 'H01', 'B31'],
      modules: ['cult'],
      text: 'carcassonne.book.cult.alone',
      opening: 'p0,1,0 x p1,1,0 x',
      camera: { x: -1, y: -0.6, w: 4, h: 3.8 },
      wrong: { do: 'place', x: 0, y: 2, rotation: 0, code: 'cult-neighbours' },
    },
    {
      deck: ['B02', 'H01', 'B31', 'B31'],
      modules: ['cult'],
      text: 'carcassonne.book.cult.challenge',
      opening: 'p0,1,0 d0',
      play: 'p1,1,0 d0',
      camera: { x: -1, y: -0.6, w: 4, h: 3 },
      regions: [
        { x: 0, y: 1, feature: 0 },
        { x: 1, y: 1, feature: 0 },
      ],
    },
    { say: 'carcassonne.book.cult.race' },
  ],
};
