import { sameCell } from '../../game/index.ts';
import type { Piece } from '../../game/index.ts';
import type { Scene, SceneView } from '../../session/book/scene.ts';
import type { Texts } from '../../i18n/index.ts';
import type { GameTexts, NamedState } from '../table/texts.ts';
import { tileText } from '../words/features.ts';
import { kindAt, modulesOf, specOf } from '../words/names.ts';
import { pieceName } from '../words/plain.ts';
import { contains } from './spots.ts';

/** More tiles than these are only counted. */
const FEW = 6;

/** What a picture shows, for screen readers. */
export function sceneText(game: GameTexts, { camera, wrong }: Scene, view: SceneView): string {
  const { t } = game.texts;
  const seen = view.laid.filter(({ x, y }) => contains(camera, { x: x + 0.5, y: y + 0.5 }));
  const modules = modulesOf(view);
  const tiles = seen.map((tile) => {
    const spec = specOf(view, tile.tile);
    const text = spec ? tileText(game, spec, tile.rotation, modules) : tile.tile;
    const judged = view.judged && sameCell(view.judged, tile) ? [t(wrong ? 'rules.wrong' : 'rules.right')] : [];
    return `${game.cell(tile)}: ${[text, ...judged].join(', ')}`;
  });
  const pieces = view.pieces.flatMap((piece) => pieceText(game, view, piece) ?? []);
  return [t('rules.seen', { count: seen.length }), ...(seen.length > FEW ? [] : [...tiles, ...pieces])].join('. ');
}

/** A scene whose players are called by their colours. */
export const namedScene = ({ t }: Texts, view: SceneView): SceneView & NamedState => ({
  ...view,
  players: view.state.scores.map((_, player) => ({ name: t(player === 0 ? 'paint.0' : 'paint.1') })),
});

function pieceText(game: GameTexts, view: SceneView, { sort, owner, place }: Piece): string | undefined {
  if (place.on === 'spot') return undefined;
  const named = namedScene(game.texts, view);
  const player = owner === null ? '' : (named.players[owner]?.name ?? '');
  const kind = place.on === 'feature' ? kindAt(view, view.laid, place) : undefined;
  const known =
    game.onBoard(sort, player, named, place) ??
    (kind === undefined ? undefined : game.role(sort, kind)?.placed(player));
  return `${game.cell(place)}: ${known ?? pieceName(game, sort)}`;
}
