import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { copyChallenge } from '../challenge/copyChallenge.ts';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { useHud } from '../kit/context.tsx';
import { exportGame } from '../sharing/exportGame.ts';
import alerts from '../kit/Alert.module.css';
import form from '../kit/form.module.css';
import styles from './EndButtons.module.css';

interface EndButtonsProps {
  /** Shows the board. */
  readonly onLook: () => void;
  /** Saves a picture of the board; resolves with false if it could not be made. */
  readonly picture: () => Promise<boolean>;
}

/** What can be done after a game; a picture that could not be made is reported above. */
export function EndButtons({ onLook, picture }: EndButtonsProps): VNode {
  const hud = useHud();
  const { app, texts } = hud;
  const { t } = texts;
  const [isPainting, setPainting] = useState(false);
  const [failed, setFailed] = useState(false);
  const savePicture = (): void => {
    setPainting(true);
    void picture()
      .then((saved) => setFailed(!saved))
      .finally(() => setPainting(false));
  };
  return (
    <>
      <p class={alerts.trouble} role="alert" hidden={!failed}>
        {t('end.picture.failed')}
      </p>
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
          <RoundButton sign="fit" label={t('end.look')} onPress={onLook} />
          <RoundButton sign="picture" label={t('end.picture')} disabled={isPainting} onPress={savePicture} />
          <RoundButton sign="export" label={t('end.export')} onPress={() => exportGame(hud)} />
        </div>
      </div>
    </>
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
