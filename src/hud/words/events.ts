import { sameCell } from '../../game/index.ts';
import type { BaseEvent, Cell, FeatureAt, GameEvent, ScoreLine } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { isScored } from '../../session/match/history.ts';
import type { GameTexts, NamedState } from '../table/texts.ts';
import { lastBefore } from './eventOrder.ts';
import { nameOf } from './names.ts';
import { pieceText, plainEvent } from './plain.ts';

/** A figure is placed on a feature, or returns from it. */
type FigureEvent = {
  readonly type: 'deployed' | 'follower-home';
  readonly player: number;
  readonly figure?: string;
  readonly kind: string;
  readonly at?: FeatureAt;
};

/** A score line in words: `Tower, 4 tiles × 2 = 8`. */
export const lineText = (game: GameTexts, view: NamedState, line: ScoreLine): string =>
  game.line(line, view) ?? game.texts.t('line.plain', { what: line.what, points: line.points });

/** One event as a sentence. */
export const eventText = (game: GameTexts, view: MatchView, event: GameEvent): string =>
  game.event(view, event) ?? baseText(game, view, event as BaseEvent | FigureEvent) ?? plainEvent(game, view, event);

function baseText(game: GameTexts, view: MatchView, event: BaseEvent | FigureEvent): string | undefined {
  const { t } = game.texts;
  const name = (player: number): string => nameOf(view, player);
  switch (event.type) {
    case 'turn-began':
      return t('extra' in event && event.extra === true ? 'log.began.extra' : 'log.began', {
        player: name(event.player),
      });
    case 'turn-went-on':
      return t('log.went-on', { player: name(event.player) });
    case 'drawn':
      return t('log.drawn', { player: name(event.player) });
    case 'set-aside':
      return t('log.set-aside', { player: name(event.player) });
    case 'laid':
      return t('log.laid', { player: name(event.player), cell: game.cell(event) });
    case 'deployed': {
      const what = game.role(event.figure ?? 'follower', event.kind)?.deployed(name(event.player));
      const laid = lastBefore(view, event, 'laid') as (GameEvent & Cell) | undefined;
      return what === undefined || !event.at || !laid || sameCell(event.at, laid)
        ? what
        : t('log.deployed.far', { cell: game.cell(event.at), what });
    }
    case 'follower-home':
      return game.role(event.figure ?? 'follower', event.kind)?.home(name(event.player));
    case 'scored':
      return t('log.scored', { player: name(event.line.player), line: lineText(game, view, event.line) });
    case 'marker':
      return t('log.marker', { player: name(event.player), from: event.from, to: event.to });
    case 'final-began':
      return t('log.final-began');
    default:
      return pieceText(game, view, event);
  }
}

/** Who scores a completed region, or has won; `undefined` if the event has neither. */
function winnersIn({ scorer, scorers, winner, winners }: GameEvent): readonly number[] | undefined {
  const found = scorers ?? winners ?? scorer ?? winner;
  if (Array.isArray(found)) return found as readonly number[];
  return typeof found === 'number' ? [found] : found === null ? [] : undefined;
}

const DETAILS: readonly string[] = ['turn-began', 'drawn', 'marker', 'follower-home'];

/** Whether to announce it and include it in the summary of a turn. `before`: the event directly before it. */
export function isEssential(event: GameEvent, before?: GameEvent): boolean {
  if (event.type === 'completed') return winnersIn(event)?.length === 0;
  // No other event explains why a figure goes home directly after a tile was placed.
  if (event.type === 'follower-home' && before?.type === 'laid') return true;
  return !DETAILS.includes(event.type);
}

/** The player an entry refers to, for its colour mark. */
export function subjectOf(event: GameEvent): number | null {
  if (isScored(event)) return event.line.player;
  const winners = winnersIn(event);
  if (winners) return winners.length === 1 ? (winners[0] ?? null) : null;
  return typeof event['player'] === 'number' ? event['player'] : null;
}

/** Events as one text: score lines get a full stop like the sentences around them. */
export const sentences = (texts: readonly string[]): string =>
  texts.map((text, n) => (n < texts.length - 1 && !/[.!?…]$/u.test(text) ? `${text}.` : text)).join(' ');
