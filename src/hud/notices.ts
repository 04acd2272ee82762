import type { Notice } from '../session/appContract.ts';
import type { Hud } from './kit/hud.ts';
import { roundButton, textButton } from './kit/controls.ts';
import { h, keyedList } from './kit/dom.ts';
import { exportGame } from './menu/exportGame.ts';

/** Slips at the top with what is to be told: each can be put away, some can be acted on. */
export function createNotices(hud: Hud): { readonly element: HTMLElement; update(): void } {
  const { app, texts } = hud;
  const element = h('div', { class: 'notices' });
  const words = (notice: Notice): string => (notice.code === 'update' ? texts.t('notice.update') : notice.code === 'offline' ? texts.t('notice.offline') : texts.code(notice.code));
  const render = keyedList<Notice, { readonly element: HTMLElement }>(
    element,
    (notice) => {
      const act = (): void => {
        if (notice.action === 'export') exportGame(hud);
        app.actOnNotice(notice.id);
      };
      const label = notice.action === 'reload' ? texts.t('notice.update.act') : texts.t('notice.export');
      return {
        element: h(
          'div',
          { class: `slip notice ${notice.tone}`, role: notice.tone },
          h('p', {}, words(notice)),
          notice.action === null || (notice.action === 'export' && app.match === null) ? null : textButton('plain', label, act).element,
          roundButton('close', texts.t('notice.dismiss'), () => app.dismissNotice(notice.id)),
        ),
      };
    },
    () => {},
  );
  return {
    element,
    update() {
      // An update would take the page away from under a game.
      const shown = app.notices.filter((notice) => notice.action !== 'reload' || app.screen === 'menu');
      render(shown, (notice) => String(notice.id));
    },
  };
}
