const BARREL = 'M24 24C28 14 72 14 76 24C92 48 92 80 76 106C72 116 28 116 24 106C8 80 8 48 24 24Z';
const LID = 'M24 25C28 15 72 15 76 25C72 35 28 35 24 25Z';
const HOOPS = 'M15 46C37 56 63 56 85 46L88 57C63 68 37 68 12 57ZM13 78C37 88 63 88 87 78L83 90C63 99 37 99 17 90Z';
const GRAPES =
  'M40 58A7 7 0 1 1 40 72A7 7 0 1 1 40 58ZM53 58A7 7 0 1 1 53 72A7 7 0 1 1 53 58ZM46.500 69A7 7 0 1 1 46.500 83A7 7 0 1 1 46.500 69ZM60 69A7 7 0 1 1 60 83A7 7 0 1 1 60 69ZM53 80A7 7 0 1 1 53 94A7 7 0 1 1 53 80Z';

const EARS =
  'M45 76C30 66 14 44 11 16C25 23 34 31 39 41C38 26 42 12 50 2C58 12 62 26 61 41C66 31 75 23 89 16C86 44 70 66 55 76Z';
const GRAINS =
  'M50 14L55 24L50 34L45 24ZM50 38L55 48L50 58L45 48ZM22 28L31 34L33 45L24 39ZM78 28L69 34L67 45L76 39ZM32 48L40 54L41 64L33 58ZM68 48L60 54L59 64L67 58Z';
const STALKS = 'M43 74H57L70 114C60 119 40 119 30 114Z';
const STRAWS = 'M46 88L40 115L43 116L48 88ZM54 88L60 115L57 116L52 88ZM49 88H51V117H49Z';
const CORD = 'M36 74H64L66 86H34Z';

const FLAP = 'M20 56H80V112C72 104 62 118 50 112C38 106 28 118 20 110Z';
const STRIPES = 'M20 70H80V80H20ZM20 90H80V99C72 95 62 104 50 99C38 94 28 104 20 98Z';
const ROLL = 'M10 22H90C96 22 99 30 99 40C99 50 96 58 90 58H10C4 58 1 50 1 40C1 30 4 22 10 22Z';
const END = 'M90 22C96 22 99 30 99 40C99 50 96 58 90 58C84 58 81 50 81 40C81 30 84 22 90 22Z';
const SPIRAL = 'M90 31C93 31 95 35 95 40C95 45 93 49 90 49C87 49 85 45 85 40C85 35 87 31 90 31Z';

const INK = '#2b1608';

/** A barrel with grapes on it, a sheaf of grain, and a bolt of striped cloth. Their colours belong to no player. */
export const GOODS_FIGURES = {
  wine: {
    outline: [BARREL],
    own: {
      base: '#8a5f3a',
      dark: INK,
      parts: [
        { paths: [BARREL], colour: '#8a5f3a', raise: 0.008, round: 16 },
        { paths: [LID], colour: '#a4774a', raise: 0.004 },
        { paths: [HOOPS], colour: '#3a332f', raise: 0.006, round: 3, material: 'metal' },
        { paths: [GRAPES], colour: '#7c2f6b', raise: 0.016, round: 6 },
      ],
    },
  },
  grain: {
    outline: [EARS, STALKS, CORD],
    own: {
      base: '#e2b84e',
      dark: INK,
      parts: [
        { paths: [STALKS], colour: '#c49d49', raise: 0.006, round: 8 },
        { paths: [STRAWS], colour: '#8e6d2c', raise: -0.004 },
        { paths: [EARS], colour: '#e9c35a', raise: 0.012, round: 10 },
        { paths: [GRAINS], colour: '#a87a24', raise: 0.004, round: 3 },
        { paths: [CORD], colour: '#9c4f3d', raise: 0.008, round: 4, material: 'cloth' },
      ],
    },
  },
  cloth: {
    outline: [FLAP, ROLL],
    own: {
      base: '#f0e6d0',
      dark: INK,
      parts: [
        { paths: [FLAP], colour: '#f0e6d0', raise: 0.004, round: 8, material: 'cloth' },
        { paths: [STRIPES], colour: '#2b6f9e', raise: 0.002, material: 'cloth' },
        { paths: [ROLL], colour: '#2b6f9e', raise: 0.014, round: 14, material: 'cloth' },
        { paths: [END], colour: '#e6d8ba', raise: 0.004, round: 4, material: 'cloth' },
        { paths: [SPIRAL], colour: '#2b6f9e', raise: -0.004 },
      ],
    },
  },
} as const;
