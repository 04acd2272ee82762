import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Outcome } from '../../session/contracts/app.ts';
import type { SavedGame } from '../../session/contracts/archive.ts';
import { Alert } from '../kit/Alert.tsx';
import { TextButton } from '../kit/Button.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useApp, useTexts } from '../kit/context.tsx';
import { GameRow } from './GameRow.tsx';
import { StartButton } from './StartButton.tsx';
import rows from '../kit/rows.module.css';
import text from '../kit/text.module.css';
import styles from './GamesPage.module.css';

/** Number of rows at first, and added with every press of the button below. */
const PAGE = 40;

const FILTERS = ['all', 'running', 'over'] as const;
type Filter = (typeof FILTERS)[number];

const fits = ({ over }: SavedGame, filter: Filter): boolean => filter === 'all' || over === (filter === 'over');

/** All games kept on this device. */
export function GamesPage(): VNode {
  const { savedGames } = useApp();
  const { t } = useTexts();
  const [filter, setFilter] = useState<Filter>('all');
  const [room, setRoom] = useState(PAGE);
  const [trouble, setTrouble] = useState<Outcome>(null);
  const wanted = savedGames.filter((game) => fits(game, filter));
  const shown = wanted.slice(0, room);
  return (
    <>
      <ChoiceGroup
        legend={t('archive.filter')}
        choices={FILTERS.map((value) => ({ value, label: t(`archive.filter.${value}`) }))}
        value={filter}
        onChange={(value) => {
          setFilter(value);
          setRoom(PAGE);
        }}
        hidden={savedGames.length < 2}
      />
      <Alert code={trouble} />
      <p class={text.hint} hidden={wanted.length > 0}>
        {t(savedGames.length === 0 ? 'saved.none' : 'archive.none')}
      </p>
      {savedGames.length === 0 && <StartButton />}
      <ul class={rows.rows}>
        {shown.map((game) => (
          <GameRow key={`${game.id}/${game.savedAt}/${game.over}`} game={game} onOutcome={setTrouble} />
        ))}
      </ul>
      {shown.length < wanted.length && (
        <TextButton look="plain" class={styles.more} onPress={() => setRoom(room + PAGE)}>
          {t('archive.more', { count: Math.min(PAGE, wanted.length - shown.length) })}
        </TextButton>
      )}
    </>
  );
}
