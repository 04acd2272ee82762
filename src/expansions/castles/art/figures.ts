const LEFT = 'M8 117V50H3V34H10V40H16V34H22V40H28V34H35V50H30V117Z';
const RIGHT = 'M92 117V50H97V34H90V40H84V34H78V40H72V34H65V50H70V117Z';
const KEEP = 'M31 117V62H27V26H34V33H42V26H47V33H53V26H58V33H66V26H73V62H69V117Z';
const COURSE = 'M27 56H73V62H27ZM3 46H35V50H3ZM65 46H97V50H65Z';
const GATE = 'M40 117V97C40 84 60 84 60 97V117Z';
const BARS = 'M45 90H47V117H45ZM49 88H51V117H49ZM53 90H55V117H53ZM40 99H60V101H40ZM40 108H60V110H40Z';
const WINDOWS = 'M47 68H53V78H47ZM36 42H40V52H36ZM60 42H64V52H60ZM16 60H21V72H16ZM79 60H84V72H79ZM48 42H52V52H48Z';
const POLE = 'M49 2H52V30H49Z';
const BANNER = 'M52 2L82 4L72 11L82 18L52 19Z';

const [STONE, DARK] = ['#c9c2b2', '#2a2622'];

/** In pale stone, with a banner on its keep. */
export const CASTLE_FIGURES = {
  castle: {
    outline: [LEFT, RIGHT, KEEP, POLE, BANNER],
    own: {
      base: STONE,
      dark: DARK,
      parts: [
        { paths: [LEFT, RIGHT], colour: '#aaa393', raise: 0.004 },
        { paths: [KEEP], colour: STONE, raise: 0.014 },
        { paths: [COURSE], colour: '#8d8779', raise: 0.006 },
        { paths: [WINDOWS], colour: DARK, raise: -0.004 },
        { paths: [GATE], colour: '#6b4325', raise: -0.004 },
        { paths: [BARS], colour: DARK, raise: 0.002 },
        { paths: [POLE], colour: '#8a5f3a', raise: 0.004 },
        { paths: [BANNER], colour: '#b3263f', raise: 0.008 },
      ],
    },
  },
} as const;
