/**
 * Side length, in cells, of the areas that are lit at once and of the pieces in which the picture of an open plane is
 * stored; pieces start at its multiples.
 */
export const CHUNK = 4;
