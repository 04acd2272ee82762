import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { App } from '../../session/contracts/app.ts';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useHud } from '../kit/context.tsx';
import { useFreshId } from '../kit/context.tsx';
import text from '../kit/text.module.css';
import styles from './LevelChoice.module.css';

/** The level that was played last. */
export const levelPlayedLast = ({ botLevels, settings }: Pick<App, 'botLevels' | 'settings'>): string =>
  botLevels.find((level) => level === settings.level) ?? botLevels[0] ?? '';

interface LevelChoiceProps {
  readonly value: string;
  readonly onChange: (level: string) => void;
  readonly hidden?: boolean;
}

/** Strength of the computer player: levels in a row, personalities in another, and a description of the chosen one. */
export function LevelChoice({ value, onChange, hidden }: LevelChoiceProps): VNode {
  const { app, texts } = useHud();
  const hint = useFreshId('level');
  const [firstCharacter] = app.botCharacters;
  const strengths = app.botLevels.length - app.botCharacters.length;
  return (
    <ChoiceGroup
      legend={texts.t('new.level')}
      choices={app.botLevels.map((level, place) => ({
        value: level,
        label: texts.level(level),
        picture: <StrengthBar part={Math.min(1, (place + 1) / strengths)} />,
        ...(level === firstCharacter ? { heading: texts.t('new.level.characters') } : {}),
      }))}
      value={value}
      onChange={onChange}
      class={styles.levels}
      hidden={hidden ?? false}
      describedBy={hint}
    >
      <p class={clsx(text.hint, styles.hint)} id={hint} role="status">
        {texts.levelHint(value)}
      </p>
    </ChoiceGroup>
  );
}

/** How strong a level is; decorative, since the order shows it too. */
const StrengthBar = ({ part }: { readonly part: number }): VNode => (
  <span class={styles.bar} aria-hidden="true">
    <span style={{ inlineSize: `${part * 100}%` }} />
  </span>
);
