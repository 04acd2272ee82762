import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ADAPTERS, adapterOf } from '../../game/index.ts';
import { climbed, ladderOf } from '../../session/archive/ladder.ts';
import type { Climbed, Rung } from '../../session/archive/ladder.ts';
import type { Outcome } from '../../session/contracts/app.ts';
import { Alert } from '../kit/Alert.tsx';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useApp, useFreshId, useHud, useTexts } from '../kit/context.tsx';
import { useClose } from '../kit/Dialog.tsx';
import { rulesName } from '../setup/gameWords.ts';
import { chancesOf, toNewGame } from '../setup/newGame.ts';
import { ladderGame } from './ladderGame.ts';
import { Mark } from './Mark.tsx';
import { rungWords } from './rungWords.ts';
import rows from '../kit/rows.module.css';
import text from '../kit/text.module.css';
import styles from './steps.module.css';

/** Opponents from the weakest to the strongest, and harder games after that. */
export function LadderPage(): VNode {
  const { archive, botLevels: levels, botCharacters: characters, savedGames, settings } = useApp();
  const texts = useTexts();
  const { t } = texts;
  const [rules, setRules] = useState(savedGames[0]?.rules ?? (settings.lastRules || (ADAPTERS[0]?.id ?? '')));
  const [trouble, setTrouble] = useState<Outcome>(null);
  const rungs = climbed(ladderOf({ levels, characters, most: adapterOf(rules).seats.most }), archive, rules);
  const next = rungs.find(({ wins }) => wins === 0);
  const isCharacter = ({ level }: Rung): boolean => characters.includes(level);
  const groups = [
    { name: t('ladder.levels'), has: (rung: Rung) => rung.handicap === null && !isCharacter(rung) },
    { name: t('new.level.characters'), has: isCharacter },
    { name: t('ladder.handicaps'), has: (rung: Rung) => rung.handicap !== null },
  ];
  return (
    <>
      <ChoiceGroup
        legend={t('stats.rules')}
        choices={ADAPTERS.map(({ id }) => ({ value: id as string, label: rulesName(texts, id) }))}
        value={rules}
        onChange={setRules}
      />
      <p class={text.hint}>{t('ladder.lead')}</p>
      <Alert code={trouble} />
      {next && <NextRung rules={rules} rung={next} onOutcome={setTrouble} />}
      {groups.map(({ name, has }) => (
        <Group key={name} name={name}>
          {rungs.map((rung, n) =>
            has(rung) ? (
              <RungRow key={n} rules={rules} rung={rung} number={n + 1} isNext={rung === next} onOutcome={setTrouble} />
            ) : null,
          )}
        </Group>
      ))}
    </>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: readonly (VNode | null)[] }): VNode {
  const heading = useFreshId('ladder');
  return (
    <section class={styles.group} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <ol class={rows.rows}>{children}</ol>
    </section>
  );
}

interface RungProps {
  readonly rules: string;
  readonly rung: Climbed;
  readonly onOutcome: (code: Outcome) => void;
}

/** Starts the game of a rung. */
function usePlay({ rules, rung, onOutcome }: RungProps): () => void {
  const hud = useHud();
  const { app } = hud;
  const close = useClose();
  return () =>
    void app.newGame(toNewGame(ladderGame(hud, rules, rung), chancesOf(app))).then((code) => {
      onOutcome(code);
      if (code === null) close();
    });
}

/** The next opponent, where everyone finds them. */
function NextRung(props: RungProps): VNode {
  const texts = useTexts();
  const { t } = texts;
  const heading = useFreshId('next');
  const { name, hint } = rungWords(texts, props.rung);
  return (
    <section class={clsx(rows.row, styles.next)} aria-labelledby={heading}>
      <div class={rows.text}>
        <h3 class={text.label} id={heading}>
          {t('ladder.next')}
        </h3>
        <strong>{name}</strong>
        <span class={text.hint}>{hint}</span>
      </div>
      <TextButton
        look="go"
        sign="play"
        aria-label={t('ladder.play.of', { step: name })}
        class={styles.go}
        onPress={usePlay(props)}
      >
        {t('ladder.play')}
      </TextButton>
    </section>
  );
}

function RungRow(props: RungProps & { readonly number: number; readonly isNext: boolean }): VNode {
  const texts = useTexts();
  const { t } = texts;
  const { rung, number, isNext } = props;
  const { name, hint } = rungWords(texts, rung);
  return (
    <li class={clsx(rows.row, styles.step)} aria-current={isNext ? 'step' : undefined}>
      <Mark isDone={rung.wins > 0}>{texts.number(number)}</Mark>
      <div class={rows.text}>
        <strong>{name}</strong>
        <span class={text.hint}>{hint}</span>
        {rung.wins > 0 && <span class={styles.done}>{t('ladder.wins', { count: rung.wins })}</span>}
      </div>
      <RoundButton sign="play" label={t('ladder.play.of', { step: name })} onPress={usePlay(props)} />
    </li>
  );
}
