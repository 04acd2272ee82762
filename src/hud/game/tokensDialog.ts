import type { MatchView } from '../../session/contract.ts';
import { textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import { tokenFace } from '../kit/emblem.ts';
import type { Hud } from '../kit/hud.ts';
import { ruleButton } from '../menu/helpDialog.ts';
import { effectOf } from '../kit/hud.ts';

/** What each token that a player holds does, and the button to use it when it can act. */
export function openTokens(hud: Hud, view: MatchView, index: 0 | 1, use: (kind: number) => void): void {
  const { texts } = hud;
  const player = view.players[index];
  const dialog = openDialog(hud.host, texts.t('tokens.title', { player: player.name }), texts.t('close'), 'tokens-dialog');
  const list = h('ul', { class: 'token-rows' });
  for (const token of player.tokens) {
    const effect = effectOf(hud.app, view.rules, token.kind);
    const now = view.myTurn && view.state.player === index && view.tokenChoices.includes(token.kind);
    const button = now
      ? textButton('plain', texts.t('token.use'), () => {
          dialog.close();
          use(token.kind);
        }).element
      : null;
    list.append(h('li', { class: 'token-row' }, tokenFace(effect, view.rules), h('div', {}, h('strong', {}, texts.r(view.rules, `token.${effect}`)), h('p', {}, texts.r(view.rules, `effect.${effect}`))), button));
  }
  if (player.tokens.length === 0) list.append(h('li', {}, texts.t('card.tokens.none')));
  dialog.body.append(list, ruleButton(hud, texts.t('help.wall.title'), 'tokens'));
}
