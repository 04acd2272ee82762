// A crown on a cushion, for the largest city.
const CUSHION = 'M13 84C32 76 68 76 87 84C95 88 96 95 90 100L93 109C78 118 22 118 7 109L10 100C4 95 5 88 13 84Z';
const CROWN = 'M15 90L6 38L28 57L37 21L50 48L63 21L72 57L94 38L85 90C66 96 34 96 15 90Z';
const BAND = 'M13 77C36 84 64 84 87 77L85 90C66 96 34 96 15 90Z';
const PEARLS =
  'M8 28A6 6 0 1 1 8 40A6 6 0 1 1 8 28ZM37 10A6.500 6.500 0 1 1 37 23A6.500 6.500 0 1 1 37 10ZM63 10A6.500 6.500 0 1 1 63 23A6.500 6.500 0 1 1 63 10ZM92 28A6 6 0 1 1 92 40A6 6 0 1 1 92 28Z';
const JEWELS = 'M50 81L57 86.500L50 92L43 86.500ZM28 79L34 84.500L28 90L22 84.500ZM72 79L78 84.500L72 90L66 84.500Z';

// A slouch hat over a mask, and crossed daggers, for the longest road.
const HAT =
  'M2 46C12 40 22 40 28 40C30 18 40 8 54 10C68 12 74 24 74 39C84 38 92 38 98 42C92 56 72 62 50 62C28 62 8 58 2 46Z';
const HAT_BAND = 'M28 40C42 44 60 44 74 39L74 46C60 51 42 51 27.500 47Z';
const PLUME = 'M62 40C76 36 93 24 97 4C82 6 64 18 60 36Z';
const FACE = 'M26 52C40 58 60 58 74 52C76 70 64 86 50 86C36 86 24 70 26 52Z';
const MASK = 'M22 55C38 63 62 63 78 55C78 66 72 73 62 73C56 73 53 69 50 69C47 69 44 73 38 73C28 73 22 66 22 55Z';
const HOLES = 'M31 64C35 62 41 64 42 68C37 70 32 69 31 64ZM69 64C65 62 59 64 58 68C63 70 68 69 69 64Z';
const MOUSTACHE = 'M50 77C44 73 34 75 28 80C36 82 45 82 50 80C55 82 64 82 72 80C66 75 56 73 50 77Z';
const DAGGERS = 'M18 82L24 78L84 112L88 118L80 118ZM82 82L76 78L16 112L12 118L20 118Z';
const HILTS = 'M8 76L15 71L27 88L20 93ZM92 76L85 71L73 88L80 93Z';

// Cards: the king and the robber baron as people, in a gilded frame.
const CARD = 'M16 2H84C88 2 91 5 91 9V111C91 115 88 118 84 118H16C12 118 9 115 9 111V9C9 5 12 2 16 2Z';
const GROUND = 'M20 8H80C83 8 85 10 85 13V107C85 110 83 112 80 112H20C17 112 15 110 15 107V13C15 10 17 8 20 8Z';
const KING_CROWN = 'M30 36L25 14L36 23L41 11L50 21L59 11L64 23L75 14L70 36C58 39 42 39 30 36Z';
const KING_BAND = 'M29 30C42 33 58 33 71 30L70 36C58 39 42 39 30 36Z';
const KING_FACE = 'M32 35C44 38 56 38 68 35C70 52 62 64 50 64C38 64 30 52 32 35Z';
const KING_BEARD = 'M31 44C34 54 42 53 50 52C58 53 66 54 69 44C74 62 64 82 50 84C36 82 26 62 31 44Z';
const KING_NOSE = 'M50 42L53.500 51C52 53 48 53 46.500 51Z';
const KING_EYES =
  'M42 43A2.200 2.200 0 1 1 42 47.400A2.200 2.200 0 1 1 42 43ZM58 43A2.200 2.200 0 1 1 58 47.400A2.200 2.200 0 1 1 58 43Z';
