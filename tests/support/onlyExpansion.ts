/** The module that `npm run test:expansion` is about; `undefined`: all of them. */
export const ONLY: string | undefined = process.env['EXPANSION'];

/** Whether tests about these modules run. */
export const isAsked = (modules: readonly string[]): boolean => ONLY === undefined || modules.includes(ONLY);
