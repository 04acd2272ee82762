import { keepText, readText, textStorage } from '../../persistence/storage.ts';

const KEY = 'ramparts-name';

/** The name that was used last. */
export const rememberedName = (): string => readText(textStorage(), KEY) ?? '';

/** Without storage the name is asked for again next time. */
export const rememberName = (name: string): void => void keepText(textStorage(), KEY, name);
