import type { Secret } from '../../game/index.ts';

/** Results of draws by slot (`GameAdapter.due`). */
export type Secrets = ReadonlyMap<string, Secret>;

/** The same in the form used in logs and saves. */
export interface Draws {
  /** Tiles in the order in which they were drawn. */
  readonly deck: readonly string[];
  /** Space of a corner tower → kind of the token turned over there. */
  readonly tokens: Readonly<Record<string, number>>;
  /** Other draws, by slot; absent: none. */
  readonly others?: Readonly<Record<string, Secret>>;
}

const tileSlot = (number: number): string => `tile ${number}`;
const TOKEN = 'token ';

export const secretsOf = ({ deck, tokens, others = {} }: Draws): Secrets =>
  new Map<string, Secret>([
    ...deck.map((tile, number) => [tileSlot(number), { tile }] as const),
    ...Object.entries(tokens).map(([field, kind]) => [TOKEN + field, { kind }] as const),
    ...Object.entries(others),
  ]);

export function drawsOf(secrets: Secrets): Draws {
  const rest = new Map(secrets);
  const deck: string[] = [];
  for (;;) {
    const slot = tileSlot(deck.length);
    const { tile, ...more } = rest.get(slot) ?? {};
    if (typeof tile !== 'string' || Object.keys(more).length > 0) break;
    deck.push(tile);
    rest.delete(slot);
  }
  const tokens: Record<string, number> = {};
  for (const [slot, { kind, ...more }] of [...rest]) {
    if (!slot.startsWith(TOKEN) || typeof kind !== 'number' || Object.keys(more).length > 0) continue;
    tokens[slot.slice(TOKEN.length)] = kind;
    rest.delete(slot);
  }
  return { deck, tokens, ...(rest.size > 0 ? { others: Object.fromEntries(rest) } : {}) };
}