const KING_BROWS =
  'M37.500 40.500C40.500 37.800 44 37.800 47 39.800L46.400 42C43.500 40.600 40.800 40.800 38.200 42.400ZM62.500 40.500C59.500 37.800 56 37.800 53 39.800L53.600 42C56.500 40.600 59.200 40.800 61.800 42.400Z';
const KING_MOUSTACHE =
  'M50 54C45 50.500 37 52.500 32 59C39 61.500 46 61 50 58C54 61 61 61.500 68 59C63 52.500 55 50.500 50 54Z';
const KING_MOUTH = 'M44.500 61C48 62.500 52 62.500 55.500 61C54 64 46 64 44.500 61Z';
const KING_JEWELS =
  'M50 31.600A2.300 2.300 0 1 1 50 36.200A2.300 2.300 0 1 1 50 31.600ZM38 30.400A2 2 0 1 1 38 34.400A2 2 0 1 1 38 30.400ZM62 30.400A2 2 0 1 1 62 34.400A2 2 0 1 1 62 30.400Z';
const KING_MANTLE = 'M15 112V94C24 82 34 76 40 74L50 84L60 74C66 76 76 82 85 94V112Z';
const KING_ERMINE = 'M30 78L40 72L50 84L60 72L70 78L58 112H42Z';
const KING_TAILS =
  'M44 94L46.500 100L41.500 100ZM56 94L58.500 100L53.500 100ZM50 102L52.500 108L47.500 108ZM50 88L52 93L48 93Z';
const ROBBER_HAT =
  'M18 36C25 32 31 32 35 32C36 18 43 12 52 13C62 14 66 22 66 32C73 31 78 32 82 35C78 44 66 48 50 48C34 48 22 44 18 36Z';
const ROBBER_PLUME = 'M58 32C68 28 79 22 82 11C71 12 59 18 56 29Z';
const ROBBER_FACE = 'M34 42C44 46 56 46 66 42C68 58 60 72 50 72C40 72 32 58 34 42Z';
const ROBBER_MASK = 'M31 45C43 51 57 51 69 45C69 54 64 59 58 59C54 59 52 56 50 56C48 56 46 59 42 59C36 59 31 54 31 45Z';
const ROBBER_EYES = 'M37 51C40 50 44 51 45 54C41 56 38 55 37 51ZM63 51C60 50 56 51 55 54C59 56 62 55 63 51Z';
const ROBBER_MOUSTACHE = 'M50 63C46 60 39 61 34 65C40 67 47 67 50 65C53 67 60 67 66 65C61 61 54 60 50 63Z';
const ROBBER_COAT = 'M15 112V98C22 86 34 80 42 76L50 90L58 76C66 80 78 86 85 98V112Z';
const ROBBER_BALDRIC = 'M24 86L34 80L72 112H58Z';
const ROBBER_DAGGER = 'M70 112V86L73.500 78L77 86V112ZM64 92H83V97H64Z';

const [GOLD, INK, SKIN, WHITE, RED] = ['#dfae3a', '#2b1608', '#e2b48a', '#fbf4e6', '#9a2438'];
const BLACK = '#2f2b31';

