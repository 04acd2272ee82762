import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Texts } from '../../i18n/index.ts';
import type { OnlinePlayer } from '../../session/contracts/online.ts';
import { hudGameOf } from '../games/index.ts';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { Select } from '../setup/Select.tsx';
import { useRoom } from './useRoom.tsx';
import badge from '../kit/badge.module.css';
import text from '../kit/text.module.css';
import pairing from './pairing.module.css';
import styles from './SeatList.module.css';

/** The players of a table with several seats. The host adds computer players, and removes people. */
export function SeatList(): VNode {
  const { t } = useTexts();
  const { view } = useRoom();
  return (
    <>
      <h4 class={text.unseen}>{t('party.players')}</h4>
      <ul class={styles.seats}>
        {view.players.map((player) => (
          <Seat key={player.side} player={player} />
        ))}
      </ul>
      <BotChoice />
    </>
  );
}

function Seat({ player }: { readonly player: OnlinePlayer }): VNode {
  const texts = useTexts();
  const { online, view } = useRoom();
  const { side, name, colour: look, kind, here } = player;
  const isAway = !here && kind !== 'bot';
  const mayGo = view.role === 'host' && (kind === 'peer' || kind === 'bot');
  return (
    <li class={styles.line} data-colour={look}>
      <span class={clsx(badge.badge, isAway && styles.away)}>{hudGameOf(view.rules).figure(look)}</span>
      <span class={styles.name}>{kind === 'me' ? texts.t('party.me', { name }) : name}</span>
      <span class={text.hint}>{marksOf(player, texts).join(', ')}</span>
      {mayGo && (
        <RoundButton sign="close" label={texts.t('party.remove', { name })} onPress={() => online.unseat(side)} />
      )}
    </li>
  );
}

function marksOf({ kind, name, level, here, agreed }: OnlinePlayer, texts: Texts): readonly string[] {
  const { t } = texts;
  if (kind === 'free') return [t('party.free')];
  if (kind !== 'bot') return [...(here ? [] : [t('party.away')]), ...(agreed ? [t('party.agrees')] : [])];
  const words = texts.level(level ?? '');
  return [t('party.bot'), ...(name === words ? [] : [words])];
}

function BotChoice(): VNode {
  const { app, texts } = useHud();
  const { t } = texts;
  const { online, view } = useRoom();
  const { botLevels, settings } = app;
  const [level, setLevel] = useState(botLevels.includes(settings.level) ? settings.level : (botLevels[0] ?? ''));
  const { role, open, lobby, players } = view;
  // In a resumed game, the name of a missing player.
  const missing = lobby?.renewed === true ? players.find(({ kind }) => kind === 'free') : undefined;
  return (
    <div
      class={clsx(pairing.handOverButtons, styles.computer)}
      hidden={role !== 'host' || !open || botLevels.length === 0}
    >
      <Select
        choices={botLevels.map((value) => ({ value, label: texts.level(value) }))}
        value={level}
        onChange={setLevel}
        spoken={t('new.level')}
      />
      <TextButton look="plain" sign="friend" onPress={() => online.seatBot(missing?.name ?? texts.level(level), level)}>
        {t('party.add')}
      </TextButton>
    </div>
  );
}
