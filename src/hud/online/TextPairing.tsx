import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Alert } from '../kit/Alert.tsx';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { useFreshId } from '../kit/context.tsx';
import { CopyButton } from './CopyButton.tsx';
import { QrCode } from './QrCode.tsx';
import { Scanner } from './Scanner.tsx';
import { useRoom } from './useRoom.tsx';
import fields from '../kit/Field.module.css';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';
import pairing from './pairing.module.css';
import styles from './TextPairing.module.css';

/** Pairing without a server: what to send to the other device, and an input for its answer. */
export function TextPairing(): VNode {
  const { t } = useTexts();
  const { online, view } = useRoom();
  const [trouble, tell] = useState<string | null>(null);
  const [back, setBack] = useState('');
  const id = useFreshId('back');
  const { way, link, open, handOver } = view;
  const isHost = view.role === 'host';
  const take = (text: string): void => void online.take(text).then(tell);
  return (
    <div class={clsx(form.form, styles.handOver)} hidden={way !== 'texts' || (link !== 'apart' && !(isHost && open))}>
      <p>{t(handOver?.kind === 'answer' ? 'room.answer' : handOver ? 'room.offer' : 'room.offer.again')}</p>
      <div hidden={handOver === null}>
        <div class={pairing.qrFrame}>
          {handOver && <QrCode text={handOver.text} label={t('room.picture', { what: t('room.picture.text') })} />}
        </div>
        <div class={fields.field}>
          <textarea
            class={styles.handOverText}
            readOnly
            rows={4}
            aria-label={t('room.picture.text')}
            value={handOver?.text ?? ''}
          />
          <CopyButton label={t('room.copy.text')} text={handOver?.text ?? ''} />
        </div>
      </div>
      <Alert code={trouble} />
      <div class={fields.field} hidden={isHost === (handOver === null)}>
        <label class={text.label} for={id}>
          {t(isHost ? 'room.answer.paste' : 'room.offer.paste')}
        </label>
        <textarea
          rows={3}
          spellcheck={false}
          autocomplete="off"
          id={id}
          value={back}
          onInput={({ currentTarget }) => setBack(currentTarget.value)}
        />
        <div class={pairing.handOverButtons}>
          <TextButton look="plain" sign="check" onPress={() => take(back)}>
            {t('room.take')}
          </TextButton>
          <Scanner onFound={take} onFailed={tell} />
        </div>
      </div>
      {/* A guest cannot know whether the host has not entered the reply yet, or cannot connect. */}
      <TextButton
        look="plain"
        sign="swap"
        hidden={isHost === (handOver !== null)}
        onPress={() => void online.pairAgain()}
      >
        {t('panel.pair')}
      </TextButton>
    </div>
  );
}
