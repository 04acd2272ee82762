import type { VNode } from 'preact';
import type { CastleKnowledge } from '../../../session/games/castle.ts';
import { useTexts } from '../../kit/context.tsx';
import { keepShape } from '../../kit/shapes.tsx';
import { useAssists, useView } from '../../table/useMatch.tsx';
import { castleState } from './names.ts';

/** The keep on a player's card, and what the larger keep would score. */
export function KeepRow({ player }: { readonly player: number }): VNode {
  const { t, r } = useTexts();
  const view = useView();
  const assists = useAssists<CastleKnowledge>();
  const { rules, keeps } = castleState(view);
  const size = keeps[player]?.size ?? 0;
  return (
    <div
      class="card-row keep-row"
      title={size > 0 ? r(rules, 'keep.size', { count: size }) : r(rules, 'keep.none')}
      // A press pins the card, which links to the rule.
      onClick={() => assists.pin({ what: 'empty' })}
      onPointerEnter={() => assists.point({ what: 'empty' })}
      onPointerLeave={() => assists.point({ what: 'player', player })}
    >
      <span class="label">{r(rules, 'keep')}</span>
      {keepShape(rules)}
      <span class="numeral card-number">{size}</span>
      <span class="card-unit">{t('card.tiles', { count: size })}</span>
      <Prize player={player} />
    </div>
  );
}

/** What the larger keep would score: on its player's card, and on both while they are equal. */
function Prize({ player }: { readonly player: number }): VNode {
  const { t } = useTexts();
  const { over } = useView();
  const assists = useAssists<CastleKnowledge>();
  const race = assists.view.allowed && !over ? assists.known.projected.keep : null;
  if (!race || (race.winner !== null && race.winner !== player)) return <span class="keep-prize" hidden />;
  const isWon = race.winner === player;
  const count = race.empty.length;
  return (
    <span class={isWon ? 'keep-prize won' : 'keep-prize'} title={t('empty.count', { count })}>
      {t(isWon ? 'end.points' : 'card.prize', { points: count })}
    </span>
  );
}
