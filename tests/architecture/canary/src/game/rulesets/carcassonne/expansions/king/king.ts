export const king = 1;
