import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { MatchView } from '../../session/contracts/match.ts';
import { useAssists, useTable, useView } from '../table/useMatch.tsx';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { Icon } from '../kit/icons.tsx';
import { SpokenAlso } from '../kit/SpokenAlso.tsx';
import { adviceText, reasonsText } from '../words/advice.ts';
import assistCard from '../table/assistCard.module.css';
import surface from '../kit/surface.module.css';
import styles from './Hint.module.css';

/** There are no hints against a person on another device; a computer player's turn only delays them. */
const hasAdviser = (view: Pick<MatchView, 'canHint' | 'players'>): boolean =>
  view.canHint || !view.players.some(({ seat }) => seat.kind === 'peer');

/** A button that asks for a hint. Hints count as assists: they are off when assists are. */
export function useAsking() {
  const { allowed } = useAssists().view;
  const { match } = useTable();
  const view = useView();
  return {
    hidden: !allowed || view.over || view.isReplay || !hasAdviser(view) || view.without.includes('hints'),
    disabled: !view.canHint,
    'aria-pressed': view.hint !== null && !view.isReplay,
    'aria-busy': view.hint?.state === 'thinking',
    ask: () => match.intents.askHint(),
  };
}

/** Among the assists. */
export function HintEntry(): VNode {
  const { t } = useTexts();
  const { ask, ...state } = useAsking();
  return (
    <button type="button" class={styles.entry} title={`${t('hint.ask')} (H)`} onClick={ask} {...state}>
      <Icon name="bulb" />
      <span>{t('hint.ask')}</span>
    </button>
  );
}

/** A hint in words, part of the turn panel: what to do, and why. The board shows where. */
export function HintCard(): VNode {
  const { t } = useTexts();
  const { match, texts: game } = useTable();
  const { allowed } = useAssists().view;
  const view = useView();
  const { hint } = view;
  const isShown = allowed && hint !== null && !view.isReplay;
  const advice = isShown && hint.state === 'ready' ? hint.advice : null;
  return (
    <div class={clsx(surface.slip, styles.card)} data-hint-card hidden={!isShown}>
      {/* Only the words are a live region; the buttons are not announced. */}
      <div class={assistCard.body} role="status">
        <h3 class={clsx(assistCard.title, styles.assistTitle)}>
          {isShown && t(hint.state === 'ready' ? 'hint.title' : `hint.${hint.state}`)}
        </h3>
        <p class={styles.why} hidden={!advice}>
          {advice && reasonsText(game, advice.reasons)}
        </p>
        <p hidden={!advice}>{advice && <SpokenAlso words={(spoken) => adviceText(game, view, advice, spoken)} />}</p>
      </div>
      <TextButton look="plain" hidden={!advice} onPress={() => match.intents.takeHint()}>
        {t(advice?.actions[0]?.do === 'place' ? 'hint.take' : 'hint.take.choice')}
      </TextButton>
      <RoundButton sign="close" label={t('hint.again')} onPress={() => match.intents.askHint()} />
    </div>
  );
}
