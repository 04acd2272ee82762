import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Asked, Online } from '../../session/contracts/online.ts';
import { Alert } from '../kit/Alert.tsx';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { Dialog, showDialog, useClose } from '../kit/Dialog.tsx';
import { Sure } from '../kit/Sure.tsx';
import type { Hud } from '../kit/hud.ts';
import { TurnNotes } from '../settings/TurnNotes.tsx';
import { Chat } from './Chat.tsx';
import { ServerTrouble } from './ServerTrouble.tsx';
import { TextPairing } from './TextPairing.tsx';
import { RoomProvider, useRoom } from './useRoom.tsx';
import { isParty, linkText, otherName } from './words.ts';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';
import pairing from './pairing.module.css';
import styles from './OnlinePanel.module.css';

/** The online panel during a match: connection, chat, offers and requests. */
export function OnlinePanel(): VNode {
  const texts = useTexts();
  const { t } = texts;
  const { view } = useRoom();
  // The room in its title is that for which it was opened.
  const [name] = useState(() => otherName(view, texts));
  return (
    <Dialog title={t('panel.title', { name })} class={styles.panel}>
      <div class={form.form}>
        <p role="status">{linkText(view, texts)}</p>
        <Alert code={view.trouble} />
        <p class={text.hint} hidden={view.watching === 0}>
          {view.watching > 0 && t('room.watching', { count: view.watching })}
        </p>
        <ServerTrouble />
        <TextPairing />
        {view.role !== 'watch' && <Chat />}
        {view.role !== 'watch' && <TurnNotes />}
        <Requests />
        <TakeOver />
      </div>
    </Dialog>
  );
}

/** What a player can ask of the others, and the way out. */
function Requests(): VNode {
  const { t } = useTexts();
  const { online, view } = useRoom();
  const close = useClose();
  const [isSure, askSure] = useState(false);
  const resign = useRef<HTMLButtonElement>(null);
  // With several players the others continue, and a computer player takes the seat.
  const continues = view.players.filter(({ kind }) => kind === 'peer').length > 1;
  const farewell = t(continues ? 'party.leave' : 'panel.resign');
  // The outcome is shown over the table.
  const ask = (what: Asked): void => {
    online.ask(what);
    close();
  };
  return (
    <>
      <div class={pairing.handOverButtons}>
        <TextButton look="plain" sign="hand" disabled={!view.may.draw} onPress={() => ask('draw')}>
          {t('panel.draw')}
        </TextButton>
        <TextButton look="plain" sign="undo" disabled={!view.may.undo} onPress={() => ask('undo')}>
          {t('panel.undo')}
        </TextButton>
        <TextButton
          ref={resign}
          look="danger"
          sign="flag"
          hidden={continues && view.role === 'host'}
          disabled={!view.may.resign}
          onPress={() => askSure(true)}
        >
          {farewell}
        </TextButton>
      </div>
      <Sure
        asking={isSure}
        question={t(continues ? 'party.leave.sure' : 'panel.resign.sure')}
        yes={farewell}
        first="no"
        onYes={() => {
          online.resign();
          close();
        }}
        onNo={() => {
          askSure(false);
          resign.current?.focus();
        }}
      />
    </>
  );
}

function TakeOver(): VNode {
  const { t } = useTexts();
  const { online, view } = useRoom();
  const several = isParty(view);
  return (
    <div class={form.form} hidden={!view.may.takeOver}>
      <TextButton look="plain" sign="swap" onPress={() => void online.takeOver()}>
        {t(several ? 'party.go-on' : 'panel.take-over')}
      </TextButton>
      <p class={text.hint}>{t(several ? 'party.go-on.hint' : 'panel.take-over.hint')}</p>
    </div>
  );
}

/** For callers that are no components. */
export const openPanel = (hud: Hud, online: Online): void =>
  showDialog(
    hud,
    <RoomProvider online={online}>
      <OnlinePanel />
    </RoomProvider>,
  );
