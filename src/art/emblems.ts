import type { Effect } from '../game/index.ts';

/** Our own outlines as SVG path data, so that the HUD shows the same marks as the painted pieces. */

/** Box of the pieces and of the players' marks: width and height. */
export const PIECE_VIEW_BOX = '0 0 100 120';
export const PIECE_WIDTH = 100;
export const PIECE_HEIGHT = 120;

const CLOAK =
  'M50 44C60 44 68 48 73 56C82 70 88 92 90 108C90 113 87 116 82 116H62C59 116 57 114 56 111L53 100H47L44 111C43 114 41 116 38 116H18C13 116 10 113 10 108C12 92 18 70 27 56C32 48 40 44 50 44Z';
const HOOD = 'M50 4C56 12 73 22 73 36C73 50 63 56 50 56C37 56 27 50 27 36C27 22 44 12 50 4Z';
const BRIM =
  'M50 12C62 12 67 20 68 27C76 28 84 31 84 35C84 40 74 42 69 43C67 52 59 57 50 57C41 57 33 52 31 43C26 42 16 40 16 35C16 31 24 28 32 27C33 20 38 12 50 12Z';

/** A cloaked follower with a pointed hood (azure) or a brimmed hat (saffron), the keep, and Zamek's family house. */
export const PIECE_PATHS = {
  hood: [CLOAK, HOOD],
  brim: [CLOAK, BRIM],
  keep: [
    'M14 112V60L20 54V18C20 15 22 14 24 14H34V26H43V14H57V26H66V14H76C78 14 80 15 80 18V54L86 60V112C86 115 84 116 82 116H62V92C62 84 57 79 50 79C43 79 38 84 38 92V116H18C16 116 14 115 14 112Z',
  ],
  home: ['M50 14L66 30V20H78V42L95 59C97 61 96 65 92 65H86V112C86 115 84 116 82 116H62V92C62 84 57 79 50 79C43 79 38 84 38 92V116H18C16 116 14 115 14 112V65H8C4 65 3 61 5 59L50 14Z'],
} as const satisfies Record<string, readonly string[]>;
export type Piece = keyof typeof PIECE_PATHS;

/** Marks of the players in the pieces' box, to be filled with the even-odd rule: a diamond and a ring. */
export const PLAYER_MARKS = ['M50 66L62 82L50 98L38 82Z', 'M50 70A12 12 0 1 1 50 94A12 12 0 1 1 50 70ZM50 77A5 5 0 1 0 50 87A5 5 0 1 0 50 77Z'] as const;

/** Box of the emblems. */
export const EMBLEM_VIEW_BOX = '0 0 24 24';
export const EMBLEM_SIZE = 24;

const TOWER = 'M5 21V9H3.600V3.500H6.400V5.600H8.200V3.500H11V5.600H12.800V3.500H15.600V9H14.200V21H11.400V16.500A1.8 1.8 0 0 0 7.8 16.500V21Z';
const HOUSE = 'M9.6 3.400L17.6 11H15.600V21H11.600V15.400H7.800V21H3.600V11H1.600Z';
const TIMES_TWO = 'M17.3 13.200C17.4 11.3 18.5 10.2 20.1 10.200C21.8 10.2 22.9 11.2 22.9 12.800C22.9 14.6 20.9 16.3 19.9 18.700H23V21H16.900V19.300C17.7 16.6 20.6 14.3 20.6 13C20.6 12.5 20.4 12.2 20 12.200C19.6 12.2 19.4 12.6 19.4 13.200Z';
/** A laurel for what counts at the end: a leaf on the left and one on the right. */
const LAUREL =
  'M3.2 13C2 15 2.2 18 4.2 20.200C6 22 8.4 22.9 11 22.900L11 21.300C9 21.2 7.2 20.5 6 19.200C7 19 7.6 18.3 7.6 17.300C6.4 17 5.3 17.3 4.8 18C4.5 17.3 4.3 16.6 4.3 15.900C5.2 15.8 5.8 15.1 5.7 14.100C4.8 13.7 3.8 13.5 3.2 13ZM20.8 13C22 15 21.8 18 19.8 20.200C18 22 15.6 22.9 13 22.900L13 21.300C15 21.2 16.8 20.5 18 19.200C17 19 16.4 18.3 16.4 17.300C17.6 17 18.7 17.3 19.2 18C19.5 17.3 19.7 16.6 19.7 15.900C18.8 15.8 18.2 15.1 18.3 14.100C19.2 13.7 20.2 13.5 20.8 13Z';

