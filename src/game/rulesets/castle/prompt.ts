import { optionId, placementOptions } from '../../core/prompt.ts';
import type { Option, Prompt, Target } from '../../core/prompt.ts';
import type { CastleAction } from './action.ts';
import { choicesOf } from './choices.ts';
import type { Choices, ScoreChoice } from './choices.ts';
import type { CastlePosition } from './position.ts';
import type { Player } from './vocabulary.ts';

/** Returns the current choice as options. */

export function promptOf(position: CastlePosition): Prompt | null {
  const { awaiting, player: actor } = position;
  const choices = choicesOf(position);
  switch (awaiting) {
    case 'place':
      return { actor, awaiting, options: placementOptions(actor, choices.cells), preset: null };
    case 'deploy':
      return { actor, awaiting, options: [...deployOptions(actor, choices), decline(actor)], preset: null };
    case 'score': {
      const options = choices.score.flatMap((choice) => scoreOptions(actor, choice));
      return { actor, awaiting, options, preset: choices.score.length === 1 ? (options[0]?.id ?? null) : null };
    }
    case 'endTurn':
      // By default, the turn ends.
      return { actor, awaiting, options: [...tokenOptions(actor, choices), decline(actor)], preset: decline(actor).id };
    default:
      return null;
  }
}

export const tokenSort = (kind: number): string => `token-${kind}`;

const option = (action: CastleAction, target: Target, rest: Partial<Option> = {}): Option => ({
  id: optionId(action),
  action,
  target,
  piece: null,
  points: null,
  scorer: action.player,
  declines: false,
  ...rest,
});

const decline = (player: Player): Option => option({ player, do: 'pass' }, { on: 'nothing' }, { declines: true });

const deployOptions = (player: Player, { deploy }: Choices): readonly Option[] =>
  deploy.map(({ x, y, feature, kind, features, completed }) =>
    option(
      { player, do: 'deploy', feature },
      { on: 'feature', x, y, feature, kind, features, completed },
      { piece: 'follower' },
    ),
  );

function scoreOptions(
  player: Player,
  { x, y, feature, kind, features, points, scorer, tokens }: ScoreChoice,
): readonly Option[] {
  const target: Target = { on: 'feature', x, y, feature, kind, features, completed: true };
  const plain = option({ player, do: 'score', x, y, feature }, target, { points, scorer });
  return [
    plain,
    ...tokens.map((token) =>
      option({ player, do: 'score', x, y, feature, token }, target, {
        piece: tokenSort(token),
        points: points * 2,
        scorer,
      }),
    ),
  ];
}

/** Tokens of the same kind share one option. */
const tokenOptions = (player: Player, { tokens }: Choices): readonly Option[] =>
  [...new Set(tokens)].map((kind) =>
    option({ player, do: 'token', kind }, { on: 'spot', spot: tokenSort(kind) }, { piece: tokenSort(kind) }),
  );
