import type { GameEvent } from '../../game/index.ts';
import type { SliceTexts } from './texts.ts';

/**
 * The texts of a slice as tables: what is said, by verb, by choice, by type of event. A word that a table lacks has no
 * text there.
 */

type Asked<K extends keyof SliceTexts> = NonNullable<SliceTexts[K]>;
type ByWord<T> = Readonly<Record<string, T>>;

const entryOf = <T>(table: ByWord<T>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** Options by the verb of their action. `declined`: options that decline, by the choice. */
export const optionsBy =
  (verbs: ByWord<Asked<'option'>>, declined: ByWord<Asked<'option'>> = {}): Asked<'option'> =>
  (view, option) =>
    (option.declines ? entryOf(declined, view.state.awaiting) : entryOf(verbs, option.action.do))?.(view, option);

/** Prompts by the choice. */
export const promptsBy =
  (choices: ByWord<Asked<'prompt'>>): Asked<'prompt'> =>
  (view, prompt) =>
    entryOf(choices, prompt.awaiting)?.(view, prompt);

/** What others are choosing, by the choice. */
export const othersBy =
  (choices: ByWord<Asked<'others'>>): Asked<'others'> =>
  (view) =>
    entryOf(choices, view.state.awaiting)?.(view);

/** Events by their type. `E`: the events that the tables have sentences for. */
export const eventsBy =
  <E extends { readonly type: string }>(types: {
    readonly [T in E['type']]: (
      view: Parameters<Asked<'event'>>[0],
      event: GameEvent & Extract<E, { readonly type: T }>,
    ) => string | undefined;
  }): Asked<'event'> =>
  (view, event) =>
    entryOf(types as ByWord<Asked<'event'>>, event.type)?.(view, event);

/** Advice by the verb of its action. */
export const adviceBy =
  (verbs: ByWord<Asked<'advice'>>): Asked<'advice'> =>
  (advised) =>
    entryOf(verbs, advised.action.do)?.(advised);

/** Why an action is illegal, by the choice; for these error codes. */
export const refusalsBy =
  (codes: readonly string[], choices: ByWord<string>): Asked<'refusal'> =>
  (code, awaiting) =>
    codes.includes(code) ? entryOf(choices, awaiting) : undefined;
