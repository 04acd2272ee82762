import type { Board } from '../../game/index.ts';
import { h } from '../kit/dom.ts';
import type { Bench } from './page.ts';

export interface BoardPicture {
  readonly element: HTMLElement;
  /** `null`: it cannot be painted yet. */
  show(board: Board | null): void;
}

/** Time without changes before the board is painted, in milliseconds. */
const REST = 400;

/** The painted board, shortly after the last change. */
export function createBoardPicture({ hud, rules }: Bench): BoardPicture {
  const { t } = hud.texts;
  const canvas = h('canvas', { role: 'img', 'aria-label': t('board.painted'), width: 1, height: 1 });
  const empty = h('p', { class: 'hint' }, t('tile.unpainted'));
  const element = h('figure', { class: 'board-picture' }, canvas, empty);
  let wanted = '';
  let timer = 0;

  return {
    element,
    show(board) {
      const key = board ? `${rules()} ${JSON.stringify(board)}` : '';
      if (key === wanted && key !== '') return;
      wanted = key;
      window.clearTimeout(timer);
      canvas.hidden = board === null;
      empty.hidden = board !== null;
      if (!board) return;
      element.classList.add('pending');
      timer = window.setTimeout(() => {
        hud.app.workshop.paintBoard(board, rules()).then(
          ({ image }) => {
            if (wanted !== key) return;
            canvas.width = image.width;
            canvas.height = image.height;
            canvas.getContext('2d')?.drawImage(image, 0, 0);
            element.classList.remove('pending');
          },
          () => {
            if (wanted !== key) return;
            canvas.hidden = true;
            empty.hidden = false;
          },
        );
      }, REST);
    },
  };
}
