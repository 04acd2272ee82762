import type { Effect } from '../game/index.ts';

/** The game's own outlines as SVG path data, so that the HUD shows the same marks as the painted pieces. */

/** View box of the pieces and the players' marks: width and height. */
export const PIECE_VIEW_BOX = '0 0 100 120';
export const PIECE_WIDTH = 100;
export const PIECE_HEIGHT = 120;

/** The cloak of every follower. */
export const CLOAK =
  'M50 44C60 44 68 48 73 56C82 70 88 92 90 108C90 113 87 116 82 116H62C59 116 57 114 56 111L53 100H47L44 111C43 114 41 116 38 116H18C13 116 10 113 10 108C12 92 18 70 27 56C32 48 40 44 50 44Z';
const HOOD = 'M50 4C56 12 73 22 73 36C73 50 63 56 50 56C37 56 27 50 27 36C27 22 44 12 50 4Z';
const BRIM =
  'M50 12C62 12 67 20 68 27C76 28 84 31 84 35C84 40 74 42 69 43C67 52 59 57 50 57C41 57 33 52 31 43C26 42 16 40 16 35C16 31 24 28 32 27C33 20 38 12 50 12Z';

const VEIL =
  'M50 6C66 6 76 18 76 34C76 46 82 54 87 63L70 61C64 58 58 56 50 56C42 56 36 58 30 61L13 63C18 54 24 46 24 34C24 18 34 6 50 6Z';
const HELM =
  'M50 1L54 12C66 14 72 23 72 31L84 38L79 45L68 45C66 52 59 57 50 57C41 57 34 52 32 45L21 45L16 38L28 31C28 23 34 14 46 12Z';
const FEATHER =
  'M30 34C28 20 40 10 54 12C62 13 67 17 70 23L97 3C96 20 87 31 72 35C73 48 63 57 50 57C38 57 29 48 30 34Z';
const HORNS =
  'M7 25C10 11 36 2 50 19C64 2 90 11 93 25C84 19 76 22 73 34C72 49 62 57 50 57C38 57 28 49 27 34C24 22 16 19 7 25Z';
const TALL = 'M36 1H64L68 28H83V38H70C70 49 62 57 50 57C38 57 30 49 30 38H17V28H32Z';

/** A cloaked follower with a pointed hood (azure) or a brimmed hat (saffron), the keep, and Zamek's family house. */
export const PIECE_PATHS = {
  hood: [CLOAK, HOOD],
  brim: [CLOAK, BRIM],
  keep: [
    'M14 112V60L20 54V18C20 15 22 14 24 14H34V26H43V14H57V26H66V14H76C78 14 80 15 80 18V54L86 60V112C86 115 84 116 82 116H62V92C62 84 57 79 50 79C43 79 38 84 38 92V116H18C16 116 14 115 14 112Z',
  ],
  home: [
    'M50 14L66 30V20H78V42L95 59C97 61 96 65 92 65H86V112C86 115 84 116 82 116H62V92C62 84 57 79 50 79C43 79 38 84 38 92V116H18C16 116 14 115 14 112V65H8C4 65 3 61 5 59L50 14Z',
  ],
} as const satisfies Record<string, readonly string[]>;
export type Piece = keyof typeof PIECE_PATHS;

/** Marks of the players in the pieces' view box, filled with the even-odd rule: a diamond and a ring. */
export const PLAYER_MARKS = [
  'M50 66L62 82L50 98L38 82Z',
  'M50 70A12 12 0 1 1 50 94A12 12 0 1 1 50 70ZM50 77A5 5 0 1 0 50 87A5 5 0 1 0 50 77Z',
] as const;

/**
 * For more than two players: every colour has its own headgear and mark, by number of the colour (players.ts): hood,
 * hat, veil, helm, feathered cap, two horns, tall hat; diamond, ring, cross, square, triangle, chevron, star.
 */
export const CARCASSONNE_FOLLOWERS: readonly (readonly string[])[] = [HOOD, BRIM, VEIL, HELM, FEATHER, HORNS, TALL].map(
  (head) => [CLOAK, head],
);
export const CARCASSONNE_MARKS: readonly string[] = [
  ...PLAYER_MARKS,
  'M44 66H56V76H66V88H56V98H44V88H34V76H44Z',
  'M37 69H63V95H37Z',
  'M50 66L66 95H34Z',
  'M33 70L50 82L67 70V83L50 96L33 83Z',
  'M50 66L54 77.5L66 78L56.5 85.5L60 97L50 90.3L40 97L43.5 85.5L34 78L46 77.5Z',
];

/** View box of the emblems. */
export const EMBLEM_VIEW_BOX = '0 0 24 24';
export const EMBLEM_SIZE = 24;

const TOWER = 'M5 21V9H3.6V3.5H6.4V5.6H8.2V3.5H11V5.6H12.8V3.5H15.6V9H14.2V21H11.4V16.5A1.8 1.8 0 0 0 7.8 16.5V21Z';
const HOUSE = 'M8.2 4.4L15.4 11.4H13.6V21H10V15.8H6.4V21H2.8V11.4H1Z';
const TIMES_TWO =
  'M17.3 13.2C17.4 11.3 18.5 10.2 20.1 10.2C21.8 10.2 22.9 11.2 22.9 12.8C22.9 14.6 20.9 16.3 19.9 18.7H23V21H16.9V19.3C17.7 16.6 20.6 14.3 20.6 13C20.6 12.5 20.4 12.2 20 12.2C19.6 12.2 19.4 12.6 19.4 13.2Z';
/** A ribbon below emblems of effects at the end of the game. */
const RIBBON = 'M1.6 18.9H22.4L20.6 20.9L22.4 22.9H1.6L3.4 20.9Z';

