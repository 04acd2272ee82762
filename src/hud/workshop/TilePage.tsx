import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { TileSpec } from '../../game/index.ts';
import { KINDS } from '../../game/index.ts';
import {
  PORTS,
  featureAt,
  isHalf,
  isInner,
  joinFeatures,
  kindAt,
  separatePort,
  setSquare,
  showSide,
  sideOf,
  turnTile,
} from '../../session/workshop/tileEdits.ts';
import type { Port } from '../../session/workshop/tileEdits.ts';
import type { OwnSet } from '../../session/contracts/workshop.ts';
import { kindSign } from '../games/castle/kindSign.ts';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { CheckBox } from '../kit/CheckBox.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import { freshTileId, useBench, useEdit } from './bench.tsx';
import type { EditTile } from './bench.tsx';
import { FeatureRows } from './FeatureRows.tsx';
import { IssueList } from './IssueList.tsx';
import { Rim } from './Rim.tsx';
import { TextField } from './TextField.tsx';
import buttons from '../kit/Button.module.css';
import fields from '../kit/Field.module.css';
import text from '../kit/text.module.css';
import parts from './parts.module.css';
import styles from './TilePage.module.css';

const TOOLS = ['choose', 'join'] as const;
type Tool = (typeof TOOLS)[number];

interface TilePageProps {
  readonly own: OwnSet;
  readonly tile: TileSpec;
  /** Its index in the set. */
  readonly place: number;
}

/** One tile: its picture, its edge, and its features. */
export function TilePage({ own, tile, place }: TilePageProps): VNode {
  const { t } = useTexts();
  const { go } = useBench();
  const { id, draft } = own;
  const count = draft.tiles.length;
  const goTo = (next: number): void => go({ at: 'tile', id, tile: (next + count) % count });
  return (
    <section class={parts.part} aria-label={t('workshop.part.tiles')}>
      <div class={styles.head}>
        <RoundButton sign="grid" label={t('workshop.back.tiles')} onPress={() => go({ at: 'tiles', id })} />
        <RoundButton sign="previous" label={t('tile.previous')} onPress={() => goTo(place - 1)} />
        <h3 tabIndex={-1} data-first="">
          {t('tile.title', { tile: tile.id || '?' })}
        </h3>
        <RoundButton sign="next" label={t('tile.next')} onPress={() => goTo(place + 1)} />
      </div>
      <p class={text.hint}>{t('tile.hint')}</p>
      <TileEditor own={own} tile={tile} place={place} />
    </section>
  );
}

/** What is chosen around the tile, and what the tools do with it. */
function useTileTools({ own, tile, place }: TilePageProps) {
  const { t } = useTexts();
  const change = useEdit(own.id);
  const [chosen, choose] = useState<Port>('N');
  const [tool, setTool] = useState<Tool>('choose');
  /** The first of two pieces of the edge that are to be joined. */
  const [held, hold] = useState<Port | null>(null);
  /** The chosen feature, if it reaches no edge. */
  const [inner, setInner] = useState<number | null>(null);
  const [news, tell] = useState('');

  const edit: EditTile = (how) =>
    change((draft) => {
      const next = how(tile);
      if (next === tile) return draft;
      return { ...draft, tiles: draft.tiles.map((one, n) => (n === place ? next : one)) };
    });

  function take(next: Tool): void {
    setTool(next);
    hold(null);
    tell(next === 'join' ? t('tile.join.first') : '');
  }

  function press(port: Port): void {
    choose(port);
    setInner(null);
    if (tool === 'join') joinOrPart(port);
  }

  function joinOrPart(port: Port): void {
    if (held === null || held === port) {
      hold(held === port ? null : port);
      return tell(held === port ? t('tile.join.first') : t('tile.join.second'));
    }
    const [first, second] = [featureAt(tile, held), featureAt(tile, port)];
    hold(null);
    if (first === null || second === null || tile.features[first]?.kind !== tile.features[second]?.kind)
      return tell(t('tile.join.other'));
    edit((now) =>
      first === second ? separatePort(now, port) : joinFeatures(now, Math.min(first, second), Math.max(first, second)),
    );
    tell(first === second ? t('tile.join.parted') : t('tile.join.joined'));
  }

  function chooseFeature(feature: number): void {
    choose(PORTS.find((port) => featureAt(tile, port) === feature) ?? chosen);
    const one = tile.features[feature];
    setInner(one && isInner(one) ? feature : null);
  }

  return { chosen, tool, inner, news, edit, take, press, chooseFeature };
}

