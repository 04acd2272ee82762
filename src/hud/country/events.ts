import type { country } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { CountryView } from '../../session/country/contract.ts';
import { isCategory } from '../../session/country/summary.ts';
import { planeName } from '../words/cells.ts';
import { isStood } from './features.ts';
import type { Stood } from './features.ts';

/** What happened, in words. */

/** Whoever stands there, by figure and place: an abbot in a garden is named by the garden. */
const deployedAs = (figure: string, kind: Stood): Stood | 'abbot' => (figure === 'abbot' && kind !== 'garden' ? 'abbot' : kind);
const homeAs = (figure: string, kind: Stood): Exclude<Stood, 'garden'> | 'abbot' => (figure === 'abbot' || kind === 'garden' ? 'abbot' : kind);

export const roleOf = (figure: string, kind: string): Stood | 'abbot' => (isStood(kind) ? deployedAs(figure, kind) : 'field');

/** `Road, 4 tiles × 1 = 4`, `City, 2 × (4 tiles + 1 pennant) = 10`. */
export function lineText(texts: Texts, { what, count, each, points, pennants }: country.CountryLine): string {
  if (!isCategory(what)) return texts.t('line.plain', { what, points });
  if (what !== 'city' || pennants === 0) return texts.t('line.formula', { what: texts.t(`country.line.${what}`, { count }), each, points });
  const parts = { tiles: texts.t('country.line.tiles', { count: count - pennants }), pennants: texts.t('country.line.pennants', { count: pennants }), points };
  return each === 1 ? texts.t('country.line.city.pennants', parts) : texts.t('country.line.city.pennants.each', { ...parts, each });
}

export function eventText(texts: Texts, { players }: Pick<CountryView, 'players'>, event: country.CountryEvent): string {
  const name = (player: number): string => players[player]?.name ?? '';
  const names = (list: readonly number[]): string => texts.list(list.map(name));
  switch (event.type) {
    case 'turn-began':
      return texts.t('log.began', { player: name(event.player) });
    case 'drawn':
      return texts.t('log.drawn', { player: name(event.player) });
    case 'set-aside':
      return texts.t('log.set-aside', { player: name(event.player) });
    case 'laid':
      return texts.t('log.laid', { player: name(event.player), cell: planeName(texts, event) });
    case 'deployed':
      return isStood(event.kind) ? texts.t(`country.deployed.${deployedAs(event.figure, event.kind)}`, { player: name(event.player) }) : '';
    case 'completed': {
      const { kind } = event;
      if (kind !== 'road' && kind !== 'city' && kind !== 'monastery' && kind !== 'garden') return '';
      const cell = planeName(texts, event.region);
      if (event.scorers.length === 0) return texts.t(`country.empty.${kind}`, { cell });
      return texts.t(`country.completed.${kind}`, { cell, count: event.tiles, player: names(event.scorers) });
    }
    case 'scored':
      return texts.t('log.scored', { player: name(event.line.player), line: lineText(texts, event.line) });
    case 'marker':
      return texts.t('log.marker', { player: name(event.player), from: event.from, to: event.to });
    case 'follower-home':
      return isStood(event.kind) ? texts.t(`country.home.${homeAs(event.figure, event.kind)}`, { player: name(event.player) }) : '';
    case 'final-began':
      return texts.t('log.final-began');
    case 'over': {
      const score = Math.max(...event.scores);
      return texts.t(event.winners.length > 1 ? 'country.log.over.shared' : 'country.log.over', { player: names(event.winners), score });
    }
  }
}

/** Worth saying aloud and in the summary of a turn; the rest is detail. */
export function isEssential(event: country.CountryEvent): boolean {
  switch (event.type) {
    case 'laid':
    case 'deployed':
    case 'scored':
    case 'set-aside':
    case 'final-began':
    case 'over':
      return true;
    case 'completed':
      return event.scorers.length === 0;
    default:
      return false;
  }
}

/** Whom an entry is about, for its colour mark. */
export function subjectOf(event: country.CountryEvent): number | null {
  if (event.type === 'scored') return event.line.player;
  if (event.type === 'completed') return event.scorers.length === 1 ? (event.scorers[0] ?? null) : null;
  if (event.type === 'over') return event.winners.length === 1 ? (event.winners[0] ?? null) : null;
  return 'player' in event ? event.player : null;
}
