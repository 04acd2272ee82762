/** Points with one decimal place. */
export const rounded = (points: number): number => Math.round(points * 10) / 10;