/** One emblem for each effect of a token; all parts are filled with the even-odd rule. */
export const EMBLEM_PATHS: Readonly<Record<Effect, readonly string[]>> = {
  // A circular arrow.
  'extra-turn': ['M12 3.5A8.5 8.5 0 1 1 4.2 8.6L6.9 9.8A5.5 5.5 0 1 0 12 6.5L12 9.4L6 5L12 0.6Z'],
  'double-tower': [TOWER, TIMES_TWO],
  'double-house': [HOUSE, TIMES_TWO],
  // A winding path over a ribbon.
  'final-path': [
    'M10.2 1.5C13.8 2.8 15.6 5 14.6 7.4C13.6 9.8 10.4 10.8 10.6 13.2C10.8 15.2 13.4 16.4 14.8 18.2H9.6C7.8 16.4 6.6 14.8 6.8 12.8C7.2 9.6 11 8.6 11.6 6.4C12 4.8 9.8 3.6 8 2.8Z',
    RIBBON,
  ],
  'final-tower': [
    'M8 17.5V8H6.6V2H9.2V4H10.8V2H13.2V4H14.8V2H17.4V8H16V17.5H13.6V13.6A1.6 1.6 0 0 0 10.4 13.6V17.5Z',
    RIBBON,
  ],
  'final-house': ['M12 1.6L20 9.2H18V17.5H13.8V12.4H10.2V17.5H6V9.2H4Z', RIBBON],
  // A tree on the court.
  'final-court': [
    'M12 1.2A4.6 4.6 0 0 1 16.4 4.4A4 4 0 0 1 15.4 11.8H13.3V17.5H10.7V11.8H8.6A4 4 0 0 1 7.6 4.4A4.6 4.6 0 0 1 12 1.2Z',
    RIBBON,
  ],
  // A keep with a plus.
  keep: [
    'M4.5 21.5V10.5L3 9V3H6V5.2H8.2V3H11.4V5.2H13.6V3H16.6V9L15.1 10.5V21.5H11.7V17A1.9 1.9 0 0 0 7.9 17V21.5Z',
    'M18.3 10.2H20.7V12.8H23.3V15.2H20.7V17.8H18.3V15.2H15.9V12.8H18.3Z',
  ],
  // A coin with a five.
  'five-points': [
    'M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3Z',
    'M15.6 5.6H9L8.3 12.3C9.3 11.6 10.3 11.3 11.3 11.3C12.9 11.3 13.9 12.3 13.9 13.8C13.9 15.4 12.9 16.4 11.3 16.4C10.2 16.4 9.2 15.9 8.5 15L7.2 17.2C8.3 18.3 9.7 18.9 11.4 18.9C14.6 18.9 16.7 16.9 16.7 13.8C16.7 10.9 14.8 9 11.9 9C11.6 9 11.3 9 11 9.1L11.2 8H15.6Z',
  ],
};

/** Zamek's meadows, pigsties and family house look different: these emblems replace those of the same effect. */
export const ZAMEK_EMBLEMS: Readonly<Partial<Record<Effect, readonly string[]>>> = {
  'double-tower': [
    'M1.12 14.04C1.12 10.77 4.04 8.88 7.14 8.88C8 8.88 8.86 9.05 9.63 9.31L11.96 7.5V10.68C12.56 11.28 12.99 11.97 13.16 12.66H14.54V16.1H12.82C12.39 16.79 11.78 17.39 11.1 17.82V20.4H8.69V18.77H5.76V20.4H3.36V17.91C1.98 17.05 1.12 15.67 1.12 14.04ZM10.24 12.23A0.77 0.77 0 1 0 10.24 13.78A0.77 0.77 0 1 0 10.24 12.23Z',
    TIMES_TWO,
  ],
  'final-tower': [
    'M4.6 9.6C4.6 5.8 8 3.6 11.6 3.6C12.6 3.6 13.6 3.8 14.5 4.1L17.2 2V5.7C17.9 6.4 18.4 7.2 18.6 8H20.2V12H18.2C17.7 12.8 17 13.5 16.2 14V17H13.4V15.1H10V17H7.2V14.1C5.6 13.1 4.6 11.5 4.6 9.6ZM15.2 7.5A0.9 0.9 0 1 0 15.2 9.3A0.9 0.9 0 1 0 15.2 7.5Z',
    RIBBON,
  ],
  keep: [
    'M9.6 3.4L17.6 11H15.6V21.5H11.6V16H7.8V21.5H3.6V11H1.6Z',
    'M18.3 10.2H20.7V12.8H23.3V15.2H20.7V17.8H18.3V15.2H15.9V12.8H18.3Z',
  ],
};

/** The mark on the back of a token. */
export const TOKEN_BACK_PATHS = [
  'M4.5 20.5V4.5H8.7V8H10V4.5H14V8H15.3V4.5H19.5V20.5H14.6V15.6A2.6 2.6 0 0 0 9.4 15.6V20.5Z',
] as const;

/** The effect of each token number. Copied from the rules, with which the painter would be half as large again. */
export const TOKEN_EFFECTS: Readonly<Record<'castle' | 'zamek', Readonly<Record<number, Effect>>>> = {
  castle: {
    1: 'extra-turn',
    2: 'double-tower',
    3: 'double-house',
    4: 'final-path',
    5: 'final-tower',
    6: 'final-house',
    7: 'final-court',
    8: 'keep',
    9: 'five-points',
  },
  zamek: {
    1: 'extra-turn',
    2: 'double-house',
    3: 'double-tower',
    4: 'final-court',
    5: 'keep',
    6: 'five-points',
    7: 'final-house',
    8: 'final-tower',
    9: 'final-path',
  },
};
