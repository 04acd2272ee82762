import { ADAPTERS } from '../../src/game/index.ts';
import { createElement } from 'preact';
import { showDialog } from '../../src/hud/kit/Dialog.tsx';
import { SAVE_VERSION } from '../../src/persistence/migrations/index.ts';
import { SAVE_FORMAT } from '../../src/persistence/save.ts';
import type { Save } from '../../src/persistence/save.ts';
import type { App } from '../../src/session/contracts/app.ts';
import type { FinishedGame, FinishedSave, SavedGame, SavedResult } from '../../src/session/contracts/archive.ts';
import type { Seat } from '../../src/session/contracts/match.ts';
import { gameOf } from '../../src/session/games/index.ts';
import type { Further } from './further.ts';
import { atEnd, playersOf } from './positions.ts';
import { PLAIN, way } from './way.ts';
import type { Panel } from './way.ts';

/** A year of stored games, without playing them. */

/** The opponents, and the results. */
const SEATS: readonly Seat[] = [{ kind: 'bot', level: 'steward' }, { kind: 'human' }, { kind: 'peer' }];
type End = Pick<SavedResult, 'ended'> & { readonly by?: number; readonly shared?: true };
const ENDS: readonly End[] = [
  { ended: 'over' },
  { ended: 'over' },
  { ended: 'over', shared: true },
  { ended: 'drawn' },
  { ended: 'resigned', by: 0 },
];
/** More than a page of the list. */
const GAMES_EACH = 20;

const PLAYED: readonly FinishedGame[] = ADAPTERS.flatMap((rules, place) => {
  const names = playersOf(rules);
  return Array.from({ length: GAMES_EACH }, (_, n) => {
    const seat = SEATS[n % SEATS.length] ?? { kind: 'human' };
    const { ended, by, shared } = ENDS[n % ENDS.length] ?? { ended: 'over' };
    const scores = names.map((_name, player) => 60 + ((n * 17 + player * 23) % 40));
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, player) => (shared || score === best ? [player] : []));
    const [word = ''] = gameOf(rules.id).categories;
    return {
      id: `${rules.id} ${n}`,
      rules: rules.id,
      names,
      seats: names.map((_name, player) => (player === 0 ? { kind: 'human' } : seat)),
      scores,
      colours: names.map((_name, player) => player),
      savedAt: Date.UTC(2026, 10, 20 - place * 5 - n, 18, 30),
      over: true,
      result: {
        ended,
        winners: ended === 'drawn' ? [] : winners,
        scores,
        turns: 30,
        points: { [word]: scores },
        counted: true,
        ...(by === undefined ? {} : { by }),
      },
    };
  });
});

const kept = new Map<string, FinishedSave>();

/** The games with a record, the same one for all of a rule set. */
function keptGame(id: string): FinishedSave | null {
  const game = PLAYED.find((one) => one.id === id);
  if (!game) return null;
  const { rules, names: players, seats, colours, savedAt, result } = game;
  const { record } = atEnd(rules, PLAIN);
  const save: FinishedSave = kept.get(id) ?? {
    ...{ format: SAVE_FORMAT, version: SAVE_VERSION, id, savedAt, result },
    match: {
      record: record as Save['match']['record'],
      newGame: { rules, options: {}, players, seats, colours, seed: '' },
    },
  };
  kept.set(id, save);
  return save;
}

const RUNNING: readonly SavedGame[] = PLAYED.slice(0, 3).map(
  ({ rules, names, seats, scores, colours, savedAt, id }): SavedGame => ({
    id: `${id}, running`,
    rules,
    names,
    seats,
    scores,
    colours,
    savedAt,
    over: false,
  }),
);

const BACKUP = { savedAt: Date.UTC(2026, 10, 1, 12), games: 128, broken: 12, texts: 1, sets: 12 };

const withArchive = (app: App): App =>
  Object.create(app, {
    savedGames: { value: [...RUNNING, ...PLAYED] },
    archive: {
      value: {
        ...app.archive,
        games: PLAYED,
        get: keptGame,
        readAll: () => ({ ok: true, value: BACKUP }),
        importAll: async (_text: string, _wish: unknown, busy?: (part: number) => void) => {
          busy?.(0.66);
          await new Promise((resolve) => requestAnimationFrame(resolve));
          await new Promise((resolve) => requestAnimationFrame(resolve));
          return { ok: true, value: { added: 128, known: 12, differ: 12, textsKept: false } };
        },
        exportAll: async () => ({ ok: true, value: { text: '{}', unreadable: 12 } }),
        deleteAll: async () => null,
      },
    },
  }) as App;

const later = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 60));

/** Writes a backup, reads and imports it; finally deletes everything. */
const takeBackup: Further = ({ host }) => {
  const buttons = (): readonly HTMLElement[] => [...host.querySelectorAll<HTMLElement>('.ArchiveDialog-page button')];
  return [
    async () => {
      const input = host.querySelector<HTMLInputElement>('.ArchiveDialog-page input[type="file"]');
      const files = new DataTransfer();
      files.items.add(new File(['{}'], 'backup.json'));
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change'));
      await later();
    },
    () => host.querySelector<HTMLElement>('.BackupImport-offer .Button-go')?.click(),
    later,
    async () => {
      host.querySelector<HTMLElement>('.backupPart-part .Button-plain')?.click();
      await later();
    },
    () => buttons().forEach((button) => button.closest('.backupPart-part:last-child') && button.click()),
    later,
  ];
};

const archivePart = (part: string, file: string, further?: Further): Panel =>
  way('Archive', part, {
    shows: [`archive/${file}`, 'archive/ArchiveDialog.tsx'],
    around: withArchive,
    async open(hud) {
      const { ArchiveDialog } = await import('../../src/hud/archive/index.ts');
      showDialog(hud, createElement(ArchiveDialog, null));
      hud.host.querySelector<HTMLElement>(`.ArchiveDialog-tabs input[value="${part}"]`)?.click();
    },
    ...(further ? { further } : {}),
  });

export const ARCHIVE_PANELS: readonly Panel[] = [
  archivePart('games', 'GamesPage.tsx'),
  archivePart('statistics', 'StatisticsPage.tsx'),
  archivePart('ladder', 'LadderPage.tsx'),
  archivePart('goals', 'GoalsPage.tsx'),
  archivePart('backup', 'BackupPage.tsx', takeBackup),
];
