import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { adapterOf } from '../../game/index.ts';
import type { Match } from '../../session/contracts/match.ts';
import type { Online } from '../../session/contracts/online.ts';
import { useApp, useChanges, useHud, useTexts } from '../kit/context.tsx';
import { useDialogs } from '../kit/Dialog.tsx';
import { Icon } from '../kit/icons.tsx';
import { AnswerButton, NEVER } from './AnswerButton.tsx';
import { OnlinePanel } from './OnlinePanel.tsx';
import { openRoom } from './RoomDialog.tsx';
import { roomNoticesOf } from './roomNotices.ts';
import { RoomProvider, useRoom } from './useRoom.tsx';
import { useNews } from './useNews.ts';
import { useTitleBadge } from './useTitleBadge.ts';
import { useTurnNote } from './useTurnNote.ts';
import { isParty, linkText, otherName } from './words.ts';
import buttons from '../kit/Button.module.css';
import notice from '../kit/notice.module.css';
import surface from '../kit/surface.module.css';
import styles from './OnlineOverlay.module.css';

/** The online UI over menu and table: connection status, notices, chat messages, the room before the match. */
export function OnlineOverlay(): VNode {
  const { online } = useApp();
  return (
    <div class={styles.online}>
      {online && (
        <RoomProvider online={online}>
          <Chip />
          <Notices />
          <News />
          <RoomBefore />
        </RoomProvider>
      )}
    </div>
  );
}

/** Whose turn it is; `null`: no player's. `chance`: something is being drawn. */
function turnAt(
  match: Match | null,
): { readonly mine: boolean; readonly chance: boolean; readonly name: string } | null {
  if (!match || match.view.over) return null;
  const { myTurn, state, players, actor } = match.view;
  const adapter = adapterOf(state.rules);
  return { mine: myTurn, chance: adapter.due(state) !== null, name: players[actor]?.name ?? '' };
}

const NOTHING = (): void => undefined;
const UNWATCHED: Match['subscribe'] = () => NOTHING;

/** The connection and whose turn it is; opens the panel. */
function Chip(): VNode {
  const { match, screen } = useApp();
  const texts = useTexts();
  const { t } = texts;
  const { online, view } = useRoom();
  const open = useDialogs();
  useChanges(match?.subscribe ?? UNWATCHED);
  const turn = view.playing ? turnAt(match) : null;
  useTitleBadge(turn?.mine === true);
  useTurnNote(turn?.mine === true, otherName(view, texts));
  const turnText = turn
    ? turn.chance
      ? ` · ${t(isParty(view) ? 'party.chance' : 'link.chance')}`
      : ` · ${turn.mine ? t('link.turn.mine') : t('link.turn.other', { name: turn.name })}`
    : '';
  const full = linkText(view, texts) + turnText;
  const short =
    view.link === 'linked' && view.latency !== null
      ? t('link.short', { latency: view.latency })
      : t(isParty(view) ? 'party.panel' : 'link.panel');
  const openPanel = (): void =>
    open(
      <RoomProvider online={online}>
        <OnlinePanel />
      </RoomProvider>,
    );
  return (
    <button
      type="button"
      class={clsx(buttons.pill, styles.chip)}
      // The visible text must be part of the accessible name, for voice control.
      aria-label={full.includes(short) ? full : `${short}: ${full}`}
      title={full}
      data-link={view.link}
      data-online-chip
      hidden={screen !== 'game'}
      onClick={openPanel}
    >
      <span class={styles.dot} aria-hidden="true" />
      <span class={styles.state}>{short}</span>
      <Icon name="chat" />
    </button>
  );
}

/** Notices and questions over the table. */
function Notices(): VNode {
  const app = useApp();
  const texts = useTexts();
  const { online, view } = useRoom();
  const last = useRef(NEVER);
  const notices = app.screen === 'game' ? roomNoticesOf(view, online, app, texts) : [];
  return (
    <div class={styles.slips}>
      {notices.map(({ key, text, tone, acts }) => (
        <div
          key={`${key} ${text} ${acts.length}`}
          class={clsx(surface.slip, notice.notice, styles.notice, tone === 'alert' && notice.alert)}
          role={tone}
        >
          <p>{text}</p>
          {acts.map(({ label, act, main }) => (
            <AnswerButton
              key={label}
              look="plain"
              class={clsx(styles.plain, main && styles.main)}
              last={last}
              onPress={act}
            >
              {label}
            </AnswerButton>
          ))}
        </div>
      ))}
    </div>
  );
}

/** What has just been said, or who has left, for a while. */
function News(): VNode {
  const { text, isShown } = useNews();
  return (
    <p class={clsx(surface.slip, styles.said)} role="status" hidden={!isShown}>
      {text}
    </p>
  );
}

/** Keeps the dialog of the room open while its match has not begun. */
function RoomBefore(): null {
  const hud = useHud();
  const { online } = useRoom();
  const { screen } = useApp();
  const [opened, setOpened] = useState<Online | null>(null);
  useLayoutEffect(() => {
    if (screen === 'game' || opened === online) return;
    for (const dialog of hud.host.querySelectorAll('dialog')) dialog.close();
    setOpened(online);
    openRoom(hud, online, () => setOpened((now) => (now === online ? null : now)));
  }, [hud, online, screen, opened]);
  return null;
}
