const MANTLE =
  'M42 40C53 40 62 45 67 55C74 72 78 94 79 109C79 114 76 117 71 117H12C7 117 4 114 5 109C6 94 10 72 17 55C22 45 31 40 42 40Z';
const GOWN = 'M42 52C47 52 50 55 51 60L57 110C57 114 55 116 51 116H33C29 116 27 114 27 110L33 60C34 55 37 52 42 52Z';
const ERMINE = 'M42 39C55 39 66 45 70 57C65 66 54 70 46 64L42 60L38 64C30 70 19 66 14 57C18 45 29 39 42 39Z';
const TAILS =
  'M24 52L27 58L21 58ZM33 57L36 63L30 63ZM51 57L54 63L48 63ZM60 52L63 58L57 58ZM30 45L32.500 50L27.500 50ZM54 45L56.500 50L51.500 50Z';
const HEAD = 'M42 14A13 13 0 1 1 42 40A13 13 0 1 1 42 14Z';
const BEARD =
  'M29.500 29C31 33 34 33.500 37 33.500C39.500 31.500 44.500 31.500 47 33.500C50 33.500 53 33 54.500 29C55.500 40 49 46 42 50C35 46 28.500 40 29.500 29Z';
const NOSE = 'M42 25L45 32.500C44 34 40 34 39 32.500Z';
const EYES =
  'M36.500 24.500A1.700 1.700 0 1 1 36.500 27.900A1.700 1.700 0 1 1 36.500 24.500ZM47.500 24.500A1.700 1.700 0 1 1 47.500 27.900A1.700 1.700 0 1 1 47.500 24.500Z';
const BONNET = 'M42 2C56 2 66 8 66 15C66 20 60 23 42 23C24 23 18 20 18 15C18 8 28 2 42 2Z';
const BRIM = 'M22 17.500C34 21 50 21 62 17.500L61 22.500C50 25.500 34 25.500 23 22.500Z';
const BROOCH = 'M33 8A4.500 4.500 0 1 1 33 17A4.500 4.500 0 1 1 33 8Z';
const CHAIN = 'M27 64C31 76 37 80 42 80C47 80 53 76 57 64L59.500 66C55 80 49 85 42 85C35 85 29 80 24.500 66Z';
const MEDAL = 'M42 79A7 7 0 1 1 42 93A7 7 0 1 1 42 79Z';
const POLE = 'M74.500 4H79V117H74.500Z';
const TIP = 'M76.700 0L81 7L76.700 12L72.500 7Z';
const BANNER = 'M79 12H99L93 27.500L99 43H79Z';
const KEEP = 'M82 37V21H84.200V23.500H86.400V21H88.600V23.500H90.800V21H93V37Z';
const HAND = 'M70 62C76 60 83 62 84 67C84 73 77 76 70 74Z';
const SLEEVE = 'M62 52C70 54 75 60 76 68L66 78C60 74 57 66 57 58Z';

const [GOLD, DARK, WHITE, SKIN] = ['#e0b542', '#22060f', '#fbf4e6', '#e2b48a'];

/**
 * In wine red and ermine, with a broad bonnet, a golden chain and the banner of the city. The colours belong to no
 * player.
 */
export const COUNT_FIGURES = {
  count: {
    outline: [MANTLE, ERMINE, HEAD, BONNET, POLE, TIP, BANNER, HAND, SLEEVE],
    own: {
      base: '#7b1538',
      dark: DARK,
      parts: [
        { paths: [MANTLE], colour: '#7b1538', raise: 0.004, round: 10, material: 'cloth' },
        { paths: [GOWN], colour: '#403a5c', raise: 0.004, round: 8, material: 'cloth' },
        { paths: [ERMINE], colour: WHITE, raise: 0.01, round: 9, material: 'hair' },
        { paths: [TAILS], colour: DARK, raise: 0 },
        { paths: [CHAIN, MEDAL], colour: GOLD, raise: 0.006, round: 3, material: 'metal' },
        { paths: [HEAD], colour: SKIN, raise: 0.012, round: 13, material: 'skin' },
        { paths: [EYES], colour: '#8a5538', raise: -0.012 },
        { paths: [NOSE], colour: SKIN, raise: 0.012, round: 3, material: 'skin' },
        { paths: [BEARD], colour: '#5a3a22', raise: 0.006, round: 6, material: 'hair' },
        { paths: [BONNET], colour: '#6b1533', raise: 0.014, round: 10, material: 'cloth' },
        { paths: [BRIM, BROOCH], colour: GOLD, raise: 0.006, round: 3, material: 'metal' },
        { paths: [POLE], colour: '#8a5f3a', raise: 0.006, round: 2.5 },
        { paths: [BANNER], colour: '#d9a93a', raise: 0, material: 'leather' },
        { paths: [KEEP], colour: '#7b1538', raise: 0.004 },
        { paths: [TIP], colour: '#d9d4c8', raise: 0.006, round: 3, material: 'metal' },
        { paths: [SLEEVE], colour: '#8d1c44', raise: 0.012, round: 8, material: 'cloth' },
        { paths: [HAND], colour: SKIN, raise: 0.006, round: 6, material: 'skin' },
      ],
    },
  },
} as const;
