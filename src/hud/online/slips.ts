import type { App } from '../../session/appContract.ts';
import type { Online, OnlineView } from '../../session/onlineContract.ts';
import type { Texts } from '../../i18n/index.ts';
import { cheatText, linkText, otherName } from './words.ts';

/** What the match with a friend has to tell or to ask right now, as slips over the table. */
export interface Slip {
  readonly key: string;
  readonly text: string;
  readonly tone: 'status' | 'alert';
  readonly acts: readonly { readonly label: string; readonly act: () => void; readonly main?: boolean }[];
}

export function slipsOf(view: OnlineView, online: Online, app: App, texts: Texts): readonly Slip[] {
  const { t } = texts;
  const name = otherName(view, texts);
  const slips: Slip[] = [];
  const tell = (key: string, text: string, acts: Slip['acts'] = [], tone: Slip['tone'] = 'status'): void => void slips.push({ key, text, tone, acts });
  const yesNo = (answer: (yes: boolean) => void, yes: string, no: string): Slip['acts'] => [
    { label: yes, act: () => answer(true), main: true },
    { label: no, act: () => answer(false) },
  ];

  if (view.cheat !== null) tell(`cheat ${view.cheat}`, cheatText(view, texts), [], 'alert');
  if (view.withheld && view.cheat === null) tell('withheld', t('link.withheld', { name }), [], 'alert');
  if (view.trouble !== null && view.link !== 'linked') tell(`trouble ${view.trouble}`, texts.code(view.trouble), [], 'alert');
  if (view.trouble === null && view.link !== 'linked') tell(`link ${view.link}`, linkText(view, texts));
  if (view.watcher && !view.watcher.answered) tell(`watcher ${view.watcher.name}`, t('room.watcher', { name: view.watcher.name }), yesNo((yes) => online.answerWatcher(yes), t('room.watcher.yes'), t('room.watcher.no')), 'alert');
  if (view.ask) {
    const { mine, what } = view.ask;
    if (mine) tell(`asked ${what}`, t(`ask.mine.${what}`));
    else tell(`ask ${what}`, t(`ask.${what}`, { name }), yesNo((yes) => online.answer(yes), t('ask.yes'), t('ask.no')), 'alert');
  }
  if (view.ended) slips.push(endSlip(view, online, app, texts, name));
  return slips;
}

function endSlip({ ended, lobby, role }: OnlineView, online: Online, app: App, { t }: Texts, name: string): Slip {
  const result = ended?.type === 'resigned' ? (ended.mine ? t('ended.resigned.mine') : t('ended.resigned.other', { name })) : ended?.type === 'drawn' ? t('ended.drawn') : t('ended.over');
  const leave = { label: t('room.leave'), act: () => app.leaveMatch() };
  if (role === 'watch' || !lobby) return { key: 'ended', text: result, tone: 'status', acts: [leave] };
  if (lobby.agreed.mine) return { key: 'ended waiting', text: `${result} ${t('ended.rematch.waiting', { name })}`, tone: 'status', acts: [leave] };
  const text = lobby.agreed.other ? `${result} ${t('ended.rematch.asked', { name })}` : result;
  return { key: `ended ${lobby.agreed.other}`, text, tone: 'status', acts: [{ label: t('ended.rematch'), act: () => online.agree(), main: true }, leave] };
}
