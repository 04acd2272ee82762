import type { VNode } from 'preact';
import type { TileSpec } from '../../game/index.ts';
import type { OwnSet } from '../../session/contracts/workshop.ts';
import { blankTile } from '../../session/workshop/tileEdits.ts';
import { hudGameOf } from '../games/index.ts';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { tileText } from '../words/features.ts';
import { freshTileId, useBench, useEdit } from './bench.tsx';
import { Sketch } from './Sketch.tsx';
import text from '../kit/text.module.css';
import parts from './parts.module.css';
import styles from './TilesPage.module.css';

/** All tiles of a set, painted; those with issues are marked. */
export function TilesPage({ own }: { own: OwnSet }): VNode {
  const { t } = useTexts();
  const { go } = useBench();
  const { id, draft, issues } = own;
  const edit = useEdit(id);
  const faulty = new Set(issues.flatMap((issue) => ('tile' in issue ? [issue.tile] : [])));

  function add(): void {
    edit((now) => ({ ...now, tiles: [...now.tiles, blankTile(freshTileId(now))] }));
    go({ at: 'tile', id, tile: draft.tiles.length });
  }

  return (
    <section class={parts.part} aria-label={t('workshop.part.tiles')}>
      <div class={parts.acts}>
        <p class={text.label}>{t('workshop.tiles.count', { count: draft.tiles.length })}</p>
        <TextButton look="plain" sign="grid" onPress={add}>
          {t('tiles.add')}
        </TextButton>
      </div>
      <ul class={styles.setTiles}>
        {draft.tiles.map((tile, place) => (
          <li key={place}>
            <TileButton tile={tile} isFaulty={faulty.has(place)} onPress={() => go({ at: 'tile', id, tile: place })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TileButtonProps {
  readonly tile: TileSpec;
  readonly isFaulty: boolean;
  readonly onPress: () => void;
}

function TileButton({ tile, isFaulty, onPress }: TileButtonProps): VNode {
  const texts = useTexts();
  const { rules } = useBench();
  const about = { tile: tile.id || '?', features: tileText(hudGameOf(rules).texts(texts), tile, 0) };
  return (
    <button
      type="button"
      class={styles.button}
      aria-label={texts.t(isFaulty ? 'tiles.open.faulty' : 'tiles.open', about)}
      onClick={onPress}
    >
      <Sketch tile={tile} isWhole={!isFaulty} />
      <span class={styles.name}>{tile.id || '?'}</span>
      <span class={styles.issue} aria-hidden="true" hidden={!isFaulty}>
        !
      </span>
    </button>
  );
}
