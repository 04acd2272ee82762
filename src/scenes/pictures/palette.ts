/** Colours of what the table itself draws (art NOTES §2); pieces and tiles come from the studio. */
export const PLAYER_INK = ['#2a66b8', '#f0b020'] as const;
export const PLAYER_DARK = ['#0f2c5c', '#6b3f00'] as const;
export const PLAYER_LIGHT = ['#cfe2ff', '#fff0c2'] as const;
export const NEUTRAL = '#f8eed8';
export const CREAM = '#fff4cd';
export const GOLD = '#ffe08a';
export const INK = '#38281a';

export const inkOf = (colour: number | null): string => (colour === null ? NEUTRAL : (PLAYER_INK[colour] ?? NEUTRAL));
export const darkOf = (colour: number | null): string => (colour === null ? INK : (PLAYER_DARK[colour] ?? INK));
export const lightOf = (colour: number | null): string => (colour === null ? CREAM : (PLAYER_LIGHT[colour] ?? CREAM));
