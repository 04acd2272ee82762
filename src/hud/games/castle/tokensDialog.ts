import { textButton } from '../../kit/controls.ts';
import { openDialog } from '../../kit/dialog.ts';
import { h } from '../../kit/dom.ts';
import { tokenFace } from '../../kit/emblem.tsx';
import { nameOf } from '../../words/names.ts';
import type { TableContext } from '../table.ts';
import { castleState, effectOf } from './names.ts';
import { usableTokens } from './card.ts';

/** What each of a player's tokens does, with a button for each that can be used now. */
export function openTokens({ hud, match: { view, intents }, rule }: TableContext, player: number): void {
  const { texts } = hud;
  const { rules, held } = castleState(view);
  const tokens = held[player] ?? [];
  const dialog = openDialog(
    hud.host,
    texts.t('tokens.title', { player: nameOf(view, player) }),
    texts.t('close'),
    'tokens-dialog',
  );
  const list = h('ul', { class: 'token-rows' });
  for (const { kind } of tokens) {
    const effect = effectOf(rules, kind);
    const option = usableTokens(view, player).find(({ action }) => action.do === 'token' && action.kind === kind);
    const button =
      option &&
      textButton('plain', texts.t('token.use'), () => {
        dialog.close();
        intents.choose(option.id);
        intents.confirm();
      }).element;
    list.append(
      h(
        'li',
        { class: 'token-row' },
        tokenFace(effect, rules),
        h(
          'div',
          {},
          h('strong', {}, texts.r(rules, `token.${effect}`)),
          h('p', {}, texts.r(rules, `effect.${effect}`)),
        ),
        button ?? '',
      ),
    );
  }
  if (tokens.length === 0) list.append(h('li', {}, texts.t('card.tokens.none')));
  dialog.body.append(list, rule(texts.t('help.wall.title'), 'tokens'));
}
