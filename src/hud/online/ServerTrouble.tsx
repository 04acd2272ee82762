import type { VNode } from 'preact';
import type { OnlineView } from '../../session/contracts/online.ts';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { useRoom } from './useRoom.tsx';
import alerts from '../kit/Alert.module.css';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';
import pairing from './pairing.module.css';

/** Says that nobody can connect over the signalling server although somebody has to, and offers what can be done. */
export function ServerTrouble(): VNode {
  const { t } = useTexts();
  const { online, view } = useRoom();
  const missing = view.server === 'taken' ? 'room.taken' : 'room.unreachable';
  // Pairing by texts would end the connections that there are.
  const isBound = view.role === 'watch' || view.players.some(({ kind, here }) => kind === 'peer' && here);
  return (
    <div class={form.form} hidden={!isServerMissing(view)}>
      <p class={alerts.trouble} role="alert">
        {t(navigator.onLine ? missing : 'room.waiting.offline')}
      </p>
      <div class={pairing.handOverButtons}>
        <TextButton look="plain" sign="swap" onPress={() => online.retry()}>
          {t('room.retry')}
        </TextButton>
        <TextButton look="plain" sign="link" hidden={isBound} onPress={() => void online.withoutServer()}>
          {t('friend.way.texts')}
        </TextButton>
      </div>
      <p class={text.hint} hidden={isBound}>
        {t('room.texts.hint')}
      </p>
    </div>
  );
}

/** True if a device has to connect, and cannot over the signalling server. */
export const isServerMissing = ({ server, role, link, open }: OnlineView): boolean =>
  (link === 'apart' || (role === 'host' && open)) &&
  (server === 'unreachable' || server === 'taken' || (server === 'looking' && !navigator.onLine));
