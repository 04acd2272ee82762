import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { RULE_SET_IDS } from '../../game/index.ts';
import type { OwnSet } from '../../session/contracts/workshop.ts';
import { RoundButton } from '../kit/Button.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useHud } from '../kit/context.tsx';
import { useBench, useExport } from './bench.tsx';
import type { Place } from './bench.tsx';
import { BoardPage } from './BoardPage.tsx';
import { CheckPage } from './CheckPage.tsx';
import { TextField } from './TextField.tsx';
import { TilePage } from './TilePage.tsx';
import { TilesPage } from './TilesPage.tsx';
import { TokensPage } from './TokensPage.tsx';
import { stateText } from './words.ts';
import parts from './parts.module.css';
import styles from './SetFrame.module.css';

interface SetFrameProps {
  readonly own: OwnSet;
  readonly place: Exclude<Place, { readonly at: 'sets' }>;
}
const PARTS = ['tiles', 'board', 'tokens', 'check'] as const;

/** One set: its name, what is missing, and the page of the part that is being edited. */
export function SetFrame({ own, place }: SetFrameProps): VNode {
  const { app, texts } = useHud();
  const { rules, setRules, go } = useBench();
  const save = useExport();
  const { t } = texts;
  const { workshop } = app;
  const { id } = own;
  const isGone = place.at === 'tile' && !own.draft.tiles[place.tile];
  // Undo removed the tile: go back to the list.
  useLayoutEffect(() => {
    if (isGone) go({ at: 'tiles', id });
  }, [isGone]);

  return (
    <>
      <div class={styles.workshopHead}>
        <RoundButton sign="previous" label={t('workshop.back')} onPress={() => go({ at: 'sets' })} />
        <TextField
          label={t('workshop.name')}
          value={own.name}
          maxLength={40}
          onCommit={(name) => workshop.rename(id, name)}
        />
        <RoundButton
          sign="undo"
          label={t('workshop.undo')}
          disabled={!workshop.canUndo(id)}
          onPress={() => workshop.undo(id)}
        />
        <RoundButton sign="export" label={t('workshop.export')} onPress={() => save(own)} />
      </div>
      <div class={styles.workshopBar}>
        <ChoiceGroup
          legend={t('workshop.part')}
          choices={PARTS.map((value) => ({ value, label: t(`workshop.part.${value}`) }))}
          value={place.at === 'tile' ? 'tiles' : place.at}
          onChange={(at) => go({ at, id })}
          class={styles.workshopTabs}
        />
        <ChoiceGroup
          legend={t('workshop.look')}
          choices={RULE_SET_IDS.map((value) => ({ value, label: texts.r(value, 'name') }))}
          value={rules}
          onChange={setRules}
        />
        <p class={clsx(parts.setState, own.issues.length > 0 && parts.faulty, styles.state)} role="status">
          {stateText(texts, own)}
        </p>
      </div>
      <div class={styles.workshopRoom}>
        <Page own={own} place={place} />
      </div>
    </>
  );
}

function Page({ own, place }: SetFrameProps): VNode | null {
  switch (place.at) {
    case 'tiles':
      return <TilesPage own={own} />;
    case 'tile': {
      const tile = own.draft.tiles[place.tile];
      return tile ? <TilePage key={place.tile} own={own} tile={tile} place={place.tile} /> : null;
    }
    case 'board':
      return <BoardPage own={own} />;
    case 'tokens':
      return <TokensPage own={own} />;
    case 'check':
      return <CheckPage own={own} />;
  }
}
