import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { fetchPart } from '../kit/fetchPart.ts';
import { useHud } from '../kit/context.tsx';
import { Icon } from '../kit/icons.tsx';
import type { IconName } from '../kit/icons.tsx';
import { playPuzzleOfDay } from '../learn/openPuzzles.ts';
import surface from '../kit/surface.module.css';
import styles from './Shortcuts.module.css';

/** What people want most, beside playing: one tap each. */
export function Shortcuts(): VNode {
  const hud = useHud();
  const { t } = hud.texts;
  const friend = (): void =>
    fetchPart(
      hud,
      () => import('../online/index.ts'),
      ({ openFriend }) => openFriend(hud, null),
    );
  const lessons = (): void =>
    fetchPart(
      hud,
      () => import('../learn/LessonsDialog.tsx'),
      ({ openLessons }) => openLessons(hud),
    );
  return (
    <div class={styles.shortcuts}>
      <Shortcut sign="friend" label={t('menu.friend')} onPress={friend} />
      <Shortcut sign="book" label={t('learn.title')} onPress={lessons} />
      <Shortcut sign="puzzle" label={t('puzzles.menu')} onPress={() => playPuzzleOfDay(hud)} />
    </div>
  );
}

interface ShortcutProps {
  readonly sign: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

const Shortcut = ({ sign, label, onPress }: ShortcutProps): VNode => (
  <button type="button" class={clsx(surface.slip, styles.shortcut)} onClick={onPress}>
    <Icon name={sign} />
    <span>{label}</span>
  </button>
);
