import type { Save } from '../../src/persistence/save.ts';

/** A save in the current format. */
export const sampleSave = (
  change: { readonly id?: string; readonly savedAt?: number; readonly actions?: readonly unknown[] } = {},
): Save => ({
  format: 'ramparts-save',
  version: 1,
  id: change.id ?? 'one',
  savedAt: change.savedAt ?? 1000,
  match: {
    record: {
      format: 'ramparts-record',
      version: 1,
      rules: 'castle',
      deck: ['C01'],
      wallTokens: { 12: 3 },
      actions: change.actions ?? [],
    },
    newGame: {
      rules: 'castle',
      options: {},
      players: ['Ada', 'Ben'],
      seats: [{ kind: 'human' }, { kind: 'bot', level: 'steward' }],
      colours: [0, 1],
      seed: 'harvest',
    },
  },
});