/** One emblem for each effect of a token; all parts are filled with the even-odd rule. */
export const EMBLEM_PATHS: Readonly<Record<Effect, readonly string[]>> = {
  // An arrow that comes round again.
  'extra-turn': ['M12 3.500A8.5 8.5 0 1 1 4.2 8.600L6.9 9.800A5.5 5.5 0 1 0 12 6.500L12 9.400L6 5L12 0.600Z'],
  'double-tower': [TOWER, TIMES_TWO],
  'double-house': [HOUSE, TIMES_TWO],
  // A winding path between two laurel leaves.
  'final-path': ['M10.2 1.500C13.8 2.8 15.6 5 14.6 7.400C13.6 9.8 10.4 10.8 10.6 13.200C10.8 15.2 13.4 16.4 14.8 18.200H9.600C7.8 16.4 6.6 14.8 6.8 12.800C7.2 9.6 11 8.6 11.6 6.400C12 4.8 9.8 3.6 8 2.800Z', LAUREL],
  'final-tower': ['M8 17.500V8H6.600V2H9.200V4H10.800V2H13.200V4H14.800V2H17.400V8H16V17.500H13.600V13.600A1.6 1.6 0 0 0 10.4 13.600V17.500Z', LAUREL],
  'final-house': ['M12 1.600L20 9.200H18V17.500H13.800V12.400H10.200V17.500H6V9.200H4Z', LAUREL],
  // A tree on the court.
  'final-court': ['M12 1.200A4.6 4.6 0 0 1 16.4 4.400A4 4 0 0 1 15.4 11.800H13.300V17.500H10.700V11.800H8.600A4 4 0 0 1 7.6 4.400A4.6 4.6 0 0 1 12 1.200Z', LAUREL],
  // A keep with a plus.
  keep: ['M4.5 21.500V10.500L3 9V3H6V5.200H8.200V3H11.400V5.200H13.600V3H16.600V9L15.1 10.500V21.500H11.700V17A1.9 1.9 0 0 0 7.9 17V21.500Z', 'M18.3 10.200H20.700V12.800H23.300V15.200H20.700V17.800H18.300V15.200H15.900V12.800H18.300Z'],
  // A coin with a five.
  'five-points': [
    'M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3Z',
    'M15.6 5.600H9L8.3 12.300C9.3 11.6 10.3 11.3 11.3 11.300C12.9 11.3 13.9 12.3 13.9 13.800C13.9 15.4 12.9 16.4 11.3 16.400C10.2 16.4 9.2 15.9 8.5 15L7.2 17.200C8.3 18.3 9.7 18.9 11.4 18.900C14.6 18.9 16.7 16.9 16.7 13.800C16.7 10.9 14.8 9 11.9 9C11.6 9 11.3 9 11 9.100L11.2 8H15.600Z',
  ],
};

/** Zamek's meadows, pigsties and family house look otherwise: these emblems stand in for those of the same effect. */
export const ZAMEK_EMBLEMS: Readonly<Partial<Record<Effect, readonly string[]>>> = {
  'double-tower': ['M2 12.600C2 8.8 5.4 6.6 9 6.600C10 6.6 11 6.8 11.9 7.100L14.6 5V8.700C15.3 9.4 15.8 10.2 16 11H17.600V15H15.600C15.1 15.8 14.4 16.5 13.6 17V20H10.800V18.100H7.400V20H4.600V17.100C3 16.1 2 14.5 2 12.600ZM12.6 10.500A0.9 0.9 0 1 0 12.6 12.300A0.9 0.9 0 1 0 12.6 10.500Z', TIMES_TWO],
  'final-tower': ['M4.6 9.600C4.6 5.8 8 3.6 11.6 3.600C12.6 3.6 13.6 3.8 14.5 4.100L17.2 2V5.700C17.9 6.4 18.4 7.2 18.6 8H20.200V12H18.200C17.7 12.8 17 13.5 16.2 14V17H13.400V15.100H10V17H7.200V14.100C5.6 13.1 4.6 11.5 4.6 9.600ZM15.2 7.500A0.9 0.9 0 1 0 15.2 9.300A0.9 0.9 0 1 0 15.2 7.500Z', LAUREL],
  keep: ['M9.6 3.400L17.6 11H15.600V21.500H11.600V16H7.800V21.500H3.600V11H1.600Z', 'M18.3 10.200H20.700V12.800H23.300V15.200H20.700V17.800H18.300V15.200H15.900V12.800H18.300Z'],
};

