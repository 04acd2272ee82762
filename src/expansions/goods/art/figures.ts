const POST = 'M44 30H56V112H44Z';
const ARM = 'M30 36H78L90 46L78 56H30Z';

/** A signpost. Its colours belong to no player. */
export const GOODS_FIGURES = {
  goods: {
    outline: [POST, ARM],
    own: {
      base: '#e8d9b0',
      dark: '#4a3320',
      parts: [
        { paths: [POST], colour: '#8a5f3a', raise: 0.006, round: 4 },
        { paths: [ARM], colour: '#c99a4b', raise: 0.014, round: 6 },
      ],
    },
  },
} as const;
