import type { Player, RuleSetId } from '../../game/index.ts';
import type { MatchView } from '../../session/contract.ts';
import type { Texts } from '../../i18n/index.ts';
import { cellName } from '../words/cells.ts';
import type { Prompt, Stage } from './words.ts';

export function stageOf(view: MatchView): Stage {
  if (view.over) return 'over';
  if (view.thinking) return 'thinking';
  const { awaiting } = view.state;
  if (awaiting === 'draw' || awaiting === 'flip' || awaiting === 'final' || awaiting === 'over') return 'busy';
  if (!view.myTurn) return 'wait';
  return awaiting === 'endTurn' ? 'end' : awaiting;
}

export const namesOf = (view: MatchView): readonly [string, string] => [view.players[0].name, view.players[1].name];

/** Whose regions are scored now: the opponent's come last, in the same turn. */
export const scorerNow = (view: MatchView): Player => view.scoreChoices[0]?.scorer ?? view.state.player;

export function promptOf(view: MatchView, texts: Texts): Prompt {
  const player = view.players[view.state.player];
  const { gesture } = view;
  switch (stageOf(view)) {
    case 'place':
      return gesture.type === 'placing'
        ? { title: texts.t('prompt.placing', { cell: cellName(gesture) }), detail: texts.t('prompt.turns', { count: gesture.rotations.length }) }
        : { title: texts.t('prompt.place'), detail: texts.t('prompt.places', { count: view.legalCells.length }) };
    case 'deploy':
      return { title: texts.t('prompt.deploy'), detail: texts.t('prompt.deploy.left', { count: player.supply }) };
    case 'score': {
      const several = view.scoreChoices.length > 1;
      return {
        title: texts.t(several ? 'prompt.score' : 'prompt.score.double'),
        detail: texts.t('prompt.score.for', { player: view.players[scorerNow(view)].name }),
      };
    }
    case 'end':
      return { title: texts.t('prompt.end'), detail: texts.t('prompt.end.hint') };
    case 'thinking':
      return { title: texts.t('prompt.thinking', { player: player.name }), detail: '' };
    case 'wait':
      return { title: texts.t('prompt.wait', { player: player.name }), detail: '' };
    case 'busy':
      return { title: texts.t('prompt.busy'), detail: '' };
    case 'over':
      return { title: texts.t('prompt.over'), detail: '' };
  }
}

/** What the green button does. */
export function commitLabel(view: MatchView, texts: Texts): string {
  const { gesture, rules } = view;
  switch (stageOf(view)) {
    case 'deploy':
      return deployLabel(view, texts, rules);
    case 'score': {
      const choice = gesture.type === 'scoring' && gesture.region ? chosenRegion(view) : undefined;
      if (!choice || gesture.type !== 'scoring') return texts.t('commit.score');
      return texts.t('commit.score.points', { points: pointsWith(choice.points, gesture.token) });
    }
    case 'end':
      return texts.t('commit.end');
    default:
      return texts.t('commit.place');
  }
}

function deployLabel(view: MatchView, texts: Texts, rules: RuleSetId): string {
  const feature = view.gesture.type === 'deploying' ? view.gesture.feature : undefined;
  if (feature === undefined) return texts.t(view.canConfirm ? 'commit.none' : 'commit.deploy');
  if (feature === null) return texts.t('commit.none');
  const choice = view.deployChoices.find((item) => item.feature === feature);
  return choice ? texts.r(rules, `commit.${choice.kind}`) : texts.t('commit.deploy');
}

export function chosenRegion(view: MatchView) {
  const region = view.gesture.type === 'scoring' ? view.gesture.region : null;
  if (!region) return undefined;
  return view.scoreChoices.find((choice) => choice.features.concat(choice).some((at) => at.x === region.x && at.y === region.y && at.feature === region.feature));
}

/** A token that may be used on a region doubles it. */
export const pointsWith = (points: number, token: number | null): number => (token === null ? points : points * 2);
