export { LANGUAGES, languageFor, loadTexts, nameOfLanguage, preferredLanguage } from './languages.ts';
export type { Language } from './languages.ts';
export { NOT_STARTED } from './notStarted.ts';
export { createTexts } from './texts.ts';
export type { Texts } from './texts.ts';
export type { CommonKey, LanguageFile, RuleKey } from './catalogues.ts';
