import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PHRASES } from '../../net/wire/message.ts';
import type { ChatView } from '../../session/contracts/online.ts';
import { TextButton } from '../kit/Button.tsx';
import { CheckBox } from '../kit/CheckBox.tsx';
import { useApp, useTexts } from '../kit/context.tsx';
import { Icon } from '../kit/icons.tsx';
import { useRoom } from './useRoom.tsx';
import { isParty, otherName, sayText } from './words.ts';
import buttons from '../kit/Button.module.css';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';
import styles from './Chat.module.css';

/**
 * The chat: ready-made phrases, which every player reads in their language, and free text. Messages of the others can
 * be muted.
 */
export function Chat(): VNode {
  const app = useApp();
  const texts = useTexts();
  const { t } = texts;
  const { online, view } = useRoom();
  const { chatMuted } = app.settings;
  const name = otherName(view, texts);
  const several = isParty(view);
  return (
    <section class={form.form} aria-label={t('chat.title')}>
      <div role="log" aria-label={t('chat.title')}>
        <ChatLines lines={view.chat.filter(({ mine }) => mine || !chatMuted)} />
      </div>
      <p class={text.hint} hidden={!chatMuted}>
        {several ? t('party.muted') : t('chat.muted', { name })}
      </p>
      <div class={styles.phrases} role="group" aria-label={t('chat.phrases')}>
        {PHRASES.map((phrase) => (
          <TextButton key={phrase} look="plain" class={styles.phrase} onPress={() => online.say({ phrase })}>
            {t(`phrase.${phrase}`)}
          </TextButton>
        ))}
      </div>
      <ChatForm />
      <CheckBox
        label={several ? t('party.mute') : t('chat.mute', { name })}
        checked={chatMuted}
        onChange={(muted) => app.changeSettings({ chatMuted: muted })}
      />
    </section>
  );
}

/** Stays at its end, unless somebody has scrolled up to read. */
function ChatLines({ lines }: { readonly lines: readonly ChatView[] }): VNode {
  const texts = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {};
  const wasAtEnd = scrollHeight - scrollTop - clientHeight < 40;
  useLayoutEffect(() => {
    if (wasAtEnd && list.current) list.current.scrollTop = list.current.scrollHeight;
  });
  return (
    <ol class={styles.lines} ref={list} hidden={lines.length === 0}>
      {lines.map(({ id, mine, name, say }) => (
        <li key={id} class={clsx(!mine && styles.theirs)}>
          {texts.t('chat.says', { name: mine ? texts.t('chat.me') : name, text: sayText(say, texts) })}
        </li>
      ))}
    </ol>
  );
}

function ChatForm(): VNode {
  const { t } = useTexts();
  const { online } = useRoom();
  const [line, setLine] = useState('');
  const send = (): void => {
    const text = line.trim();
    if (text !== '') online.say({ text });
    setLine('');
  };
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input
        type="text"
        maxLength={200}
        autocomplete="off"
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        value={line}
        onInput={({ currentTarget }) => setLine(currentTarget.value)}
      />
      <button type="submit" class={buttons.plain}>
        <Icon name="chat" />
        <span>{t('chat.send')}</span>
      </button>
    </form>
  );
}
