import { isFinishedGame } from '../../session/contracts/archive.ts';
import type { FinishedGame, SavedGame } from '../../session/contracts/archive.ts';
import { playedBy } from '../../session/archive/statistics.ts';
import { copyChallenge } from '../challenge/copyChallenge.ts';
import { choiceGroup, roundButton, textButton } from '../kit/controls.ts';
import { h, keyedList, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createAlert } from '../kit/alert.ts';
import { badges, rulesName, scoresText, versus } from '../menu/gameWords.ts';
import { openSaved } from '../menu/openSaved.ts';
import { startButton } from './startButton.ts';

/** Number of rows at first, and added with every press of the button below. */
const PAGE = 40;

export interface Page {
  readonly element: HTMLElement;
  update(): void;
}

const SHOWN = ['all', 'running', 'over'] as const;
type Shown = (typeof SHOWN)[number];

/** Whether it was played to the end. */
const wasPlayedOut = (game: SavedGame): boolean => isFinishedGame(game) && game.result.ended === 'over';

/** All games kept on this device. `leave` is called when one is opened at the table. */
export function createGamesPage(hud: Hud, leave: () => void): Page {
  const { app, texts } = hud;
  const { t } = texts;
  const list = h('ul', { class: 'saved-rows' });
  const none = h('p', { class: 'hint' });
  const start = startButton(hud, leave);
  const { element: trouble, tell } = createAlert(texts);
  let room = PAGE;
  const more = textButton('plain more', '', () => {
    room += PAGE;
    update();
  });
  const filter = choiceGroup<Shown>(
    t('archive.filter'),
    SHOWN.map((value) => ({ value, label: t(`archive.filter.${value}`) })),
    'all',
    () => {
      room = PAGE;
      update();
    },
  );

  const render = keyedList<SavedGame, ReturnType<typeof row>>(list, row, () => {});
  function row(game: SavedGame) {
    const name = versus(hud, game);
    const open = (replay: boolean): void =>
      void openSaved(hud, game.id).then((code) => {
        tell(code);
        if (code !== null) return;
        leave();
        if (replay && app.canReview) app.openReview();
      });
    const go = textButton(
      'plain',
      t(game.over ? 'archive.replay' : 'saved.open.short'),
      () => open(game.over),
      game.over ? 'rewind' : 'play',
    );
    go.element.setAttribute('aria-label', t(game.over ? 'archive.replay.of' : 'saved.open', { game: name }));
    const challenge = wasPlayedOut(game)
      ? roundButton('flag', t('archive.challenge.of', { game: name }), () => void copyChallenge(hud, game.id))
      : null;
    const remove = roundButton('trash', t('saved.delete', { game: name }), () => {
      sure.hidden = false;
      yes.element.focus();
    });
    const yes = textButton('plain danger', t('saved.delete.yes'), () => void app.deleteSave(game.id).then(tell));
    const no = textButton('plain', t('cancel'), () => {
      sure.hidden = true;
      remove.focus();
    });
    const sure = h(
      'div',
      { class: 'saved-sure', hidden: true },
      h('span', {}, t('saved.delete.sure')),
      yes.element,
      no.element,
    );
    const score = h('span', { class: 'saved-score' }, scoresText(texts, game));
    const words = h(
      'div',
      { class: 'saved-text' },
      h('strong', {}, name),
      h('span', { class: 'hint' }, aboutGame(hud, game)),
    );
    return {
      element: h(
        'li',
        { class: 'saved-row' },
        badges(game),
        words,
        score,
        h('div', { class: 'saved-acts' }, go.element, challenge, remove),
        sure,
      ),
    };
  }

  function update(): void {
    const wanted = app.savedGames.filter(
      ({ over }) => filter.value() === 'all' || over === (filter.value() === 'over'),
    );
    const shown = wanted.slice(0, room);
    render(shown, (game) => `${game.id}/${game.savedAt}/${game.over}`);
    none.hidden = wanted.length > 0;
    setText(none, t(app.savedGames.length === 0 ? 'saved.none' : 'archive.none'));
    start.hidden = app.savedGames.length > 0;
    more.element.hidden = shown.length === wanted.length;
    more.label(t('archive.more', { count: Math.min(PAGE, wanted.length - shown.length) }));
    filter.element.hidden = app.savedGames.length < 2;
  }

  return {
    element: h('div', { class: 'archive-page' }, filter.element, trouble, none, start, list, more.element),
    update,
  };
}

/** Rules, opponent, result and date. */
function aboutGame({ texts }: Hud, game: SavedGame): string {
  const { t } = texts;
  const levels = [...new Set(game.seats.flatMap((seat) => (seat.kind === 'bot' ? [texts.level(seat.level)] : [])))];
  const withFriend = game.online === true || game.seats.some(({ kind }) => kind === 'peer');
  const opponent =
    levels.length > 0
      ? t('archive.opponent.bot', { level: texts.list(levels) })
      : t(withFriend ? 'archive.opponent.friend' : 'archive.opponent.screen');
  const outcome = isFinishedGame(game) ? outcomeOf(texts, game) : [];
  return [rulesName(texts, game.rules), opponent, ...outcome, texts.when(game.savedAt)].join(' · ');
}

function outcomeOf({ t, list }: Hud['texts'], game: FinishedGame): readonly string[] {
  const { names, result } = game;
  const { ended, by, winners } = result;
  if (ended === 'drawn') return [t('archive.drawn')];
  const gaveUp = by === undefined ? [] : [t('archive.resigned', { player: names[by] ?? '' })];
  const played = playedBy(game);
  if (played)
    return [
      played.outcome === 'lost' && names.length > 2
        ? t('archive.place', { place: played.place, count: names.length })
        : t(`archive.${played.outcome}`),
      ...gaveUp,
    ];
  if (winners.length === names.length) return [t('archive.shared'), ...gaveUp];
  return [
    t(winners.length > 1 ? 'carcassonne.won.shared' : 'archive.won-by', {
      player: list(winners.map((player) => names[player] ?? '')),
    }),
    ...gaveUp,
  ];
}
