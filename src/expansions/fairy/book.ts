import { adapterOf } from '../../game/index.ts';
import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

const FAIRY = 'fairy';
const { modules, boxOf } = adapterOf('carcassonne');
/** All modules from the same box, because what the fairy protects from belongs to another module. */
const BOX = modules.filter((id) => boxOf(id) === boxOf(FAIRY));

/** The fairy, who protects followers and scores. */
export const fairy: CarcassonneChapter = {
  topic: FAIRY,
  heading: 'carcassonne.book.fairy.title',
  only: { option: 'modules', is: FAIRY },
  parts: [
    { say: 'carcassonne.book.fairy', only: { option: 'fairy', is: 'follower' } },
    { say: 'carcassonne.book.fairy.tile', only: { option: 'fairy', is: 'tile' } },
    {
      deck: ['D06', 'B31', 'B31', 'B31', 'D08', 'B31', 'B31'],
      modules: BOX,
      text: 'carcassonne.book.fairy.shield',
      opening: 'p-1,0,0 p1,0,0 d0 p2,0,0 x p3,0,0 fairy0@1,0',
      play: 'p0,1,0 x',
      camera: { x: -1.4, y: -1.2, w: 4.6, h: 3.3 },
      // Without the point at the start of the next turn.
      only: 'fairyRegion',
    },
    {
      deck: ['B10', 'B31', 'B31', 'B31', 'B21', 'B31', 'B29'],
      modules: [FAIRY],
      text: 'carcassonne.book.fairy.points',
      opening: 'p0,-1,1 d0 p1,0,0 x p-1,0,0 fairy0@0,-1 p2,0,0 x',
      play: 'p0,-2,2 x',
      camera: { x: -1.3, y: -2.2, w: 4, h: 3.4 },
    },
    { say: 'carcassonne.book.fairy.more', only: { option: 'fairy', is: 'follower' } },
  ],
};
