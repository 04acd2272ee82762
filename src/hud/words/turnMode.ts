import { adapterOf } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { GameTexts, PromptTexts } from '../table/texts.ts';
import { nameOf } from './names.ts';
import { choicesOf, optionTexts } from './choices.ts';

/** What the player at the screen can do now: lay a tile, choose, or draw by hand. `busy`: the game continues by itself. */
export type TurnMode = 'place' | 'choose' | 'draw' | 'wait' | 'thinking' | 'busy' | 'over';

export function turnModeOf({
  over,
  thinking,
  rules,
  state,
  myTurn,
  prompt,
  gesture,
  legalCells,
  draw,
}: MatchView): TurnMode {
  if (over) return 'over';
  if (draw) return 'draw';
  if (thinking) return 'thinking';
  if (!(state.awaiting in adapterOf(rules).choices(state))) return 'busy';
  if (!myTurn || !prompt) return 'wait';
  return gesture.type === 'placing' || legalCells.length > 0 ? 'place' : 'choose';
}

/** What is asked, and what the green button does while nothing is chosen. */
export function promptOf(game: GameTexts, view: MatchView): PromptTexts {
  const { t } = game.texts;
  const player = nameOf(view, view.actor);
  const { gesture, legalCells } = view;
  const plain = (title: string, detail = ''): PromptTexts => ({
    title,
    detail,
    label: t('choice.options'),
    commit: t('commit.place'),
  });
  switch (turnModeOf(view)) {
    case 'place':
      return {
        ...(gesture.type === 'placing'
          ? plain(
              t('prompt.placing', { cell: game.cell(gesture) }),
              t('prompt.turns', { count: gesture.rotations.length }),
            )
          : plain(
              t(view.state.second ? 'prompt.place.second' : 'prompt.place'),
              t('prompt.places', { count: legalCells.length }),
            )),
        ...(view.prompt ? game.prompt(view, view.prompt) : {}),
      };
    case 'choose':
      return choosePrompt(game, view);
    case 'draw':
      return plain(
        t(view.draw?.some(({ secret }) => secret['tile'] !== undefined) ? 'hand.draw' : 'hand.draw.token', { player }),
      );
    case 'thinking':
    case 'wait': {
      const { title = t(view.thinking ? 'prompt.thinking' : 'prompt.wait', { player }), detail } =
        game.others(view) ?? {};
      return plain(title, detail);
    }
    case 'busy':
      return plain(t('prompt.busy'));
    case 'over':
      return plain(t('prompt.over'));
  }
}

function choosePrompt(game: GameTexts, view: MatchView): PromptTexts {
  const { t } = game.texts;
  const player = view.players[view.actor];
  const plain =
    view.prompt?.awaiting === 'deploy'
      ? {
          title: t('prompt.deploy'),
          detail: t('prompt.deploy.left', { count: player?.figures[0]?.inHand ?? 0 }),
          commit: t('commit.deploy'),
        }
      : {
          title: t('prompt.choose', { player: player?.name ?? '' }),
          detail: t('prompt.choose.count', { count: choicesOf(game, view).length }),
          commit: t('commit.choose'),
        };
  return { label: t('choice.options'), ...plain, ...(view.prompt ? game.prompt(view, view.prompt) : {}) };
}

/** Label of the green button. */
export function commitLabel(game: GameTexts, view: MatchView): string {
  const { ahead, gesture } = view;
  if (ahead?.canConfirm) return commitLabel(game, ahead);
  if (gesture.type !== 'choosing') return promptOf(game, view).commit;
  const { label, commit = label } = optionTexts(game, view, gesture.option);
  return commit;
}
