/** The marks, and their rows in tables of points. */
export const SIGNS = ['inn', 'cathedral'] as const;
export type InnSign = (typeof SIGNS)[number];

export const asSign = (word: unknown): InnSign | undefined => SIGNS.find((sign) => sign === word);