function TileEditor(props: TilePageProps): VNode {
  const { own, tile, place } = props;
  const { t, r } = useTexts();
  const { rules } = useBench();
  const { chosen, tool, inner, news, edit, take, press, chooseFeature } = useTileTools(props);
  const side = sideOf(chosen);
  const at = featureAt(tile, chosen);
  const mine = own.issues.filter((issue) => 'tile' in issue && issue.tile === place);
  const faulty = mine.flatMap((issue) =>
    'side' in issue ? [issue.side] : 'half' in issue ? [sideOf(issue.half)] : [],
  );
  return (
    <div class={styles.columns}>
      <div class={styles.drawing}>
        <Rim
          tile={tile}
          chosen={chosen}
          faulty={new Set(faulty)}
          isWhole={mine.every(({ code }) => code === 'bad-id' || code === 'id-taken')}
          onPress={press}
        />
        <IssueList own={own} issues={mine} />
      </div>
      <div class={styles.tools}>
        <ChoiceGroup
          legend={t('tile.tool')}
          choices={TOOLS.map((value) => ({ value, label: t(`tile.tool.${value}`) }))}
          value={tool}
          onChange={take}
        />
        <p class={clsx(text.hint, styles.news)} role="status">
          {news}
        </p>
        <div>
          <ChoiceGroup
            legend={t('tile.side', { side: t(`side.${side}`) })}
            choices={KINDS.map((value) => ({
              value,
              label: r(rules, `kind.${value}`),
              picture: kindSign(value, rules),
            }))}
            value={kindAt(tile, side) ?? 'court'}
            onChange={(kind) => edit((now) => showSide(now, side, kind))}
            class={styles.sideKinds}
          />
        </div>
        <TextButton
          look="plain"
          class={buttons.small}
          hidden={placesOf(tile, chosen) <= 1}
          onPress={() => edit((now) => separatePort(now, chosen))}
        >
          {t('tile.part')}
        </TextButton>
        <FeatureRows
          tile={tile}
          chosen={inner !== null && tile.features[inner] ? inner : at}
          onEdit={edit}
          onChoose={chooseFeature}
        />
        <CheckBox
          label={r(rules, 'tile.square')}
          checked={tile.square}
          onChange={(checked) => edit((now) => setSquare(now, checked))}
        />
        <TextField
          label={t('tile.id')}
          value={tile.id}
          maxLength={12}
          class={clsx(fields.field, styles.id)}
          onCommit={(name) => edit((now) => ({ ...now, id: name.trim() }))}
        />
        <TileActs own={own} tile={tile} place={place} onEdit={edit} />
      </div>
    </div>
  );
}

/** How many pieces of the edge the feature at this one has. */
function placesOf(tile: TileSpec, chosen: Port): number {
  const at = featureAt(tile, chosen);
  const feature = at === null ? undefined : tile.features[at];
  if (!feature) return 0;
  const { kind, sides, halves } = feature;
  return sides.length + halves.length / (kind === 'court' && !isHalf(chosen) ? 2 : 1);
}

function TileActs({ own, tile, place, onEdit }: TilePageProps & { readonly onEdit: EditTile }): VNode {
  const { t } = useTexts();
  const { go } = useBench();
  const { id } = own;
  const change = useEdit(id);

  function copy(): void {
    change((draft) => ({
      ...draft,
      tiles: draft.tiles.toSpliced(place + 1, 0, { ...tile, id: freshTileId(draft) }),
    }));
    go({ at: 'tile', id, tile: place + 1 });
  }

  function remove(): void {
    // Before the change: afterwards this page has no tile.
    go({ at: 'tiles', id });
    change((draft) => ({ ...draft, tiles: draft.tiles.filter((_, n) => n !== place) }));
  }

  return (
    <div class={parts.acts}>
      <TextButton look="plain" class={buttons.small} sign="right" onPress={() => onEdit(turnTile)}>
        {t('tile.turn')}
      </TextButton>
      <TextButton look="plain" class={buttons.small} sign="layers" onPress={copy}>
        {t('tile.copy')}
      </TextButton>
      <TextButton look="plain" class={buttons.small} sign="trash" onPress={remove}>
        {t('tile.delete')}
      </TextButton>
    </div>
  );
}
