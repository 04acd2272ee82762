/** Cells a side of what is lit in one go, and of the pieces in which the picture of an open plane is kept; pieces begin at its multiples. */
export const CHUNK = 4;
