import type { App } from '../../session/contracts/app.ts';
import type { Online, OnlineView } from '../../session/contracts/online.ts';
import type { Texts } from '../../i18n/index.ts';
import { awayText, cheatText, isParty, linkText, otherName, partingText } from './words.ts';

/** A notice or a question about the match with friends, shown over the table. */
export interface RoomNotice {
  readonly key: string;
  readonly text: string;
  readonly tone: 'status' | 'alert';
  readonly acts: readonly { readonly label: string; readonly act: () => void; readonly main?: boolean }[];
}

export function roomNoticesOf(view: OnlineView, online: Online, app: App, texts: Texts): readonly RoomNotice[] {
  const { t } = texts;
  const notices: RoomNotice[] = [];
  const tell = (key: string, text: string, acts: RoomNotice['acts'] = [], tone: RoomNotice['tone'] = 'status'): void =>
    void notices.push({ key, text, tone, acts });
  const yesNo = (answer: (yes: boolean) => void, yes: string, no: string): RoomNotice['acts'] => [
    { label: yes, act: () => answer(true), main: true },
    { label: no, act: () => answer(false) },
  ];

  // For a player who has left for good the match is over, whatever the others do.
  if (view.trouble === 'left' && view.cheat === null)
    return [
      {
        key: 'left',
        text: texts.code('left'),
        tone: 'alert',
        acts: [{ label: t('room.leave'), act: () => app.leaveMatch(), main: true }],
      },
    ];
  if (view.cheat !== null) tell(`cheat ${view.cheat.code}`, cheatText(view.cheat, texts), [], 'alert');
  if (view.stopped !== null) tell('stopped', t('party.stopped', { name: view.stopped }), [], 'alert');
  if (view.withheld.length > 0 && view.cheat === null)
    tell('withheld', t('link.withheld', { name: texts.list(view.withheld) }), [], 'alert');
  if (view.parting !== null) tell('parting', partingText(view.parting, texts), [], 'alert');
  for (const { name, seconds } of view.doubts) tell(`doubt ${name}`, t('link.doubt', { name, count: seconds }));
  if (view.idle !== null)
    tell(`idle ${view.idle.name}`, t(view.idle.isOver ? 'link.overtime' : 'link.idle', { name: view.idle.name }));
  // Problems with this device's storage are shown at once.
  if (
    view.trouble !== null &&
    (view.link !== 'linked' || view.trouble.startsWith('save-') || view.trouble === 'memory-gone')
  )
    tell(`trouble ${view.trouble}`, texts.code(view.trouble), [], 'alert');
  const away = isParty(view) && view.playing ? awayText(view, texts) : null;
  if (view.trouble === null && view.link !== 'linked') tell(`link ${view.link}`, linkText(view, texts));
  else if (away !== null) tell('away', away);
  const all = { label: t('room.turn-down'), act: () => online.turnAllDown() };
  if (view.spectator && !view.spectator.answered) {
    const { id, name, others } = view.spectator;
    const acts = yesNo((yes) => online.answerSpectator(yes, id), t('room.spectator.yes'), t('room.spectator.no'));
    tell(`spectator ${id}`, t('room.spectator', { name }), others > 0 ? [...acts, all] : acts, 'alert');
  }
  if (view.ask) {
    const { mine, name, what, answered } = view.ask;
    if (mine) tell(`asked ${what}`, t(`ask.mine.${what}`));
    else if (answered) tell(`answered ${what}`, t('party.asked'));
    else if (view.role !== 'watch')
      tell(
        `ask ${what}`,
        t(`ask.${what}`, { name }),
        yesNo((yes) => online.answer(yes, view.ask?.id ?? ''), t('ask.yes'), t('ask.no')),
        'alert',
      );
  }
  if (view.applicant !== null && view.ended) {
    const { id, name, others } = view.applicant;
    const acts = yesNo((yes) => online.answerApplicant(yes, id), t('room.applicant.yes'), t('room.applicant.no'));
    tell(`applicant ${id}`, t('room.applicant', { name }), others > 0 ? [...acts, all] : acts, 'alert');
  }
  if (view.ended) notices.push(endNotice(view, online, app, texts));
  return notices;
}

function endText({ ended, ...view }: OnlineView, { t }: Texts): string {
  if (ended?.type === 'drawn') return t('ended.drawn');
  if (ended?.type !== 'resigned' && ended?.type !== 'time-up') return t('ended.over');
  if (ended.mine) return t(`ended.${ended.type}.mine`);
  return t(isParty(view) ? `party.${ended.type}` : `ended.${ended.type}.other`, { name: ended.name });
}

function endNotice(view: OnlineView, online: Online, app: App, texts: Texts): RoomNotice {
  const { t } = texts;
  const { lobby, role, players } = view;
  const result = endText(view, texts);
  const leave = { label: t('room.leave'), act: () => app.leaveMatch() };
  if (role === 'watch' || !lobby) return { key: 'ended', text: result, tone: 'status', acts: [leave] };
  const [agreed, waiting] = [true, false].map((yes) =>
    players.flatMap((player) => (player.kind === 'peer' && player.agreed === yes ? [player.name] : [])),
  );
  if (lobby.agreed)
    return {
      key: 'ended waiting',
      text: `${result} ${t('ended.rematch.waiting', { name: waiting && waiting.length > 0 ? texts.list(waiting) : otherName(view, texts) })}`,
      tone: 'status',
      acts: [leave],
    };
  const asked =
    agreed && agreed.length > 0
      ? ` ${t(isParty(view) ? 'party.rematch.asked' : 'ended.rematch.asked', { name: texts.list(agreed) })}`
      : '';
  const again = { label: t(isParty(view) ? 'party.rematch' : 'ended.rematch'), act: () => online.agree(), main: true };
  return { key: `ended ${asked}`, text: `${result}${asked}`, tone: 'status', acts: [again, leave] };
}
