import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { exportBlob } from '../../persistence/files.ts';
import { Alert } from '../kit/Alert.tsx';
import { TextButton } from '../kit/Button.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useHud } from '../kit/context.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { copyLink } from '../sharing/copyLink.ts';
import { canCopy, canSend, copyPicture, send } from './send.ts';
import { ShareStage } from './ShareStage.tsx';
import type { Kind, Souvenir, Souvenirs } from './souvenirs.ts';
import { useSouvenir } from './useSouvenir.ts';
import form from '../kit/form.module.css';
import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  readonly souvenirs: Souvenirs;
  /** The moment of a replay to link to; absent: where the game is. */
  readonly moment?: number | undefined;
}

/** Shares the game: a picture of the board, a video, a link. */
export function ShareDialog({ souvenirs, moment }: ShareDialogProps): VNode {
  const hud = useHud();
  const { t } = hud.texts;
  const [kind, choose] = useState<Kind>('picture');
  const { made, part, trouble, stop, again } = useSouvenir(souvenirs, kind);
  const words: Readonly<Record<Kind, string>> = {
    picture: t('share.picture'),
    turn: t('share.turn'),
    game: t('share.game'),
  };
  return (
    <Dialog title={t('share.open')} class={styles.dialog}>
      <div class={styles.parts}>
        {souvenirs.kinds.length > 1 && (
          <ChoiceGroup
            legend={t('share.what')}
            choices={souvenirs.kinds.map((value) => ({
              value,
              label: words[value],
              ...(value === 'picture' ? {} : { hint: t('share.video') }),
            }))}
            value={kind}
            onChange={choose}
          />
        )}
        <ShareStage made={made} kind={kind} part={part} trouble={trouble} onStop={stop} />
        <ShareButtons made={made} kind={kind} moment={moment} again={trouble === null ? null : again} />
      </div>
    </Dialog>
  );
}

interface ShareButtonsProps {
  readonly made: Souvenir | null;
  readonly kind: Kind;
  readonly moment: number | undefined;
  /** Makes it again; `null`: there is no need to. */
  readonly again: (() => void) | null;
}

/** What can be done with it. */
function ShareButtons({ made, kind, moment, again }: ShareButtonsProps): VNode {
  const hud = useHud();
  const { t } = hud.texts;
  const [said, say] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const link = useLink(moment);
  useLayoutEffect(() => {
    say(null);
    setTrouble(null);
  }, [made]);
  const mayCopy = kind === 'picture' && canCopy();
  const mayShare = made !== null && canSend(made.file);
  function share({ file, headline: text }: Souvenir): void {
    void send(file, { text, url: link }).then((sent) => setTrouble(sent.ok ? null : sent.error.code));
  }
  async function copy({ png }: Souvenir): Promise<void> {
    if (!png) return;
    const copied = await copyPicture(png());
    setTrouble(copied.ok ? null : copied.error.code);
    say(copied.ok ? t('share.copied') : null);
  }
  return (
    <div class={styles.rest}>
      <Alert code={trouble} />
      <p role="status" class={styles.said}>
        {said}
      </p>
      <div class={`${styles.buttons} ${form.stickyBar}`}>
        {again && (
          <TextButton look="go" sign="swap" onPress={again}>
            {t('share.again')}
          </TextButton>
        )}
        {mayShare && (
          <TextButton look="go" sign="export" onPress={() => share(made)}>
            {t('share.send')}
          </TextButton>
        )}
        <TextButton
          look={mayShare || again ? 'plain' : 'go'}
          sign="import"
          disabled={made === null}
          onPress={() => made && exportBlob(made.file.name, made.file)}
        >
          {t('share.save')}
        </TextButton>
        {mayCopy && (
          <TextButton look="plain" sign="picture" disabled={made === null} onPress={() => made && void copy(made)}>
            {t('share.copy')}
          </TextButton>
        )}
        <TextButton look="plain" sign="link" onPress={() => void copyLink(hud, moment)}>
          {t('pause.link')}
        </TextButton>
      </div>
    </div>
  );
}

/** The address of the game; `null` until it is known, or if it has none. */
function useLink(moment: number | undefined): string | null {
  const { app } = useHud();
  const [link, setLink] = useState<string | null>(null);
  useLayoutEffect(() => {
    let isGone = false;
    void app
      .linkOfMatch(moment)
      .then((fragment) => !isGone && fragment !== null && setLink(new URL(fragment, location.href).href));
    return () => {
      isGone = true;
    };
  }, [moment]);
  return link;
}
