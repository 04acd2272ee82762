import type { GameAdapter, GameRecord } from './core/adapter.ts';
import type { Result } from './core/result.ts';
import { accept, refuse } from './core/result.ts';
import { checkEnvelope, parseEnvelope } from './core/record.ts';
import { getOwn } from './core/shape.ts';
import { parseCarcassonneRecord } from './rulesets/carcassonne/record.ts';
import type { CarcassonneRecord } from './rulesets/carcassonne/record.ts';
import { parseCastleRecord } from './rulesets/castle/record.ts';
import type { CastleRecord } from './rulesets/castle/record.ts';
import { CASTLE_RULES } from './rulesets/castle/rules.ts';
import type { CastleRules } from './rulesets/castle/rules.ts';
import { makeCastleAdapter } from './rulesets/castle/adapter.ts';
import { CARCASSONNE_ADAPTER } from './rulesets/carcassonne/adapter.ts';
import { ZAMEK_RULES } from './rulesets/zamek/rules.ts';

/** The Castle and its re-edition, which share one implementation. */
export const RULE_SET_IDS = ['castle', 'zamek'] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];
const CARCASSONNE_ID = 'carcassonne';

export const RULE_SETS: Readonly<Record<RuleSetId, CastleRules>> = { castle: CASTLE_RULES, zamek: ZAMEK_RULES };

/** Every rule set, in menu order. */
export const ADAPTERS: readonly GameAdapter[] = [
  makeCastleAdapter(CASTLE_RULES),
  makeCastleAdapter(ZAMEK_RULES),
  CARCASSONNE_ADAPTER,
];

/**
 * Returns the adapter of a rule set. Throws for an unknown id, which is a bug: ids from outside pass `checkGameRecord`
 * or a parser first.
 */
export function adapterOf(id: string): GameAdapter {
  const found = ADAPTERS.find((adapter) => adapter.id === id);
  if (!found) throw new Error(`Expected a rule set, got ${id}`);
  return found;
}

export interface FoundRecord {
  readonly rules: GameAdapter;
  readonly record: GameRecord;
}

/**
 * Reads a record of any rule set, given as an object (a save, a message from a peer), up to its actions; refuses with a
 * header code (RECORD.md).
 */
export function checkGameRecord(value: unknown): Result<FoundRecord> {
  const envelope = checkEnvelope(value);
  return envelope.ok ? findRecord(envelope.value) : envelope;
}

function findRecord(envelope: Readonly<Record<string, unknown>>): Result<FoundRecord> {
  const id = getOwn(envelope, 'rules');
  const rules = ADAPTERS.find((adapter) => adapter.id === id);
  if (!rules) return refuse('bad-rules', `The rules are none of ${ADAPTERS.map((adapter) => adapter.id).join(', ')}.`);
  const record = rules.parseRecord(envelope);
  return record.ok ? accept({ rules, record: record.value }) : record;
}

/** A record of any rule set, for code that distinguishes rule sets: the referee. */
export type AnyRecord =
  | { readonly game: 'castle'; readonly record: CastleRecord }
  | { readonly game: 'carcassonne'; readonly record: CarcassonneRecord };

/** Reads the text of a record of any rule set up to its actions; refuses with a header code. */
export function readAnyRecord(text: string): Result<AnyRecord> {
  const envelope = parseEnvelope(text);
  return envelope.ok ? readAnyHeader(envelope.value) : envelope;
}

/** The same for a record that is already an object. */
export function checkAnyRecord(value: unknown): Result<AnyRecord> {
  const envelope = checkEnvelope(value);
  return envelope.ok ? readAnyHeader(envelope.value) : envelope;
}

function readAnyHeader(envelope: Readonly<Record<string, unknown>>): Result<AnyRecord> {
  if (getOwn(envelope, 'rules') === CARCASSONNE_ID) {
    const record = parseCarcassonneRecord(envelope);
    return record.ok ? accept({ game: 'carcassonne', record: record.value }) : record;
  }
  const record = readHeader(envelope);
  return record.ok ? accept({ game: 'castle', record: record.value }) : record;
}

/** Reads the text of a record up to its actions; refuses with a header code (RECORD.md). */
export function readRecord(text: string): Result<CastleRecord> {
  const envelope = parseEnvelope(text);
  return envelope.ok ? readHeader(envelope.value) : envelope;
}

/** The same for a record that is already an object: a save, a message from a peer. */
export function checkRecord(value: unknown): Result<CastleRecord> {
  const envelope = checkEnvelope(value);
  return envelope.ok ? readHeader(envelope.value) : envelope;
}

function readHeader(envelope: Readonly<Record<string, unknown>>): Result<CastleRecord> {
  const id = RULE_SET_IDS.find((known) => known === getOwn(envelope, 'rules'));
  if (!id) return refuse('bad-rules', `The rules are none of ${RULE_SET_IDS.join(', ')}.`);
  return parseCastleRecord(envelope, RULE_SETS[id]);
}
