import type { VNode } from 'preact';
import { kindPicture } from '../../../hud/kit/sign.tsx';

/** A keep between two towers, with a flag. */
export const castleSign = (): VNode =>
  kindPicture([
    ['stone', 'M2 22V9H4V11H6V9H8V13H9V7H11V9H13V7H15V13H16V9H18V11H20V9H22V22Z'],
    ['flag', 'M11.500 7V1H12.300L17 2.700L12.300 4.400V7Z'],
    ['dark', 'M9.800 22V18A2.200 2.200 0 0 1 14.200 18V22Z'],
  ]);
