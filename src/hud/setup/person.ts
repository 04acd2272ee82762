/** Longest name, in characters. */
export const NAME_LENGTH = 24;
