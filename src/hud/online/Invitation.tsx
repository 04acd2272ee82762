import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { CopyButton } from './CopyButton.tsx';
import { QrCode } from './QrCode.tsx';
import { isServerMissing } from './ServerTrouble.tsx';
import { useRoom } from './useRoom.tsx';
import form from '../kit/form.module.css';
import pairing from './pairing.module.css';
import styles from './Invitation.module.css';

/** The invitation as link, picture and code. */
export function Invitation({ hidden }: { readonly hidden: boolean }): VNode {
  const { t } = useTexts();
  const { view } = useRoom();
  const link = new URL(view.invite || '#', location.href).href;
  const never = view.server === 'taken' ? 'room.share.never' : 'room.share.later';
  return (
    <section class={clsx(form.form, styles.roomInvite)} aria-label={t('friend.invite')} hidden={hidden}>
      <p>{t(isServerMissing(view) ? never : 'room.share')}</p>
      <div class={clsx(pairing.qrFrame, styles.qrFrame)}>
        <QrCode text={link} label={t('room.picture', { what: t('room.picture.link') })} />
      </div>
      <p class={styles.roomCode} aria-label={t('room.code')}>
        {view.code}
      </p>
      <input type="text" readOnly class={styles.roomLink} value={link} aria-label={t('room.picture.link')} />
      <div class={pairing.handOverButtons}>
        <CopyButton label={t('room.copy')} text={link} />
        {'share' in navigator && <ShareButton url={link} />}
      </div>
    </section>
  );
}

/** Opens the share dialog of the device. */
function ShareButton({ url }: { readonly url: string }): VNode {
  const { t } = useTexts();
  // A rejection means that the player dismissed the dialog.
  const share = (): void => void navigator.share({ title: t('title'), url }).catch(() => undefined);
  return (
    <TextButton look="plain" sign="export" onPress={share}>
      {t('room.send')}
    </TextButton>
  );
}
