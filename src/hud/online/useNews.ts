import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Online } from '../../session/contracts/online.ts';
import { useApp, useTexts } from '../kit/context.tsx';
import { useRoom } from './useRoom.tsx';
import { sayText } from './words.ts';

/** How long a piece of news is shown over the table, in milliseconds. */
const SHOWN = 7000;

interface Known {
  readonly online: Online;
  /** Number of messages from the others. */
  readonly lines: number;
  readonly departed: readonly string[];
}

interface News {
  readonly text: string;
  readonly isShown: boolean;
}

/** A new message of another player, or who has just left for good; nothing that was there before. */
export function useNews(): News {
  const { settings } = useApp();
  const texts = useTexts();
  const { online, view } = useRoom();
  const known = useRef<Known | null>(null);
  const [news, tell] = useState<News>({ text: '', isShown: false });
  useLayoutEffect(() => {
    const theirs = view.chat.filter(({ mine }) => !mine);
    const before = known.current?.online === online ? known.current : null;
    known.current = { online, lines: theirs.length, departed: view.departed };
    if (!before) return;
    const last = theirs.at(-1);
    if (last && theirs.length > before.lines && !settings.chatMuted)
      tell({ text: texts.t('chat.says', { name: last.name, text: sayText(last.say, texts) }), isShown: true });
    const gone = view.departed.filter((name) => !before.departed.includes(name));
    if (gone.length > 0) tell({ text: texts.t('party.left', { name: texts.list(gone) }), isShown: true });
  }, [view]);
  useLayoutEffect(() => {
    if (!news.isShown) return undefined;
    const timer = setTimeout(() => tell({ ...news, isShown: false }), SHOWN);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}
