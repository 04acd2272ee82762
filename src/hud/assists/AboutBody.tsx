import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { TilesDialog } from './TilesDialog.tsx';
import type { About } from '../table/table.ts';
import { useTableDialogs } from '../table/useContent.tsx';
import { RuleLink } from '../table/RuleLink.tsx';
import { useTable } from '../table/useMatch.tsx';
import { useTexts } from '../kit/context.tsx';
import { CountedTiles } from './CountedTiles.tsx';
import buttons from '../kit/Button.module.css';
import text from '../kit/text.module.css';
import styles from './AboutBody.module.css';

/** Most tiles shown on a card. */
const FEW = 8;

/** The body of a card, without its title. */
export function AboutBody({ about: { who, leader, rows = [], lines = [], tiles, rules } }: { about: About }): VNode {
  const { t } = useTexts();
  const { match } = useTable();
  const colour = leader === undefined ? undefined : match.view.players[leader]?.colour;
  return (
    <>
      {who !== undefined && (
        <p class={styles.assistWho} data-colour={colour}>
          {who}
        </p>
      )}
      {rows.length > 0 && (
        <dl class={styles.assistRows}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt class={text.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length > 0 && (
        <ul class={styles.assistLines}>
          {lines.map((text, n) => (
            <li key={n}>{text}</li>
          ))}
        </ul>
      )}
      {tiles && <FewTiles tiles={tiles} />}
      <nav class={styles.ruleLinks} aria-label={t('help.rules')}>
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
    <CountedTiles class={styles.tileRow} tiles={few}>
      {rest > 0 && (
        <li class={styles.tileMore}>
          <button type="button" class={clsx(buttons.plain, styles.plain)} onClick={() => open(<TilesDialog />)}>
            {t('fit.more', { count: rest })}
          </button>
        </li>
      )}
    </CountedTiles>
  );
}
