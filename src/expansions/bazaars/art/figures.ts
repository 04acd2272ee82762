const CLOTH =
  'M13 6H87L98 40C98 50 85 50 82 42C79 50 69 50 66 42C63 50 53 50 50 42C47 50 37 50 34 42C31 50 21 50 18 42C15 50 2 50 2 40Z';
const RED =
  'M13 6H27L18 42C15 50 2 50 2 40ZM42 6H58L66 42C63 50 53 50 50 42C47 50 37 50 34 42ZM73 6H87L98 40C98 50 85 50 82 42Z';
const POSTS = 'M7 38H14V117H7ZM86 38H93V117H86Z';
const BACK = 'M12 38H88V92H12Z';
const COUNTER = 'M3 88H97V98H3Z';
const FRONT = 'M8 98H92V117H8Z';
const BOARDS = 'M28 98H30V117H28ZM49 98H51V117H49ZM70 98H72V117H70Z';
const WARES =
  'M20 76A7 7 0 1 1 20 90A7 7 0 1 1 20 76ZM33 78A6 6 0 1 1 33 90A6 6 0 1 1 33 78ZM66 78A6 6 0 1 1 66 90A6 6 0 1 1 66 78ZM79 76A7 7 0 1 1 79 90A7 7 0 1 1 79 76Z';
const JAR = 'M45 66H55V70C60 74 60 86 56 90H44C40 86 40 74 45 70Z';

const [WOOD, DARK] = ['#8a5f3a', '#2a170c'];

/** A stall under a striped awning, with goods on the counter. */
export const BAZAAR_FIGURES = {
  stall: {
    outline: [CLOTH, POSTS, BACK, COUNTER, FRONT],
    own: {
      base: WOOD,
      dark: DARK,
      parts: [
        { paths: [BACK], colour: '#4a3020', raise: -0.012 },
        { paths: [POSTS], colour: '#a4774a', raise: 0.006 },
        { paths: [FRONT], colour: '#a06c3c', raise: 0.004 },
        { paths: [BOARDS], colour: '#5d3b20', raise: -0.002 },
        { paths: [WARES], colour: '#e69a2a', raise: 0.012 },
        { paths: [JAR], colour: '#2b8a86', raise: 0.012 },
        { paths: [COUNTER], colour: '#c9975a', raise: 0.012 },
        { paths: [CLOTH], colour: '#f6ecd6', raise: 0.014 },
        { paths: [RED], colour: '#b8332b', raise: 0.002 },
      ],
    },
  },
} as const;
