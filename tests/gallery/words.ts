import type { Texts } from '../../src/i18n/index.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import { loadPseudo } from '../../src/i18n/pseudo.ts';

/** The languages that players choose from, and the pseudo-language for developers. */
export const PSEUDO = 'pseudo';
export const TONGUES: readonly string[] = [...LANGUAGES, PSEUDO];

export function wordsIn(tongue: string): Promise<Texts> {
  const language = LANGUAGES.find((one) => one === tongue);
  return language ? loadTexts(language) : loadPseudo();
}
