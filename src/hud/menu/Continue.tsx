import { clsx } from 'clsx';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Outcome } from '../../session/contracts/app.ts';
import { Alert } from '../kit/Alert.tsx';
import { useApp, useHud } from '../kit/context.tsx';
import { Icon } from '../kit/icons.tsx';
import { Badges } from '../setup/Badges.tsx';
import { tableAtOnce } from './playNow.ts';
import { chancesOf, toNewGame } from '../setup/newGame.ts';
import { rulesName, standText, versus } from '../setup/gameWords.ts';
import { openSaved } from '../sharing/openSaved.ts';
import surface from '../kit/surface.module.css';
import text from '../kit/text.module.css';
import styles from './Continue.module.css';

/** Offers the game that was played last; if there is none, a game that starts without questions. */
export function Continue(): VNode {
  const hud = useHud();
  const app = useApp();
  const { t } = hud.texts;
  const game = app.savedGames.find((saved) => !saved.over);
  return (
    <div class={styles.continue}>
      {game ? (
        <Offer key={`${game.id}/${game.savedAt}`} sign={<Badges game={game} />} onPress={() => openSaved(hud, game.id)}>
          <strong>{t('menu.continue')}</strong>
          <span>{versus(hud.texts, game)}</span>
          <span class={text.hint}>{standText(hud.texts, game)}</span>
        </Offer>
      ) : (
        <PlayNow />
      )}
    </div>
  );
}

function PlayNow(): VNode {
  const hud = useHud();
  const { app, texts } = hud;
  const { settings } = app;
  const table = useMemo(() => tableAtOnce(hud), [hud, settings]);
  // Decided before it is started, so that its first tile can be painted while the player reads.
  const game = useMemo(() => toNewGame(table, chancesOf(app)), [table]);
  useEffect(() => {
    app.paintAhead(game);
    return () => app.paintAhead(null);
  }, [app, game]);
  const { rules, people } = table;
  const isFirst = settings.lastRules === '';
  return (
    <Offer onPress={() => app.newGame(game)}>
      <strong>{texts.t('menu.first')}</strong>
      {!isFirst && <span>{versus(texts, { rules, names: people.map(({ name }) => name) })}</span>}
      <span class={text.hint}>
        {isFirst ? texts.t('menu.first.hint', { rules: rulesName(texts, rules) }) : rulesName(texts, rules)}
      </span>
    </Offer>
  );
}

interface OfferProps {
  /** Resolves with an error code, or `null`. */
  readonly onPress: () => Promise<Outcome>;
  readonly sign?: VNode;
  readonly children: ComponentChildren;
}

function Offer({ onPress, sign, children }: OfferProps): VNode {
  const [trouble, setTrouble] = useState<Outcome>(null);
  return (
    <>
      <button type="button" class={clsx(surface.slip, styles.button)} onClick={() => void onPress().then(setTrouble)}>
        {sign}
        <span class={styles.text}>{children}</span>
        <span class={styles.goMark}>
          <Icon name="play" />
        </span>
      </button>
      <Alert code={trouble} />
    </>
  );
}
