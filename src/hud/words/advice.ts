import type { CastleAction, FeatureAt, Kind, LaidTile, RuleSetId } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Advice, MatchView, Reason } from '../../session/contract.ts';
import { laidWith } from '../../session/hints.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { effectOf } from '../kit/hud.ts';
import { cellName } from './cells.ts';
import { isKind, tileText } from './features.ts';

/** Ways to play in words: what to do, and why. */

/** More reasons than these are no help. */
const MOST = 3;

/** `Closes the tower for 8 and stops on a token.` */
export function reasonsText(texts: Texts, rules: RuleSetId, reasons: readonly Reason[]): string {
  return because(texts, reasons.map((reason) => reasonText(texts, rules, reason)));
}

/** Clauses as one sentence. */
export function because(texts: Texts, clauses: readonly string[]): string {
  const told = [...new Set(clauses)].slice(0, MOST);
  if (told.length === 0) return texts.t('reason.nothing');
  const sentence = texts.t('reason.because', { reasons: texts.list(told) });
  return sentence.charAt(0).toLocaleUpperCase(texts.language) + sentence.slice(1);
}

/** One reason as a clause that lacks its subject. */
export function reasonText(texts: Texts, rules: RuleSetId, reason: Reason): string {
  switch (reason.what) {
    case 'token':
      return texts.t('reason.token', { count: reason.count });
    case 'uses':
      return texts.t('reason.uses', { token: texts.r(rules, `token.${reason.effect}`) });
    case 'keep':
      return texts.r(rules, 'reason.keep', { count: reason.size });
    case 'claims':
      return texts.t('reason.claims', { region: texts.r(rules, `object.${reason.kind}`) });
    default: {
      const key = reason.what === 'scores' && reason.doubled ? 'reason.scores.doubled' : (`reason.${reason.what}` as const);
      return texts.t(key, { region: texts.r(rules, `object.${reason.kind}`), count: reason.points });
    }
  }
}

/** Words for the eye, and those for the ear, which say more. */
export const spokenAlso = (text: (spoken: boolean) => string): readonly Node[] => [h('span', { 'aria-hidden': 'true' }, text(false)), h('span', { class: 'unseen' }, text(true))];

/** `Tile to D4. Squire in the house.` – from the moment that `view` shows; who does not see the board is told how the tile lies. */
export const adviceWords = (hud: Hud, view: MatchView, advice: Advice): readonly Node[] => spokenAlso((spoken) => adviceText(hud, view, advice, spoken));

export function adviceText(hud: Hud, view: MatchView, { actions }: Advice, spoken: boolean): string {
  const laid = laidWith(view.state, actions);
  return actions.flatMap((action, n) => actionText(hud, { view, laid, spoken }, action, actions[n - 1]) ?? []).join(' ');
}

interface Setting {
  readonly view: MatchView;
  readonly laid: readonly LaidTile[];
  readonly spoken: boolean;
}

function actionText({ app, texts }: Hud, { view, laid, spoken }: Setting, action: CastleAction, before: CastleAction | undefined): string | null {
  const { rules } = view;
  switch (action.do) {
    case 'place': {
      const tile = laid.at(-1);
      const cell = cellName(action);
      return spoken && tile ? texts.t('advice.place.spoken', { cell, features: tileText(texts, rules, app.tile(tile.tile), action.rotation) }) : texts.t('advice.place', { cell });
    }
    case 'deploy': {
      const tile = laid.at(-1);
      const kind = tile && kindAt({ app }, laid, { ...tile, feature: action.feature });
      return kind ? texts.t('advice.deploy', { follower: texts.r(rules, `choice.${kind}`) }) : null;
    }
    case 'score': {
      const kind = kindAt({ app }, laid, action);
      if (!kind) return null;
      const where = { region: texts.r(rules, `object.${kind}`), cell: cellName(action) };
      return action.token === undefined ? texts.t('advice.score', where) : texts.t('advice.score.token', { ...where, token: texts.r(rules, `token.${effectOf(app, rules, action.token)}`) });
    }
    case 'token':
      return texts.t('advice.token', { token: texts.r(rules, `token.${effectOf(app, rules, action.kind)}`) });
    case 'pass':
      // Without a follower at hand there is only the end of the turn to decline.
      return texts.t(view.players[view.state.player].supply > 0 && (before?.do === 'place' || (!before && view.state.awaiting === 'deploy')) ? 'advice.pass' : 'advice.end');
  }
}

function kindAt({ app }: Pick<Hud, 'app'>, laid: readonly LaidTile[], at: FeatureAt): Kind | null {
  const tile = laid.findLast(({ x, y }) => x === at.x && y === at.y);
  const kind = tile && app.tile(tile.tile).features[at.feature]?.kind;
  return kind !== undefined && isKind(kind) ? kind : null;
}
