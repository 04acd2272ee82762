import { isInstalledByHand } from '../../session/platform/install.ts';
import { textButton } from '../kit/controls.ts';
import { h } from '../kit/dom.ts';
import { fetchPart } from '../kit/fetchPart.ts';
import type { Hud, Part } from '../kit/hud.ts';
import type { IconName } from '../kit/icons.tsx';
import { icon } from '../kit/icons.tsx';
import { createAlert } from '../kit/alert.ts';
import { openLessons } from '../learn/LessonsDialog.tsx';
import { openPuzzles } from '../learn/PuzzlesDialog.tsx';
import { openAbout } from './aboutDialog.ts';
import { openHelp } from './helpDialog.ts';
import { openImport } from './importDialog.ts';
import { openInstall } from './installDialog.ts';
import { createNewGameForm } from './newGameForm.ts';
import { openSaved } from './openSaved.ts';
import { firstGame } from './firstGame.ts';
import { badges, rulesName, standText, versus } from './gameWords.ts';
import { createRulesChoice } from './rulesChoice.ts';
import { scenery } from './scenery.ts';
import { openSettings } from './settingsDialog.ts';

/** The start page. */
export function createMenuScreen(hud: Hud): Part {
  const { app, texts } = hud;
  const { t } = texts;
  const proceed = h('div', { class: 'continue' });
  const rules = createRulesChoice(hud, true, (chosen) => form.setRules(chosen));
  const form = createNewGameForm(hud, rules.value());
  const entry = (label: string, sign: IconName, act: () => void): HTMLElement =>
    textButton('row-button', label, act, sign).element;
  const element = h(
    'main',
    { class: 'menu', tabindex: -1 },
    h('div', { class: 'menu-sky' }, scenery()),
    h(
      'div',
      { class: 'menu-page' },
      h('header', { class: 'menu-title' }, h('h1', {}, t('title')), h('p', {}, t('tagline'))),
      h(
        'div',
        { class: 'menu-side' },
        proceed,
        h(
          'nav',
          { class: 'slip row-buttons', 'aria-label': t('tool.menu') },
          entry(t('menu.friend'), 'friend', () =>
            fetchPart(
              hud,
              () => import('../online/index.ts'),
              ({ openFriend }) => openFriend(hud, null),
            ),
          ),
          entry(t('learn.title'), 'book', () => openLessons(hud)),
          entry(t('puzzles.menu'), 'puzzle', () => openPuzzles(hud)),
          entry(t('archive.title'), 'saved', () =>
            fetchPart(
              hud,
              () => import('../archive/index.ts'),
              ({ openArchive }) => openArchive(hud),
            ),
          ),
          entry(t('workshop.title'), 'grid', () =>
            fetchPart(
              hud,
              () => import('../workshop/index.ts'),
              ({ openWorkshop }) => openWorkshop(hud),
            ),
          ),
          entry(t('menu.import'), 'import', () => openImport(hud)),
          entry(t('menu.help'), 'help', () => openHelp(hud)),
          entry(t('menu.settings'), 'gear', () => openSettings(hud)),
          isInstalledByHand() && entry(t('menu.install'), 'plus', () => openInstall(hud)),
          entry(t('menu.about'), 'info', () => openAbout(hud)),
        ),
      ),
      h('section', { class: 'slip menu-new' }, h('h2', {}, t('menu.new')), rules.element, form.element),
    ),
  );

  let offered = '';
  const show = (): void => {
    const game = app.savedGames.find((saved) => !saved.over);
    // Newcomers can start without choosing anything.
    const fresh = app.savedGames.length === 0;
    const key = game ? `${game.id}/${game.savedAt}` : fresh ? 'fresh' : '';
    if (key === offered) return;
    offered = key;
    proceed.replaceChildren();
    if (fresh) {
      const first = rules.value();
      offer(
        [
          h('strong', {}, t('menu.first')),
          h('span', { class: 'hint' }, t('menu.first.hint', { rules: rulesName(texts, first) })),
        ],
        () => app.newGame(firstGame(hud, first)),
      );
      proceed.append(textButton('plain', t('learn.new'), () => openLessons(hud), 'book').element);
    }
    if (!game) return;
    offer(
      [
        h('strong', {}, t('menu.continue')),
        h('span', {}, versus(hud, game)),
        h('span', { class: 'hint' }, standText(texts, game)),
      ],
      () => openSaved(hud, game.id),
      badges(game),
    );
  };
  function offer(words: readonly Node[], act: () => Promise<string | null>, sign: Node | null = null): void {
    const { element: trouble, tell } = createAlert(texts);
    const button = h(
      'button',
      { type: 'button', class: 'slip continue-button' },
      sign,
      h('span', { class: 'continue-text' }, ...words),
      h('span', { class: 'go-mark' }, icon('play')),
    );
    button.addEventListener('click', () => void act().then(tell));
    proceed.append(button, trouble);
  }
  show();
  const leave = app.subscribe(show);
  return {
    element,
    focus: () => element.focus({ preventScroll: true }),
    destroy() {
      leave();
      form.destroy();
      element.remove();
    },
  };
}
