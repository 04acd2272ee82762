import type { VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Online, OnlineView } from '../../session/contracts/online.ts';
import type { Texts } from '../../i18n/index.ts';
import { Alert } from '../kit/Alert.tsx';
import { TextButton } from '../kit/Button.tsx';
import { useApp, useTexts } from '../kit/context.tsx';
import { Dialog, showDialog, useClose } from '../kit/Dialog.tsx';
import type { Hud } from '../kit/hud.ts';
import { TurnNotes } from '../settings/TurnNotes.tsx';
import { Invitation } from './Invitation.tsx';
import { JoinRequest } from './JoinRequest.tsx';
import { ServerTrouble, isServerMissing } from './ServerTrouble.tsx';
import { TermsForm, showsTerms } from './TermsForm.tsx';
import { TextPairing } from './TextPairing.tsx';
import { RoomProvider, useRoom } from './useRoom.tsx';
import { cheatText, isParty, partingText, waitText } from './words.ts';
import alerts from '../kit/Alert.module.css';
import form from '../kit/form.module.css';
import pages from '../setup/pages.module.css';
import styles from './RoomDialog.module.css';

/** The room before the match: invitation, join requests, and terms. Closing it leaves the room. */
export function RoomDialog({ onClosed }: { readonly onClosed?: () => void }): VNode {
  const app = useApp();
  const texts = useTexts();
  const { t } = texts;
  const { online, view } = useRoom();
  useLayoutEffect(
    () => () => {
      // Closed by the player, not because the match begins.
      if (app.online === online && !online.view.playing) app.leaveOnline();
      onClosed?.();
    },
    [],
  );
  const waiting = waitingText(view, texts);
  const alarm = alarmText(view, texts);
  const isJoining = view.joining.length > 0;
  // Once somebody has joined, the players come first; the invitation moves below them.
  const alone = isAlone(view);
  const uninvited = !isInviting(view);
  return (
    <Dialog title={t('room.title')} closeLabel={t('room.leave')} class={styles.dialog}>
      {app.online !== null && app.online !== online && <Closed />}
      <p class={alerts.trouble} role="alert" hidden={alarm === ''}>
        {alarm}
      </p>
      <Alert code={view.trouble} />
      <p role="status" hidden={!isJoining}>
        {isJoining && t('room.joining', { name: texts.list(view.joining) })}
      </p>
      <TextButton look="plain" hidden={!isJoining || view.role !== 'host'} onPress={() => online.withdraw()}>
        {t('room.withdraw')}
      </TextButton>
      <JoinRequest />
      <ServerTrouble />
      {alone && <Invitation hidden={uninvited} />}
      <TextPairing />
      <p class={styles.waiting} role="status" hidden={waiting === ''}>
        {waiting}
      </p>
      <TermsForm />
      <div class={pages.pages}>
        {view.role !== 'watch' && <TurnNotes />}
        <details class={form.folding} hidden={alone || uninvited}>
          <summary>{t('party.more')}</summary>
          {!alone && <Invitation hidden={uninvited} />}
        </details>
      </div>
    </Dialog>
  );
}

/** Closes the dialog: it shows the room that it was opened for. */
function Closed(): null {
  const close = useClose();
  useLayoutEffect(() => close(), []);
  return null;
}

const isAlone = ({ players }: OnlineView): boolean => !players.some(({ kind }) => kind === 'peer');

/** Players who are still missing use the same invitation. */
const isInviting = (view: OnlineView): boolean =>
  view.role === 'host' &&
  view.way === 'server' &&
  (isParty(view) ? view.open : view.link === 'apart') &&
  view.lobby !== null &&
  view.applicant === null;

function waitingText(view: OnlineView, texts: Texts): string {
  const waits = !isServerMissing(view) && (!showsTerms(view) || (view.role === 'host' && isAlone(view)));
  return waits ? waitText(view, texts) : '';
}

/** Nothing that another device says hides what this one has found out. */
function alarmText({ cheat, parting }: OnlineView, texts: Texts): string {
  return [
    ...(cheat === null ? [] : [cheatText(cheat, texts), texts.t('room.alarm')]),
    ...(parting === null ? [] : [partingText(parting, texts)]),
  ].join(' ');
}

/** Shows the room; `onClosed` is called after it has been closed. */
export const openRoom = (hud: Hud, online: Online, onClosed?: () => void): void =>
  showDialog(
    hud,
    <RoomProvider online={online}>
      <RoomDialog {...(onClosed ? { onClosed } : {})} />
    </RoomProvider>,
  );