/** The mark on the back of a token. */
export const TOKEN_BACK_PATHS = ['M4.5 20.500V4.500H8.700V8H10V4.500H14V8H15.300V4.500H19.500V20.500H14.600V15.600A2.6 2.6 0 0 0 9.4 15.600V20.500Z'] as const;

/** What the number on a token means in each rule set. */
export const TOKEN_EFFECTS: Readonly<Record<'castle' | 'zamek', Readonly<Record<number, Effect>>>> = {
  castle: { 1: 'extra-turn', 2: 'double-tower', 3: 'double-house', 4: 'final-path', 5: 'final-tower', 6: 'final-house', 7: 'final-court', 8: 'keep', 9: 'five-points' },
  zamek: { 1: 'extra-turn', 2: 'double-house', 3: 'double-tower', 4: 'final-court', 5: 'keep', 6: 'five-points', 7: 'final-house', 8: 'final-tower', 9: 'final-path' },
};

/** Our own stroke digits 0…9 in a box of 10 × 14: to be stroked, not filled. */
export const DIGIT_PATHS: readonly string[] = [
  'M5 0.7C1.8 0.7 1 4 1 7C1 10 1.8 13.3 5 13.3C8.2 13.3 9 10 9 7C9 4 8.2 0.7 5 0.7Z',
  'M2.2 3.4L5.4 0.8V13.2M2.6 13.2H8.2',
  'M1.4 3.9C1.5 2 3 0.8 5 0.8C7.3 0.8 8.7 2.1 8.7 4.2C8.7 7.2 3.5 9.8 1.3 13.2H8.9',
  'M1.5 2.8C2.2 1.5 3.5 0.8 5 0.8C7.2 0.8 8.5 2 8.5 3.8C8.5 5.7 7 6.7 4.4 6.7C7.4 6.7 9 8 9 10C9 12.1 7.3 13.3 5 13.3C3.2 13.3 1.8 12.5 1.1 10.9',
  'M6.8 13.2V0.9L1 9.6H9.2',
  'M8.2 0.9H2.6L2 6.4C2.8 5.8 3.8 5.5 5 5.5C7.4 5.5 9 7 9 9.3C9 11.7 7.3 13.3 4.9 13.3C3.2 13.3 1.9 12.6 1.1 11.2',
  'M8.1 2C7.4 1.2 6.4 0.7 5.4 0.7C2.6 0.7 1.1 3.6 1.1 7.8C1.1 11.4 2.5 13.3 5 13.3C7.4 13.3 8.9 11.7 8.9 9.4C8.9 7.2 7.4 5.8 5.2 5.8C3.2 5.8 1.6 7 1.2 8.8',
  'M1.2 0.9H8.9C6.2 4.6 4.4 8.6 3.9 13.2',
  'M5 6.6C2.9 6.6 1.6 5.4 1.6 3.7C1.6 1.9 2.9 0.8 5 0.8C7.1 0.8 8.4 1.9 8.4 3.7C8.4 5.4 7.1 6.6 5 6.6C2.6 6.6 1 7.9 1 10C1 12.1 2.6 13.3 5 13.3C7.4 13.3 9 12.1 9 10C9 7.9 7.4 6.6 5 6.6Z',
  'M1.9 12C2.6 12.8 3.6 13.3 4.6 13.3C7.4 13.3 8.9 10.4 8.9 6.2C8.9 2.6 7.5 0.7 5 0.7C2.6 0.7 1.1 2.3 1.1 4.6C1.1 6.8 2.6 8.2 4.8 8.2C6.8 8.2 8.4 7 8.8 5.2',
];
