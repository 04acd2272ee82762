import type { Notice } from '../session/appContract.ts';
import type { Hud } from './kit/hud.ts';
import { roundButton, textButton } from './kit/controls.ts';
import { h, keyedList } from './kit/dom.ts';
import { exportGame } from './menu/exportGame.ts';

/** Slips at the top with what is to be told: each can be put away, some can be acted on. */
export function createNotices(hud: Hud): { readonly element: HTMLElement; update(): void } {
  const { app, texts } = hud;
  const element = h('div', { class: 'notices' });
  const news = ['update', 'offline', 'install'] as const;
  const words = ({ code }: Notice): string => {
    const known = news.find((one) => one === code);
    return known ? texts.t(`notice.${known}`) : texts.code(code);
  };
  const render = keyedList<Notice, { readonly element: HTMLElement }>(
    element,
    (notice) => {
      const act = (): void => {
        if (notice.action === 'export') exportGame(hud);
        app.actOnNotice(notice.id);
      };
      const label = texts.t(notice.action === 'reload' ? 'notice.update.act' : notice.action === 'install' ? 'notice.install.act' : 'notice.export');
      return {
        element: h(
          'div',
          { class: `slip notice ${notice.tone}`, role: notice.tone },
          h('p', {}, words(notice)),
          notice.action === null || (notice.action === 'export' && app.match === null && app.country === null) ? null : textButton('plain', label, act).element,
          roundButton('close', texts.t('notice.dismiss'), () => app.dismissNotice(notice.id)),
        ),
      };
    },
    () => {},
  );
  return {
    element,
    update() {
      // An update would take the page away from under a game, and nobody is asked to install in the middle of one.
      const shown = app.notices.filter(({ action }) => (action !== 'reload' && action !== 'install') || app.screen === 'menu');
      render(shown, (notice) => String(notice.id));
    },
  };
}
