import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { copyChallenge } from '../challenge/copyChallenge.ts';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { useHud } from '../kit/context.tsx';
import { exportGame } from '../sharing/exportGame.ts';
import { useTable, useView } from '../table/useMatch.tsx';
import form from '../kit/form.module.css';
import styles from './EndButtons.module.css';

interface EndButtonsProps {
  /** Shows the board. */
  readonly onLook: () => void;
  readonly onShare: () => void;
}

/** What can be done after a game. */
export function EndButtons({ onLook, onShare }: EndButtonsProps): VNode {
  const hud = useHud();
  const { app, texts } = hud;
  const { t } = texts;
  const { match } = useTable();
  const view = useView();
  return (
    <div class={clsx(styles.buttons, form.stickyBar)}>
      <TextButton look="go" sign="swap" onPress={() => void app.rematch()}>
        {t('end.rematch')}
      </TextButton>
      <TextButton look="plain" sign="rewind" onPress={() => app.openReview()}>
        {t('review.open.short')}
      </TextButton>
      <ChallengeButton />
      <TextButton look="plain" sign="menu" onPress={() => app.leaveMatch()}>
        {t('end.new')}
      </TextButton>
      <div class={styles.tools}>
        {view.byHand && view.canUndo && (
          <RoundButton sign="undo" label={t('tool.undo')} onPress={() => match.intents.undo()} />
        )}
        <RoundButton sign="fit" label={t('end.look')} onPress={onLook} />
        <RoundButton sign="share" label={t('share.open')} onPress={onShare} />
        <RoundButton sign="export" label={t('end.export')} onPress={() => exportGame(hud)} />
      </div>
    </div>
  );
}

/** Challenges somebody with the same tiles; shown only if the game can be turned into a challenge. */
function ChallengeButton(): VNode {
  const hud = useHud();
  const [isOffered, offer] = useState(false);
  useLayoutEffect(() => {
    let gone = false;
    void hud.app.challengeLink().then((link) => !gone && offer(link !== null));
    return () => {
      gone = true;
    };
  }, [hud]);
  return (
    <TextButton look="plain" sign="flag" hidden={!isOffered} onPress={() => void copyChallenge(hud)}>
      {hud.texts.t('challenge.link')}
    </TextButton>
  );
}
