import { tokenFace } from '../../kit/emblem.tsx';
import { keepShape } from '../../kit/shapes.tsx';
import type { CardRow, TableContext } from '../../table/table.ts';
import { KeepRow } from './KeepRow.tsx';
import { castleState, effectOf } from './names.ts';
import { TokensRow } from './TokensRow.tsx';

/** What a player of The Castle or Zamek has: the keep, and tokens. */
export function castleRows({ hud, match }: TableContext): readonly CardRow[] {
  const { r } = hud.texts;
  return [
    {
      Row: KeepRow,
      holdings(player) {
        const { rules, keeps } = castleState(match.view);
        const size = keeps[player]?.size ?? 0;
        const what = size > 0 ? r(rules, 'keep.size', { count: size }) : r(rules, 'keep.none');
        return [{ sign: keepShape(rules), what, note: r(rules, 'rule.keep') }];
      },
    },
    {
      Row: TokensRow,
      holdings(player) {
        const { rules, held } = castleState(match.view);
        return (held[player] ?? []).map(({ kind }) => {
          const effect = effectOf(rules, kind);
          return {
            sign: tokenFace(effect, rules),
            what: r(rules, `token.${effect}`),
            note: r(rules, `effect.${effect}`),
          };
        });
      },
    },
  ];
}
