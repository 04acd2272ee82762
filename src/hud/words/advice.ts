import { sameCell } from '../../game/index.ts';
import type { Action, LaidTile } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Advice, MatchView, Reason } from '../../session/contracts/match.ts';
import type { Judgement } from '../../session/contracts/review.ts';
import type { GameTexts } from '../table/texts.ts';
import { tileText } from './features.ts';
import { kindAt, modulesOf, specOf } from './names.ts';

/** Advice in words: what to do, and why. */

/** More reasons than this do not help. */
const MOST = 3;

/** `Completes the tower for 8 points and stops on a token.` */
export const reasonsText = (game: GameTexts, reasons: readonly Reason[]): string =>
  because(
    game.texts,
    reasons.map((reason) => reasonText(game, reason)),
  );

/** Smaller differences are not worth a word, in points. */
const NOTABLE = 0.5;

/** `Scores about 2 points more, and costs the opponent about 3.` – what the best turn is better at than the one played. */
export function partsText({ t }: Texts, { own, opponent }: NonNullable<Judgement['parts']>): string {
  const [more, fewer] = [own, opponent].map((points) => Math.round(points * 10) / 10) as [number, number];
  if (own >= NOTABLE && opponent >= NOTABLE) return t('verdict.both', { own: more, opponent: fewer });
  return own >= opponent ? t('verdict.own', { count: more }) : t('verdict.opponent', { count: fewer });
}

/** Joins clauses to one sentence. */
function because(texts: Texts, clauses: readonly string[]): string {
  const told = [...new Set(clauses.filter(Boolean))].slice(0, MOST);
  if (told.length === 0) return texts.t('reason.nothing');
  const sentence = texts.t('reason.because', { reasons: texts.list(told) });
  return sentence.charAt(0).toLocaleUpperCase(texts.language) + sentence.slice(1);
}

const isReason = (what: string): what is 'scores' | 'takes' | 'ties' | 'blocks' | 'hinders' | 'nears' | 'extends' =>
  ['scores', 'takes', 'ties', 'blocks', 'hinders', 'nears', 'extends'].includes(what);

/** A reason as a clause without a subject; empty if there is no text for it. */
export function reasonText(game: GameTexts, reason: Reason): string {
  const { t } = game.texts;
  const { what, points } = reason;
  const own = game.reason(reason);
  if (own !== undefined) return own;
  const region = game.kind(reason.kind)?.object;
  if (region === undefined) return '';
  if (what === 'claims') return t('reason.claims', { region });
  return isReason(what) ? t(`reason.${what}`, { region, count: points }) : '';
}

/**
 * `Place the tile at D4. Squire in the house.` – from the moment that `view` shows; `spoken`: describes the placed tile,
 * for players who do not see the board.
 */
export function adviceText(game: GameTexts, view: MatchView, { actions }: Advice, spoken: boolean): string {
  const lying = lyingWith(game, view, actions);
  return actions
    .flatMap((action, n) => actionText(game, { view, lying, action, before: actions[n - 1] }, spoken) || [])
    .join(' ');
}

/** The tiles on the board, and the one in hand where the advice would lay it. */
function lyingWith({ lying }: GameTexts, { state, hand }: MatchView, [first]: readonly Action[]): readonly LaidTile[] {
  const { x, y, rotation = 0 } = first ?? {};
  const isLaid = first?.do === 'place' && hand && x !== undefined && y !== undefined;
  return isLaid ? [...lying(state), { x, y, rotation, tile: hand.id }] : lying(state);
}

function actionText(game: GameTexts, advised: Parameters<GameTexts['advice']>[0], spoken: boolean): string {
  const { t } = game.texts;
  const { view, lying, action } = advised;
  const own = game.advice(advised);
  if (own !== undefined) return own;
  const tile = lying.at(-1);
  switch (action.do) {
    case 'place': {
      const cell = game.cell({ x: action.x ?? 0, y: action.y ?? 0 });
      const spec = tile && specOf(view, tile.tile);
      return spoken && spec
        ? t('advice.place.spoken', { cell, features: tileText(game, spec, action.rotation ?? 0, modulesOf(view)) })
        : t('advice.place', { cell });
    }
    case 'deploy': {
      const { x = tile?.x ?? 0, y = tile?.y ?? 0, feature = 0, figure = 'follower' } = action;
      const kind = kindAt(view, lying, { x, y, feature });
      const role = kind === undefined ? undefined : game.role(figure, kind);
      if (!role) return '';
      const isFar = tile !== undefined && !sameCell(tile, { x, y });
      return t('advice.deploy', {
        follower: isFar ? t('piece.at', { piece: role.choice, place: game.cell({ x, y }) }) : role.choice,
      });
    }
    default:
      return t('advice.deploy', { follower: action.do === 'pass' ? t('choice.pass') : action.do });
  }
}
