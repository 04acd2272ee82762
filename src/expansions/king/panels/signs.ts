import { kindPicture } from '../../../hud/kit/sign.tsx';

/** A crown, and a mask. */
export const SIGNS = {
  king: () => kindPicture([['flag', 'M3 20L2 7L7.500 12L12 4L16.500 12L22 7L21 20Z']]),
  robber: () =>
    kindPicture([
      [
        'dark',
        'M2 9C6 6 10 8 12 9C14 8 18 6 22 9C22 14 19 17 16 17C14 17 13 15.500 12 14.500C11 15.500 10 17 8 17C5 17 2 14 2 9Z',
      ],
      [
        'wall',
        'M5.500 11.500A2 1.400 0 1 0 9.500 11.500A2 1.400 0 1 0 5.500 11.500ZM14.500 11.500A2 1.400 0 1 0 18.500 11.500A2 1.400 0 1 0 14.500 11.500Z',
      ],
    ]),
} as const;
