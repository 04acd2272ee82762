import { keepText, readText, textStorage } from '../../persistence/storage.ts';

const KEY = 'ramparts-name';

/** The name one used last. */
export const rememberedName = (): string => readText(textStorage(), KEY) ?? '';

/** Where nothing is kept it is asked for again next time. */
export const rememberName = (name: string): void => void keepText(textStorage(), KEY, name);
