import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Alert } from '../kit/Alert.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import { Dialog, showDialog } from '../kit/Dialog.tsx';
import type { Hud } from '../kit/hud.ts';
import { InviteForm } from './InviteForm.tsx';
import { JoinForm } from './JoinForm.tsx';
import alerts from '../kit/Alert.module.css';
import styles from './FriendDialog.module.css';

interface FriendDialogProps {
  /** The fragment of a link that was followed. */
  readonly invitation: string | null;
}

/** Invites a friend, or accepts an invitation. */
export function FriendDialog({ invitation }: FriendDialogProps): VNode {
  const { t } = useTexts();
  return (
    <Dialog title={t('menu.friend')} class={styles.dialog}>
      {/* Both ways to connect need WebRTC: it is reported now rather than in a room that nobody can join. */}
      {'RTCPeerConnection' in globalThis ? (
        <Ways invitation={invitation} />
      ) : (
        <p class={alerts.trouble} role="alert">
          {t('friend.no-webrtc')}
        </p>
      )}
    </Dialog>
  );
}

function Ways({ invitation }: FriendDialogProps): VNode {
  const { t } = useTexts();
  const [way, setWay] = useState<'invite' | 'join'>(invitation === null ? 'invite' : 'join');
  const [trouble, tell] = useState<string | null>(null);
  return (
    <>
      <ChoiceGroup
        legend={t('menu.friend')}
        choices={[
          { value: 'invite', label: t('friend.invite') },
          { value: 'join', label: t('friend.join') },
        ]}
        value={way}
        onChange={(chosen) => {
          setWay(chosen);
          tell(null);
        }}
        class={styles.tabs}
      />
      <Alert code={trouble} />
      <InviteForm hidden={way !== 'invite'} tell={tell} />
      <JoinForm invitation={invitation} hidden={way !== 'join'} tell={tell} />
    </>
  );
}

/** For callers that load it when it is needed. `invitation`: the fragment of a link that was followed. */
export const openFriend = (hud: Hud, invitation: string | null): void =>
  showDialog(hud, <FriendDialog invitation={invitation} />);
