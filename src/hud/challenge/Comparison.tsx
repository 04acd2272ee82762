import type { VNode } from 'preact';
import type { Rival } from '../../session/contracts/match.ts';
import { seenFrom } from '../../session/match/totals.ts';
import { useTexts } from '../kit/context.tsx';
import text from '../kit/text.module.css';
import styles from './Comparison.module.css';

/** The game of the player who took the challenge. */
export interface EndedGame {
  readonly players: readonly { readonly name: string; readonly colour: number }[];
  readonly state: { readonly scores: readonly number[] };
}

interface ComparisonProps {
  readonly game: EndedGame;
  readonly rival: Rival;
}

/** At the end of a challenge: compares the result with that of the challenger. */
export function Comparison({ game, rival: { name, place, scores } }: ComparisonProps): VNode {
  const { t } = useTexts();
  const { name: own = '', colour = 0 } = game.players[place] ?? {};
  const made = seenFrom(place, game.state.scores);
  const more = (made[0] ?? 0) - (scores[0] ?? 0);
  const who = name || '?';
  const verdict =
    more === 0
      ? t('challenge.equal', { name: who })
      : t(more > 0 ? 'challenge.better' : 'challenge.worse', { count: Math.abs(more), name: who });
  return (
    <section class={styles.challengeResult} data-colour={colour} aria-label={t('challenge.result')}>
      <h3 class={text.label}>{t('challenge.result')}</h3>
      <p class={styles.challengeVerdict}>{verdict}</p>
      <dl>
        <Row label={own} points={made} />
        <Row label={who} points={scores} />
      </dl>
    </section>
  );
}

function Row({ label, points }: { readonly label: string; readonly points: readonly number[] }): VNode {
  const texts = useTexts();
  return (
    <div>
      <dt>{label}</dt>
      <dd>{points.map(texts.number).join(' : ')}</dd>
    </div>
  );
}
