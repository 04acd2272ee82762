const NECK = 'M46 42H54V50H46Z';
const HEAD = 'M50 20A12.5 12.5 0 1 1 50 45A12.5 12.5 0 1 1 50 20Z';
const HAIR =
  'M50 13C54 13 56 16 56 19C62 21 65 27 64 34C63 39 61 42 58 43C61 37 60 31 54 28C48 31 42 31 39 30C38 35 39 40 42 43C38 41 35 36 36 31C37 24 41 20 44 19C44 16 46 13 50 13Z';
const DRESS =
  'M50 46C57 46 61 51 63 58C68 74 73 88 77 100C72 106 66 105 62 101C58 108 54 109 50 104C46 109 42 108 38 101C34 105 28 106 23 100C27 88 32 74 37 58C39 51 43 46 50 46Z';
const FEET = 'M42 103H48L47 113C47 116 42 116 42 113ZM58 103H52L53 113C53 116 58 116 58 113Z';
const RIGHT_WINGS = 'M60 58C62 40 76 22 92 24C98 36 90 58 68 66C82 64 92 72 90 84C82 92 70 84 64 70Z';
const LEFT_WINGS = 'M40 58C38 40 24 22 8 24C2 36 10 58 32 66C18 64 8 72 10 84C18 92 30 84 36 70Z';
const VEINS =
  'M62 60C68 48 78 36 88 31C82 40 74 50 63 61ZM67 69C74 71 81 76 85 82C78 80 72 76 66 70ZM38 60C32 48 22 36 12 31C18 40 26 50 37 61ZM33 69C26 71 19 76 15 82C22 80 28 76 34 70Z';
const WAND = 'M60 56L79 33L81 35L64 61Z';
const STAR = 'M80 19L83.4 27.2L92 28L85.4 33.6L87.6 42L80 37.4L72.4 42L74.6 33.6L68 28L76.6 27.2Z';
const EYES =
  'M43.500 34.500C45 33.500 47 33.500 48 34.500C47 36 45 36 43.500 34.500ZM52 34.500C53 33.500 55 33.500 56.500 34.500C55 36 53 36 52 34.500Z';
const SASH = 'M37.6 60C45 63 55 63 62.4 60L63.6 64C55 67 45 67 36.4 64Z';

const GOLD = '#e9bb3f';

/** A small winged figure in rose with a star on her wand, in a soft light. The colours belong to no player. */
export const FAIRY_FIGURES = {
  fairy: {
    outline: [NECK, HEAD, HAIR, DRESS, FEET, RIGHT_WINGS, LEFT_WINGS, WAND, STAR],
    own: {
      base: '#d8f3ef',
      dark: '#5b2350',
      halo: '#fff3b8',
      parts: [
        { paths: [RIGHT_WINGS, LEFT_WINGS], colour: '#bfe0dd', raise: -0.02, round: 8, material: 'leather' },
        { paths: [VEINS], colour: '#f3fbf7', raise: 0.006, round: 2 },
        { paths: [FEET, NECK], colour: '#e2b48a', round: 4, material: 'skin' },
        { paths: [DRESS], colour: '#d0608f', raise: 0.014, round: 12, material: 'cloth' },
        { paths: [SASH], colour: GOLD, raise: 0.006, round: 2, material: 'metal' },
        { paths: [HEAD], colour: '#e8bd95', raise: 0.016, round: 12, material: 'skin' },
        { paths: [EYES], colour: '#935a3c', raise: -0.012 },
        { paths: [HAIR], colour: '#a85a2a', raise: 0.008, round: 6, material: 'hair' },
        { paths: [WAND], colour: '#8a5f3a', raise: 0.006, round: 2 },
        { paths: [STAR], colour: GOLD, raise: 0.008, round: 6, material: 'metal' },
      ],
    },
  },
} as const;
