import { RULE_SETS, positionOf, projectedFinal } from '../../../game/index.ts';
import type { CastleState } from '../../../game/index.ts';
import type { CastleLesson } from '../castleLesson.ts';

/** The end of a game between two computer players without tokens; the learner has the larger keep and the last tile. */
const DECK = [
  'C48 C51 C34 C07 C10 C36 C54 C44 C38 C60 C26 C28 C04 C45 C20 C55 C02 C01 C56 C09 C43 C40 C27 C15 C47 C41 C17 C19 C14 C35 C25 C12 C22 C18 C37 C23 C50',
  'C08 C33 C24 C11 C16 C03 C58 C29 C06 C53 C46 C39 C59 C42 C57 C13 C30 C31 C05 C21',
];
const OPENING = [
  'p830 d0 p062 d0 p823 d0 p720 d2 p712 d0 p700 d0 p840 d1 p381 d0 p031 d0 p070 d1 s060 p851 d0 p481 d0 p683 d2 p802 d1 p811 x s710 p160 d0 p042 d1 p580',
  'd1 s581 p020 d0 p622 d3 p131 x p012 d0 p053 d0 p300 d0 p750 x p122 d0 p860 d2 p371 d1 p871 d0 p310 x p230 x p221 d3 p773 d1 p212 d0 p760 x p200 d2',
  'p742 x p333 d2 p572 d0 p321 d2 p671 x p650 x p663 d1 p433 d0 p642 x p420 d3 s200 p101 d0 p540 p110 d0 p263 d0 p730 d1 p153 d0 p411 d1 p473 d0 p523 d0',
  'p340 d0',
];
/** The cells of the empty area. */
export const AREA = [
  [1, 4],
  [2, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [3, 6],
  [4, 4],
  [5, 5],
  [4, 6],
  [5, 6],
].map(([x = 0, y = 0]) => ({ x, y }));

const areaOf = (state: CastleState): number =>
  projectedFinal(positionOf(state, RULE_SETS[state.rules])).keep.empty.length;

export const empty: CastleLesson = {
  deck: DECK.join(' ').split(' '),
  options: { tokens: false },
  wall: {},
  opening: OPENING.join(' '),
  steps: [
    { text: 'lesson.empty.1', look: { cells: AREA } },
    {
      text: 'lesson.empty.2',
      look: { cells: AREA },
      way: 'p280 x',
      check: (now, before) =>
        areaOf(now) < areaOf(before) ? 'lesson.empty.2.wrong' : now.awaiting === 'over' ? 'done' : 'open',
      praise: 'lesson.empty.2.done',
      reply: '',
    },
  ],
};
