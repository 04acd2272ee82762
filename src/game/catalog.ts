import type { Result } from './core/result.ts';
import { refuse } from './core/result.ts';
import { checkEnvelope, parseEnvelope } from './core/record.ts';
import { own } from './core/shape.ts';
import { parseCastleRecord } from './rulesets/castle/record.ts';
import type { CastleRecord } from './rulesets/castle/record.ts';
import { CASTLE_RULES } from './rulesets/castle/rules.ts';
import type { CastleRules } from './rulesets/castle/rules.ts';
import { ZAMEK_RULES } from './rulesets/zamek/rules.ts';

/** Which rule sets exist. */
export const RULE_SET_IDS = ['castle', 'zamek'] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];

export const RULE_SETS: Readonly<Record<RuleSetId, CastleRules>> = { castle: CASTLE_RULES, zamek: ZAMEK_RULES };

/** Reads a record's text up to its actions; refuses with a header code (RECORD.md). */
export function readRecord(text: string): Result<CastleRecord> {
  const envelope = parseEnvelope(text);
  return envelope.ok ? readHeader(envelope.value) : envelope;
}

/** The same for a record that is an object already: a save, a message of a peer. */
export function checkRecord(value: unknown): Result<CastleRecord> {
  const envelope = checkEnvelope(value);
  return envelope.ok ? readHeader(envelope.value) : envelope;
}

function readHeader(envelope: Readonly<Record<string, unknown>>): Result<CastleRecord> {
  const id = RULE_SET_IDS.find((known) => known === own(envelope, 'rules'));
  if (!id) return refuse('bad-rules', `The rules are none of ${RULE_SET_IDS.join(', ')}.`);
  return parseCastleRecord(envelope, RULE_SETS[id]);
}
