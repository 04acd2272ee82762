import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

/** Ada founds a castle above the start tile; one end of the road below it is closed. */
const FOUNDED = {
  deck: ['B21', 'B03', 'B03', 'B31', 'B31'],
  modules: ['castles'],
  opening: 'p0,-1,2 d0 castle0@0,-1 p1,0,1 x',
};
const CAMERA = { x: -1.4, y: -1.9, w: 3.8, h: 3.4 };
const VICINITY = [-1, 0, 1].flatMap((x) => [-1, 0].map((y) => ({ x, y })));

/** Castles: small cities that score with the features completed around them. */
export const castles: CarcassonneChapter = {
  topic: 'castles',
  heading: 'carcassonne.book.castles.title',
  only: { option: 'modules', is: 'castles' },
  parts: [
    { say: 'carcassonne.book.castles' },
    { ...FOUNDED, text: 'carcassonne.book.castles.vicinity', camera: CAMERA, cells: VICINITY },
    { ...FOUNDED, text: 'carcassonne.book.castles.scores', play: 'p-1,0,3 x', camera: CAMERA },
    { say: 'carcassonne.book.castles.first' },
    { say: 'carcassonne.book.castles.chain' },
    { say: 'carcassonne.book.castles.fields', only: { option: 'fields', is: 'each-3' } },
    { say: 'carcassonne.book.castles.end' },
  ],
};
