import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { CommonKey, Texts } from '../i18n/index.ts';
import { isEngaged } from '../session/contracts/app.ts';
import type { Notice as NoticeOf, NoticeAction } from '../session/contracts/app.ts';
import { RoundButton, TextButton } from './kit/Button.tsx';
import { useApp, useHud } from './kit/context.tsx';
import { exportEverything, exportGame } from './sharing/exportGame.ts';
import surface from './kit/surface.module.css';
import bar from './kit/notice.module.css';

const LABELS = {
  reload: 'notice.update.act',
  export: 'notice.export',
  install: 'notice.install.act',
  newer: 'notice.newer',
  copy: 'notice.copy',
  backup: 'backup.export',
  board: 'pause.text-board',
  redraw: 'notice.redraw',
} as const satisfies Readonly<Record<NoticeAction, CommonKey>>;

/** Actions that are not offered during a game, nor in a room. */
const BETWEEN_GAMES: readonly NoticeAction[] = ['reload', 'install', 'backup'];

/** Actions that need a game at the table. */
const OF_A_GAME: readonly NoticeAction[] = ['export', 'board', 'redraw'];

const NEWS = ['update', 'offline', 'install', 'backup'] as const;

function wordsOf(texts: Texts, code: string): string {
  const known = NEWS.find((one) => one === code);
  return known ? texts.t(`notice.${known}`) : texts.code(code);
}

export interface NoticesProps {
  /** Opens the text board. */
  readonly openBoard: () => void;
  /** Draws the table on a new canvas. */
  readonly redraw: () => void;
}

/** Notices at the top: each can be dismissed, some have actions. */
export function Notices(props: NoticesProps): VNode {
  const app = useApp();
  // An update would interrupt a game, and requests to install or to save a file can wait until it is over.
  const shown = app.notices.filter(
    ({ actions }) => !isEngaged(app) || !actions.some((action) => BETWEEN_GAMES.includes(action)),
  );
  return (
    <div class={bar.notices}>
      {shown.map((notice) => (
        <Notice key={notice.id} notice={notice} {...props} />
      ))}
    </div>
  );
}

function Notice({ notice, openBoard, redraw }: NoticesProps & { readonly notice: NoticeOf }): VNode {
  const hud = useHud();
  const { app, texts } = hud;
  // As when it appeared: a change would be read out again.
  const [possible] = useState(() =>
    notice.actions.filter((action) => !OF_A_GAME.includes(action) || app.match !== null),
  );
  const act = (action: NoticeAction): void => {
    // The notice stays: whoever reads the text board may still want the picture.
    if (action === 'board') return openBoard();
    if (action === 'export') exportGame(hud);
    if (action === 'backup')
      void exportEverything(hud).then((done) => !done.ok && app.notify(done.error.code, 'alert'));
    app.actOnNotice(notice.id, action);
    if (action === 'redraw') redraw();
  };
  return (
    <div class={clsx(surface.slip, bar.notice, notice.tone === 'alert' && bar.alert)} role={notice.tone}>
      <p>{wordsOf(texts, notice.code)}</p>
      {possible.map((action) => (
        <TextButton key={action} look="plain" onPress={() => act(action)}>
          {texts.t(LABELS[action])}
        </TextButton>
      ))}
      <RoundButton sign="close" label={texts.t('notice.dismiss')} onPress={() => app.dismissNotice(notice.id)} />
    </div>
  );
}
