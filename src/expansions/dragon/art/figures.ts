const HEAD =
  'M3 39C3 34 8 31 14 29C18 22 25 17 33 18C41 19 46 26 45 34C44 41 37 46 30 46L21 47C16 49 8 49 5 45C3 43 3 41 3 39Z';
const MAW = 'M3 39.500C11 41.500 20 40.500 29 36L28 39.500C20 43.500 11 45 4 43Z';
const FANGS = 'M7 40.500L8.800 45.500L10.800 41ZM14 41L15.600 45L17.600 40.600Z';
const HORNS = 'M34 21C40 14 49 9 58 9C52 14 47 20 43 29ZM26 20C28 12 34 5 43 2C38 9 37 14 37 21Z';
const BROW = 'M20 26C25 22 31 22 36 26L34 28.500C29 26 25 26.500 21 28.500Z';
const EYE = 'M23 29C26 27 30 27 32.500 29C30 31.500 26 31.500 23 29Z';
const NOSTRIL = 'M8 34C9 32.500 11 32.500 11.500 34C10.500 35.500 9 35.500 8 34Z';
const BODY =
  'M31 26C44 25 52 36 50 49C49 56 48 60 50 65C59 66 67 72 70 82C73 93 71 105 66 112L60 116H42C33 113 27 104 28 93C29 82 34 75 35 66C37 58 35 51 29 46C24 41 24 29 31 26Z';
const BELLY =
  'M30 45C37 53 37 62 34 71C30 81 28 91 30 99C31 107 36 113 42 115C39 105 38 95 40 86C42 76 46 67 44 57C43 50 37 46 30 45Z';
const PLATES =
  'M35 53L43.500 55L43.500 57L36 55.500ZM36 63L44.500 66L44 68L35.500 65.500ZM32 74L42.500 77L42 79L31.500 76.500ZM29.500 85L39.800 88L39.600 90L29 87.500ZM29.500 96L38.800 98L39 100L30 98.500Z';
const FORELEG = 'M41 83C48 81 53 87 51 95L47 105C50 108 51 112 50 117H31C31 112 34 108 38 105C36 97 35 88 41 83Z';
const HAUNCH = 'M56 82C67 80 75 89 73 100C72 106 69 110 65 111L67 117H47C47 112 50 109 55 107C50 99 49 87 56 82Z';
const CLAWS = 'M31 117L34 110L37 117ZM38 117L41 110L44 117ZM47 117L50 110L53 117ZM53 117L56 109L59 117Z';
const TAIL =
  'M64 112C78 117 91 108 91 94C91 87 88 82 85 80L90 72L74 74L77 90L82 85C84 87 84 91 83 95C81 101 74 103 66 100Z';
const SPINES = 'M46 29L56 27L51 37ZM51 38L60 39L53 47ZM51 49L59 52L51 57Z';
const WING =
  'M45 64C47 51 51 42 57 34L64 11C77 12 90 18 99 29C92 31 88 35 87 40C92 43 95 48 95 54C88 52 83 54 80 58C75 58 70 61 67 67C62 63 55 63 45 68Z';
const ARM = 'M44 66L55 34L62 10L68 11L63 36L52 68Z';
const FINGERS =
  'M63 11L98 27L99.500 29.500L64 17ZM61 27L89 39L88 42L60 32ZM58 37L82 57L80 60L55 42ZM53 49L68 65L66.500 67L51 54Z';

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
        { paths: [BODY], colour: GREEN, raise: 0.01, round: 20, material: 'scales' },
        { paths: [ARM], colour: '#36804f', raise: 0.012, round: 5 },
        { paths: [BELLY], colour: '#cfa84a', raise: 0.004, round: 7 },
        { paths: [PLATES], colour: '#8e6a2a', raise: -0.012 },
        { paths: [HAUNCH], colour: '#357c50', raise: 0.012, round: 14, material: 'scales' },
        { paths: [FORELEG], colour: '#357c50', raise: 0.016, round: 11, material: 'scales' },
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
