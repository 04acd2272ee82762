import type { Scene } from 'phaser';
import type { MatchView } from '../../session/contracts/match.ts';
import { numbersOf } from '../../session/match/namesakes.ts';
import type { CameraView } from '../camera/maths.ts';
import type { TableGame } from '../game.ts';
import type { Figures } from '../pictures/figures.ts';
import type { Point } from '../units.ts';
import { createBadges } from './badges.ts';
import { aheadMarkers, badgesOf, optionMarkers } from './markers.ts';
import type { OptionMark } from './optionMarks.ts';
import { createOptionMarks } from './optionMarks.ts';

interface Options {
  readonly scene: Scene;
  readonly game: TableGame;
  readonly figures: Figures;
  readonly colourOf: (view: MatchView, player: number) => number;
}

/** The options that can be tapped on the board, and badges with what regions would score. */
export function createChoiceLayer({ scene, game, figures, colourOf }: Options) {
  const options = createOptionMarks(scene, figures);
  const badges = createBadges(scene, figures);

  return {
    /** `active`: the player on this device can choose now. */
    place(
      view: MatchView,
      active: boolean,
      camera: CameraView,
      scale: { readonly toWorld: (screen: Point) => Point; readonly pixels: number },
    ): void {
      const { ahead: then } = view;
      const { gesture, prompt } = then ?? view;
      const chosen = gesture.type === 'choosing' ? gesture.option : null;
      const ahead = aheadMarkers(view, game, camera);
      const markers = !active ? [] : then ? ahead.marks : optionMarkers(view, game, camera);
      const numbers = numbersOf(prompt);
      const marks = markers.map(({ option, figure, player, at, size }): OptionMark => {
        const isChosen = option.id === chosen?.id;
        const number = numbers.get(option.id) ?? null;
        // On a small tile the numbers of the panel are enough: figures would hide one another.
        const isBare = then !== null && !ahead.open && !isChosen && number !== null;
        return {
          id: option.id,
          figure,
          colour: colourOf(view, player),
          sort: option.piece ?? option.action.do,
          at,
          size: isBare ? 1 : size,
          chosen: isChosen,
          number,
        };
      });
      options.show(marks, { colour: colourOf(view, view.actor), onTile: then !== null, ...scale });
      const points = active ? badgesOf(view, game, camera) : [];
      if (points.length > 0 || badges.count > 0)
        badges.show(points, chosen, ({ scorer }) => colourOf(view, scorer), scale);
    },
    pulse: options.pulse,
    get count(): number {
      return options.count;
    },
  };
}
