import { colourOf } from '../../art/players.ts';

/** Colours that the table itself draws with (art NOTES §2); pieces and tiles come from the painter. */
export const NEUTRAL = '#f8eed8';
export const CREAM = '#fff4cd';
export const GOLD = '#ffe08a';
export const INK = '#38281a';

export const inkOf = (colour: number | null): string => (colour === null ? NEUTRAL : colourOf(colour).base);
export const darkOf = (colour: number | null): string => (colour === null ? INK : colourOf(colour).dark);
export const lightOf = (colour: number | null): string => (colour === null ? CREAM : colourOf(colour).light);
