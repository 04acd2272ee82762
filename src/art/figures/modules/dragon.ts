const HEAD =
  'M3 39C3 34 8 31 14 29C18 22 25 17 33 18C41 19 46 26 45 34C44 41 37 46 30 46L21 47C16 49 8 49 5 45C3 43 3 41 3 39Z';
const MAW = 'M3 39.500C11 41.500 20 40.500 29 36L28 39.500C20 43.500 11 45 4 43Z';
const FANGS = 'M7 40.500L8.800 45.500L10.800 41ZM14 41L15.600 45L17.600 40.600Z';
const HORNS = 'M34 21C40 14 49 9 58 9C52 14 47 20 43 29ZM26 20C28 12 34 5 43 2C38 9 37 14 37 21Z';
const BROW = 'M20 26C25 22 31 22 36 26L34 28.500C29 26 25 26.500 21 28.500Z';
const EYE = 'M23 29C26 27 30 27 32.500 29C30 31.500 26 31.500 23 29Z';
const NOSTRIL = 'M8 34C9 32.500 11 32.500 11.500 34C10.500 35.500 9 35.500 8 34Z';
const BODY =
  'M31 26C45 25 54 36 52 49C51 55 50 59 51 63C62 62 74 67 80 78C86 90 84 104 77 112L68 116H40C29 113 22 104 23 93C23 82 30 75 33 66C36 58 35 51 29 46C24 41 24 29 31 26Z';
const BELLY =
  'M30 45C36 53 35 62 31 71C26 81 24 91 26 99C28 107 34 113 41 115C37 105 36 95 38 86C40 76 45 67 43 57C42 50 37 46 30 45Z';
const PLATES =
  'M34 53L43 55L43 57L35 55.500ZM33 63L43.500 66L43 68L32.500 65.500ZM29 74L40.500 77L40 79L28 76.500ZM25.500 85L37.500 88L37.200 90L25 87.500ZM25 96L36.500 98L36.700 100L25.500 98.500Z';
const FORELEG = 'M38 82C46 80 52 86 50 95L46 105C49 108 50 112 49 117H28C28 112 31 108 35 105C33 97 32 87 38 82Z';
const HAUNCH = 'M58 80C72 77 83 87 81 100C80 106 76 110 71 111L73 117H49C49 112 52 109 57 107C51 99 50 85 58 80Z';
const CLAWS = 'M28 117L31 110L34 117ZM35 117L38 110L41 117ZM49 117L52 110L55 117ZM56 117L59 110L62 117Z';
const TAIL =
  'M70 113C86 117 99 107 98 90C98 82 94 76 89 75L93 67L77 69L80 85L85 80C89 82 90 86 89 91C87 99 80 102 72 99Z';
const SPINES = 'M46 29L56 27L51 37ZM51 38L60 39L53 47ZM51 49L59 52L51 57Z';
const WING =
  'M45 64C47 51 51 42 57 34L63 9C77 9 91 16 100 28C93 30 90 35 90 41C95 45 98 51 98 58C91 56 86 58 83 64C77 63 72 66 69 73C63 67 55 65 45 68Z';
const ARM = 'M44 66L55 34L61 8L67 9L63 36L52 68Z';
const FINGERS =
  'M62 9L98 26L100 28.500L63 15ZM61 27L92 40L91 43L60 32ZM58 37L85 61L83 64L55 42ZM53 50L71 70L69 73L51 55Z';

const [GREEN, BONE, INK] = ['#2f7048', '#e4d3a6', '#1b2a1c'];

/** A carved dragon in bottle green with a golden belly and wings of wine-red leather. The colours belong to no player. */
export const DRAGON_FIGURES = {
  dragon: {
    outline: [BODY, HEAD, HORNS, SPINES, WING, HAUNCH, FORELEG, TAIL],
    own: {
      base: GREEN,
      dark: INK,
      parts: [
        { paths: [TAIL], colour: '#2a6440', raise: 0, round: 6, material: 'scales' },
        { paths: [WING], colour: '#8c2f3f', raise: -0.03, material: 'leather' },
        { paths: [FINGERS], colour: '#b0653f', raise: 0.004, round: 2.5 },
        { paths: [SPINES], colour: BONE, raise: 0.004, round: 4 },
        { paths: [BODY], colour: GREEN, raise: 0.01, round: 14, material: 'scales' },
        { paths: [ARM], colour: '#36804f', raise: 0.012, round: 5 },
        { paths: [BELLY], colour: '#cfa84a', raise: 0.004, round: 7 },
        { paths: [PLATES], colour: '#8e6a2a', raise: -0.012 },
        { paths: [HAUNCH, FORELEG], colour: '#357c50', raise: 0.016, round: 11, material: 'scales' },
        { paths: [CLAWS, HORNS], colour: BONE, raise: 0.006, round: 3 },
        { paths: [HEAD], colour: '#378456', raise: 0.024, round: 12, material: 'scales' },
        { paths: [MAW], colour: '#5a1420', raise: -0.02 },
        { paths: [FANGS], colour: BONE, raise: 0.012 },
        { paths: [NOSTRIL], colour: INK, raise: -0.012 },
        { paths: [BROW], colour: '#2a6440', raise: 0.014, round: 3 },
        { paths: [EYE], colour: '#ffb02e', raise: 0, round: 2 },
      ],
    },
  },
} as const;
