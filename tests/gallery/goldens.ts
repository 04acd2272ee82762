import { adapterOf, checkGameRecord, parseJson } from '../../src/game/index.ts';
import type { Prompt } from '../../src/game/index.ts';

/** The golden records of every rule set: a sentence of the rules, a game, and the expected result. */

interface Golden {
  readonly rule: string;
  readonly record?: unknown;
  readonly text?: string;
  readonly expect?: unknown;
  readonly steps?: Readonly<Record<string, unknown>>;
  readonly at?: number;
  readonly error?: string;
}

/** `castle/s5-…`: rule set and name. */
const nameOf = (path: string): string =>
  path
    .replace(/^\.\.\/(?:golden|expansions\/[^/]+\/golden)\//, path.startsWith('../golden/') ? '' : 'carcassonne/')
    .slice(0, -'.json'.length);

const FILES: Readonly<Record<string, () => Promise<Golden>>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Golden>(['../golden/*/*.json', '../expansions/*/golden/*.json'], { import: 'default' }),
  ).map(([path, load]) => [nameOf(path), load]),
);

/** `castle/s5-…`, by rule set and name. */
export const GOLDENS: readonly string[] = Object.keys(FILES);

export const rulesOf = (name: string): string => name.split('/')[0] ?? '';

/** The result of playing a record. */
export interface Judged {
  readonly golden: Golden;
  /** As far as the rules play it, for the table; `null`: even its header is refused. */
  readonly record: unknown;
  /** The number of actions. */
  readonly last: number;
  readonly actions: readonly unknown[];
  readonly refused: { readonly at: number; readonly code: string; readonly message: string } | null;
  /** The prompt after this many actions. */
  promptAt(moment: number): Prompt | null;
}

export async function judge(name: string): Promise<Judged> {
  const load = FILES[name];
  if (!load) throw new Error(`There is no golden record ${name}`);
  const golden = await load();
  const nothing = { golden, record: null, last: 0, actions: [], promptAt: () => null };
  const given = golden.text === undefined ? golden.record : parseJson(golden.text);
  if (given === undefined) return { ...nothing, refused: { at: -1, code: 'malformed', message: 'This is no JSON.' } };
  const found = checkGameRecord(given);
  if (!found.ok) return { ...nothing, refused: { at: -1, ...found.error } };
  const { rules, record } = found.value;
  const replayed = rules.replay(record.start, record.actions);
  const last = replayed.ok ? record.actions.length : replayed.at;
  return {
    golden,
    record: { ...(given as object), actions: record.actions.slice(0, last) },
    last,
    actions: record.actions,
    refused: replayed.ok ? null : { at: replayed.at, ...replayed.error },
    promptAt(moment) {
      const there = rules.replay(record.start, record.actions.slice(0, moment));
      return there.ok ? adapterOf(rules.id).prompt(there.state) : null;
    },
  };
}
