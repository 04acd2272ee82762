import { isEngaged } from '../session/contracts/app.ts';
import type { Notice, NoticeAction } from '../session/contracts/app.ts';
import type { CommonKey } from '../i18n/index.ts';
import type { Hud } from './kit/hud.ts';
import { roundButton, textButton } from './kit/controls.ts';
import { h, keyedList } from './kit/dom.ts';
import { exportEverything, exportGame } from './menu/exportGame.ts';

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

/** Notices at the top: each can be dismissed, some have actions. */
export function createNotices(
  hud: Hud,
  ports: { readonly openBoard: () => void; readonly redraw: () => void },
): { readonly element: HTMLElement; update(): void } {
  const { app, texts } = hud;
  const element = h('div', { class: 'notices' });
  const news = ['update', 'offline', 'install', 'backup'] as const;
  const words = ({ code }: Notice): string => {
    const known = news.find((one) => one === code);
    return known ? texts.t(`notice.${known}`) : texts.code(code);
  };
  const render = keyedList<Notice, { readonly element: HTMLElement }>(
    element,
    (notice) => {
      const possible = notice.actions.filter((action) => !OF_A_GAME.includes(action) || app.match !== null);
      const act = (action: NoticeAction): void => {
        // The notice stays: whoever reads the text board may still want the picture.
        if (action === 'board') return ports.openBoard();
        if (action === 'export') exportGame(hud);
        if (action === 'backup')
          void exportEverything(hud).then((done) => !done.ok && app.notify(done.error.code, 'alert'));
        app.actOnNotice(notice.id, action);
        if (action === 'redraw') ports.redraw();
      };
      return {
        element: h(
          'div',
          { class: `slip notice ${notice.tone}`, role: notice.tone },
          h('p', {}, words(notice)),
          ...possible.map((action) => textButton('plain', texts.t(LABELS[action]), () => act(action)).element),
          roundButton('close', texts.t('notice.dismiss'), () => app.dismissNotice(notice.id)),
        ),
      };
    },
    () => {},
  );
  return {
    element,
    update() {
      // An update would interrupt a game, and requests to install or to save a file can wait until it is over.
      const shown = app.notices.filter(
        ({ actions }) => !isEngaged(app) || !actions.some((action) => BETWEEN_GAMES.includes(action)),
      );
      render(shown, (notice) => String(notice.id));
    },
  };
}
