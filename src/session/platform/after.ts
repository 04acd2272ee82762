/** Resolves after so many milliseconds; after none, as soon as the browser has done what else is due. */
export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
