import type { ComponentChildren, VNode } from 'preact';
import type { CountedTile } from '../table/table.ts';
import { TilePicture } from '../table/TilePicture.tsx';
import { useTable } from '../table/useMatch.tsx';
import { useTexts } from '../kit/context.tsx';
import { tileText } from '../words/features.ts';
import { modulesOf } from '../words/names.ts';
import styles from './CountedTiles.module.css';

interface CountedTilesProps {
  readonly class: string | undefined;
  readonly tiles: readonly CountedTile[];
  /** Further items of the list. */
  readonly children?: ComponentChildren;
}

/** Small pictures of tiles, with the number of copies of each. */
export function CountedTiles({ class: look, tiles, children }: CountedTilesProps): VNode {
  const { t } = useTexts();
  const { match, texts: game } = useTable();
  const modules = modulesOf(match.view);
  return (
    <ul class={look}>
      {tiles.map(({ tile, count, rotation = 0 }) => (
        <li class={styles.kind} key={`${tile.id}/${rotation}`}>
          <TilePicture
            tile={tile.id}
            rotation={rotation}
            label={t('tiles.of-kind', { count, features: tileText(game, tile, rotation, modules) })}
          />
          <span class={styles.count} aria-hidden="true">{`× ${count}`}</span>
        </li>
      ))}
      {children}
    </ul>
  );
}

export const sumOf = (tiles: readonly CountedTile[]): number => tiles.reduce((sum, { count }) => sum + count, 0);
