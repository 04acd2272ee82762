import { getOwn } from '../../game/index.ts';
import type { Result, Secret } from '../../game/index.ts';
import { isHex } from '../bytes.ts';
import { secretAt } from '../fair/chain.ts';
import { agreementOf } from '../log/agreement.ts';
import { applyBody, opening } from '../log/applyEntry.ts';
import { goOn, stepDue } from '../log/chance.ts';
import { digestOf } from '../log/entry.ts';
import { isReady } from '../log/logState.ts';
import type { LogState, ToldByAll } from '../log/logState.ts';
import { rulesOf } from '../log/rules.ts';
import { botsOf } from '../log/terms.ts';
import { parseBoundedAction, parseBody, parseTold, termsWith } from '../wire/parseEntry.ts';

/** Rooms of versions 1 to 3: only their game is read, as far as this device knows it; what does not fit ends it. */

const anyName = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The match of the room; `null`: none has begun. */
export function matchOfOldRoom(room: unknown): LogState | null {
  const entries = listOf(getOwn(room, 'entries'));
  const begun = openOld(getOwn(entries[0], 'body'));
  if (!begun) return null;
  const told = toldOfOldRoom(room, begun.logState);
  let now = begun.logState;
  for (const entry of entries.slice(1)) {
    const ready = isReady(now);
    const next = stepOld(now, entry, told);
    if (!next?.ok) break;
    now = goOn(next.value, told);
    if (ready || !isReady(now)) continue;
    for (const action of begun.actions) now = actOld(now, action, told) ?? now;
  }
  return now;
}

/** The state after an opening, and the actions of the game that it continues. */
function openOld(body: unknown): { readonly logState: LogState; readonly actions: readonly unknown[] } | null {
  const [terms, match, chain] = [
    termsWith(anyName)(getOwn(body, 'terms')),
    getOwn(body, 'match'),
    getOwn(body, 'chain'),
  ];
  const keys = listOf(getOwn(body, 'keys')).filter((key): key is string => isHex(key, 32));
  if (!terms || !isHex(match, 32) || !isHex(chain, 32)) return null;
  const agreed = agreementOf({ rev: 0, terms, keys, after: null });
  const opened = opening(0, { do: 'open', match, rev: 0, terms, keys, chain, agreed });
  if (!opened.ok) return null;
  const past = getOwn(body, 'past') ?? null;
  if (past === null) return { logState: opened.value, actions: [] };
  const first = getOwn(past, 'first');
  const secrets = new Map<string, Secret>([
    ...listOf(getOwn(past, 'deck')).map((tile, n) => [`tile ${n}`, { tile: String(tile) }] as const),
    ...Object.entries(getOwn(past, 'tokens') ?? {}).map(
      ([at, kind]) => [`token ${at}`, { kind: Number(kind) }] as const,
    ),
    ...(Object.entries(getOwn(past, 'others') ?? {}) as [string, Secret][]),
  ]);
  const logState = { ...opened.value, secrets, first: typeof first === 'number' ? first : 0 };
  return { logState, actions: listOf(getOwn(past, 'actions')) };
}

/** All secrets of this device, and what the others have revealed. */
function toldOfOldRoom(room: unknown, { match, terms }: LogState): ToldByAll {
  const [side, seed, told] = [getOwn(room, 'side'), getOwn(room, 'seed'), getOwn(room, 'told')];
  const { chain } = rulesOf(terms);
  return terms.names.map((_, at) => {
    if (at === side && isHex(seed, 32))
      return { step: chain, secret: secretAt({ match, side: at }, chain, seed, chain) };
    // Rooms of version 1 have two devices, and the secret of the other one only.
    return parseTold(Array.isArray(told) ? told[at] : told) ?? null;
  });
}

function stepOld(now: LogState, entry: unknown, told: ToldByAll): Result<LogState> | null {
  const [by, n, raw] = [getOwn(entry, 'by'), getOwn(entry, 'n'), getOwn(entry, 'body')];
  if (typeof by !== 'number' || typeof n !== 'number') return null;
  const verb = getOwn(raw, 'do');
  // Version 2 left out the secret of a player who leaves, and skipped the draw in progress.
  if (
    verb === 'resign' &&
    getOwn(raw, 'secret') === undefined &&
    botsOf(now.terms).filter((bot) => bot === null).length > 2
  ) {
    const drawers = now.drawers.filter((side) => side !== by);
    return {
      ok: true,
      value: { ...now, drawers, bots: now.bots.with(by, 'castellan'), steps: stepDue(now) ?? now.steps },
    };
  }
  const body = parseBody(
    verb === 'ask'
      ? { at: now.acts.length, ...(raw as object) }
      : verb === 'answer'
        ? { ...(raw as object), to: now.ask?.id }
        : raw,
  );
  const id = body ? digestOf({ n, prev: '', by, body }) : '';
  return body ? applyBody(now, by, body, told, id, n) : null;
}

function actOld(now: LogState, value: unknown, told: ToldByAll): LogState | null {
  const action = parseBoundedAction(value);
  if (!action || now.first === null) return null;
  const by = (now.first + action.player) % now.keys.length;
  const next = applyBody(now, by, { do: 'act', action }, told, '', 0);
  return next.ok ? goOn(next.value, told) : null;
}
