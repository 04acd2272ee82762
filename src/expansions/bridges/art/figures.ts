const DECK = 'M2 66C22 48 78 48 98 66V79C78 62 22 62 2 79Z';
const BEAM = 'M2 38C22 20 78 20 98 38V46C78 29 22 29 2 46Z';
const POSTS = 'M3 34H11V72H3ZM25 24H33V60H25ZM46 20H54V56H46ZM67 24H75V60H67ZM89 34H97V72H89Z';
const BRACES = 'M11 46L25 55V60L11 52ZM33 32L46 47V53L33 38ZM54 47L67 32V38L54 53ZM75 55L89 46V52L75 60Z';
const LEGS = 'M16 68H26V117H16ZM74 68H84V117H74ZM45 60H55V117H45Z';
const STRUTS = 'M26 84L45 108V115L26 92ZM55 108L74 84V92L55 115Z';

const [DARK, WOOD, PALE, OLD] = ['#33200f', '#9a6a37', '#cf9f5c', '#7d5128'];

/** In light wood, for the bridges in hand; the other two are seen from above, for previews. */
export const BRIDGE_FIGURES = {
  bridge: {
    outline: [DECK, BEAM, POSTS, BRACES, LEGS, STRUTS],
    own: {
      base: WOOD,
      dark: DARK,
      parts: [
        { paths: [LEGS, STRUTS], colour: OLD, raise: 0.004 },
        { paths: [BRACES], colour: OLD, raise: 0.002 },
        { paths: [POSTS], colour: WOOD, raise: 0.01 },
        { paths: [BEAM], colour: '#b58348', raise: 0.012 },
        { paths: [DECK], colour: PALE, raise: 0.016 },
      ],
    },
  },
  'bridge-NS': { above: { kind: 'bridge', x: 0, y: 0, upright: true } },
  'bridge-WE': { above: { kind: 'bridge', x: 0, y: 0, upright: false } },
} as const;
