/** One decimal place. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;
