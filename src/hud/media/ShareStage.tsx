import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Alert } from '../kit/Alert.tsx';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { HEIGHT, WIDTH } from './layout.ts';
import type { Kind, Souvenir } from './souvenirs.ts';
import text from '../kit/text.module.css';
import styles from './ShareStage.module.css';

/** Code of what the player did. */
const STOPPED = 'video-stopped';

interface ShareStageProps {
  readonly made: Souvenir | null;
  readonly kind: Kind;
  /** How much of it is made, 0…1. */
  readonly part: number;
  /** Why it is not being made, as a code. */
  readonly trouble: string | null;
  readonly onStop: () => void;
}

/** The picture or the video as others will see it; until it is made, how far it is. */
export function ShareStage({ made, kind, part, trouble, onStop }: ShareStageProps): VNode {
  const { t, code } = useTexts();
  const address = useAddress(made);
  const isVideo = kind !== 'picture';
  return (
    <div class={styles.stage} data-share-stage={address ? 'ready' : trouble === null ? 'making' : 'empty'}>
      {address && made && !isVideo && (
        <img class={styles.sight} src={address} alt={made.words} width={WIDTH} height={HEIGHT} />
      )}
      {address && made && isVideo && (
        // Asked for, so it plays; without sound.
        <video
          class={styles.sight}
          src={address}
          aria-label={made.words}
          width={WIDTH}
          height={HEIGHT}
          controls
          autoPlay
          loop
          muted
          playsInline
        />
      )}
      {!made && (
        <div class={styles.making}>
          {trouble === null && (
            <p class={text.lead} role="status">
              {t(isVideo ? 'share.making.video' : 'share.making.picture')}
            </p>
          )}
          {/* To stop it is no error. */}
          {trouble === STOPPED && (
            <p class={text.lead} role="status">
              {code(STOPPED)}
            </p>
          )}
          <Alert code={trouble === STOPPED ? null : trouble} />
          {trouble === null && isVideo && <progress max={1} value={part} aria-label={t('share.making.video')} />}
          {trouble === null && isVideo && (
            <TextButton look="plain" sign="close" onPress={onStop}>
              {t('analysis.stop')}
            </TextButton>
          )}
        </div>
      )}
    </div>
  );
}

/** An address of the file within the page, for as long as it is shown. */
function useAddress(made: Souvenir | null): string | null {
  const [shown, show] = useState<{ readonly of: Souvenir; readonly address: string } | null>(null);
  useLayoutEffect(() => {
    if (!made) return undefined;
    const address = URL.createObjectURL(made.file);
    show({ of: made, address });
    return () => URL.revokeObjectURL(address);
  }, [made]);
  return shown && shown.of === made ? shown.address : null;
}
