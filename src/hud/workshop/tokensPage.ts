import { RULE_SETS } from '../../game/index.ts';
import type { SetDraft } from '../../session/contracts/workshop.ts';
import { roundButton } from '../kit/controls.ts';
import { h, setText } from '../kit/dom.ts';
import type { Bench, WorkshopPage } from './page.ts';

const KINDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const MOST = 9;

/** The number of tokens of each kind. */
export function createTokensPage(bench: Bench, id: string): WorkshopPage {
  const { app, texts } = bench.hud;
  const { t } = texts;
  const { workshop } = app;
  const change = (kind: number, by: number): void => {
    const draft: SetDraft | undefined = workshop.get(id)?.draft;
    if (!draft) return;
    const tokens = new Map(draft.tokens);
    tokens.set(kind, Math.min(MOST, Math.max(0, (tokens.get(kind) ?? 0) + by)));
    workshop.change(id, { ...draft, tokens });
  };
  const rows = KINDS.map((kind) => {
    const count = h('output', { class: 'token-amount' });
    const fewer = roundButton('minus', t('tokens.fewer', { kind }), () => change(kind, -1));
    const more = roundButton('plus', t('tokens.more', { kind }), () => change(kind, 1));
    const effect = h('span', { class: 'hint' });
    return {
      kind,
      count,
      fewer,
      more,
      effect,
      element: h(
        'li',
        { class: 'token-line' },
        h('span', { class: 'token-words' }, h('strong', {}, t('tokens.kind', { kind })), effect),
        fewer,
        count,
        more,
      ),
    };
  });
  return {
    element: h(
      'section',
      { class: 'workshop-part', 'aria-label': t('workshop.part.tokens') },
      h('p', { class: 'hint' }, t('tokens.hint')),
      h('ul', { class: 'token-lines' }, ...rows.map(({ element }) => element)),
    ),
    update({ draft }) {
      const { effects } = RULE_SETS[bench.rules()];
      for (const { kind, count, fewer, more, effect } of rows) {
        const have = draft.tokens.get(kind) ?? 0;
        setText(count, texts.number(have));
        fewer.disabled = have === 0;
        more.disabled = have === MOST;
        const what = effects[kind];
        setText(effect, what ? texts.r(bench.rules(), `token.${what}`) : '');
      }
    },
  };
}