/** The king in crimson and gold, the robber baron in black and green; neither can be mistaken for a player's colour. */
export const KING_FIGURES = {
  king: {
    outline: [CUSHION, CROWN, PEARLS],
    own: {
      base: RED,
      dark: INK,
      parts: [
        { paths: [CUSHION], colour: RED, raise: 0.006, round: 13, material: 'cloth' },
        { paths: [CROWN], colour: GOLD, raise: 0.016, round: 14, material: 'metal' },
        { paths: [BAND], colour: '#d9a236', raise: 0.008, round: 6, material: 'metal' },
        { paths: [JEWELS], colour: '#1f8a7c', raise: 0.004, round: 5, material: 'metal' },
        { paths: [PEARLS], colour: WHITE, raise: 0.006, round: 6.5, material: 'metal' },
      ],
    },
  },
  robber: {
    outline: [HAT, PLUME, FACE, MASK, MOUSTACHE, DAGGERS, HILTS],
    own: {
      base: BLACK,
      dark: '#0d0b0e',
      parts: [
        { paths: [DAGGERS], colour: '#c9ccd2', raise: 0.004, round: 3, material: 'metal' },
        { paths: [HILTS], colour: '#8a5a26', raise: 0.008, round: 4 },
        { paths: [FACE], colour: SKIN, raise: 0.01, round: 20, material: 'skin' },
        { paths: [MASK], colour: BLACK, raise: 0.01, round: 5, material: 'leather' },
        { paths: [HOLES], colour: '#e9dcc2', raise: -0.01 },
        { paths: [MOUSTACHE], colour: '#3a2416', raise: 0.006, round: 3, material: 'hair' },
        { paths: [HAT], colour: '#466b38', raise: 0.02, round: 13, material: 'leather' },
        { paths: [HAT_BAND], colour: '#9a6a2c', raise: 0.004, round: 3 },
        { paths: [PLUME], colour: '#c8472f', raise: 0.01, round: 6, material: 'hair' },
      ],
    },
  },
  'king-card': {
    outline: [CARD],
    own: {
      base: GOLD,
      dark: INK,
      parts: [
        { paths: [GROUND], colour: '#6b1a2e', raise: -0.03, material: 'leather' },
        { paths: [KING_MANTLE], colour: '#b03045', raise: 0.008, round: 18, material: 'cloth' },
        { paths: [KING_ERMINE], colour: WHITE, raise: 0.008, round: 8, material: 'hair' },
        { paths: [KING_TAILS], colour: INK, raise: 0 },
        { paths: [KING_FACE], colour: SKIN, raise: 0.012, round: 18, material: 'skin' },
        { paths: [KING_EYES], colour: '#4a2a1a', raise: -0.012 },
        { paths: [KING_BROWS], colour: '#b8ab94', raise: 0.008, material: 'hair' },
        { paths: [KING_BEARD], colour: '#cfc5b2', raise: 0.008, round: 9, material: 'hair' },
        { paths: [KING_MOUTH], colour: '#7c3830', raise: -0.008 },
        { paths: [KING_MOUSTACHE], colour: '#ece5d6', raise: 0.012, round: 4, material: 'hair' },
        { paths: [KING_NOSE], colour: '#d39f76', raise: 0.012, round: 3, material: 'skin' },
        { paths: [KING_CROWN], colour: GOLD, raise: 0.012, round: 9, material: 'metal' },
        { paths: [KING_BAND], colour: '#d9a236', raise: 0.006, round: 3, material: 'metal' },
        { paths: [KING_JEWELS], colour: '#1f7f76', raise: 0.006, round: 2 },
      ],
    },
  },
  'robber-card': {
    outline: [CARD],
    own: {
      base: '#b9b4aa',
      dark: '#0d0b0e',
      parts: [
        { paths: [GROUND], colour: '#4d5c3f', raise: -0.03, material: 'leather' },
        { paths: [ROBBER_COAT], colour: '#38323a', raise: 0.008, round: 22, material: 'cloth' },
        { paths: [ROBBER_BALDRIC], colour: '#8a5a26', raise: 0.006, round: 4, material: 'leather' },
        { paths: [ROBBER_DAGGER], colour: '#c9ccd2', raise: 0.008, round: 3, material: 'metal' },
        { paths: [ROBBER_FACE], colour: SKIN, raise: 0.012, round: 18, material: 'skin' },
        { paths: [ROBBER_MASK], colour: BLACK, raise: 0.01, round: 5, material: 'leather' },
        { paths: [ROBBER_EYES], colour: '#e9dcc2', raise: -0.01 },
        { paths: [ROBBER_MOUSTACHE], colour: '#3a2416', raise: 0.006, round: 3, material: 'hair' },
        { paths: [ROBBER_HAT], colour: '#466b38', raise: 0.02, round: 11, material: 'leather' },
        { paths: [ROBBER_PLUME], colour: '#c8472f', raise: 0.01, round: 5, material: 'hair' },
      ],
    },
  },
} as const;
