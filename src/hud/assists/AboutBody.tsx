import type { VNode } from 'preact';
import { TilesDialog } from './TilesDialog.tsx';
import type { About } from '../table/table.ts';
import { useTableDialogs } from '../table/useContent.tsx';
import { RuleLink } from '../table/RuleLink.tsx';
import { useTable } from '../table/useMatch.tsx';
import { useTexts } from '../kit/context.tsx';
import { CountedTiles } from './CountedTiles.tsx';

/** Most tiles shown on a card. */
const FEW = 8;

/** The body of a card, without its title. */
export function AboutBody({ about: { who, leader, rows = [], lines = [], tiles, rules } }: { about: About }): VNode {
  const { t } = useTexts();
  const { match } = useTable();
  const colour = leader === undefined ? undefined : match.view.players[leader]?.colour;
  return (
    <>
      {who !== undefined && <p class={colour === undefined ? 'assist-who' : `assist-who player-${colour}`}>{who}</p>}
      {rows.length > 0 && (
        <dl class="assist-rows">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt class="label">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length > 0 && (
        <ul class="assist-lines">
          {lines.map((text, n) => (
            <li key={n}>{text}</li>
          ))}
        </ul>
      )}
      {tiles && <FewTiles tiles={tiles} />}
      <nav class="rule-links" aria-label={t('help.rules')}>
        {rules.map(({ label, topic }) => (
          <RuleLink key={topic} label={label} topic={topic} />
        ))}
      </nav>
    </>
  );
}

function FewTiles({ tiles }: { tiles: NonNullable<About['tiles']> }): VNode {
  const { t } = useTexts();
  const open = useTableDialogs();
  const few = tiles.slice(0, tiles.length > FEW ? FEW - 1 : FEW);
  const rest = tiles.length - few.length;
  return (
    <CountedTiles class="tile-row" tiles={few}>
      {rest > 0 && (
        <li class="tile-more">
          <button type="button" class="plain" onClick={() => open(<TilesDialog />)}>
            {t('fit.more', { count: rest })}
          </button>
        </li>
      )}
    </CountedTiles>
  );
}
