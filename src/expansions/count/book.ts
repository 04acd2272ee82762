import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

/** Ada completes a city for Jan, so one of her followers may enter the Count's city. */
export const COURT = {
  deck: ['B02', 'B10', 'B21', 'B21', 'B31', 'B31'],
  modules: ['count'],
  opening: 'p-1,-2,0 x p-2,2,1 d0',
};
/** The Count's city and the tiles around it. */
const CAMERA = { x: -3.2, y: -2.3, w: 7.2, h: 6.6 };

/** The Count's city: followers enter it by completing features for others, and leave it for their own. */
export const count: CarcassonneChapter = {
  topic: 'count',
  heading: 'carcassonne.book.count.title',
  only: { option: 'modules', is: 'count' },
  parts: [
    { say: 'carcassonne.book.count' },
    { ...COURT, text: 'carcassonne.book.count.enter', play: 'p-2,3,0 x', camera: CAMERA },
    { say: 'carcassonne.book.count.bar' },
    { say: 'carcassonne.book.count.move', only: { option: 'countMove', is: 'player' } },
    { say: 'carcassonne.book.count.move.clockwise', only: { option: 'countMove', is: 'clockwise' } },
    { say: 'carcassonne.book.count.move.follow', only: { option: 'countMove', is: 'follow' } },
    {
      ...COURT,
      text: 'carcassonne.book.count.leave',
      opening: `${COURT.opening} p-2,3,0 x enter:palace count:market`,
      play: 'p2,1,3 d0 reinforce:palace0@1,1',
      camera: CAMERA,
    },
    { say: 'carcassonne.book.count.leave.occupied', only: { option: 'reinforce', is: 'occupied' } },
    { say: 'carcassonne.book.count.end', only: { option: 'countFinal', is: 'market' } },
    { say: 'carcassonne.book.count.end.any', only: { option: 'countFinal', is: 'any' } },
  ],
};
