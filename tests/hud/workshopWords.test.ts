import { describe, expect, it } from 'vitest';
import { flawText } from '../../src/hud/workshop/words.ts';
import type { SetDraft } from '../../src/session/workshopContract.ts';
import { texts } from './fixture.ts';

describe('the workshop', () => {
  it('describes a flaw in the words of the look', () => {
    const draft: SetDraft = {
      name: '',
      tiles: [],
      board: { rows: [], cells: [], corners: [], startSpaces: [] },
      tokens: new Map(),
    };
    const flaw = { code: 'tiles-astray' } as const;
    expect(flawText(texts, 'castle', draft, flaw)).toContain('a start space with a path');
    expect(flawText(texts, 'zamek', draft, flaw)).toContain('a start space with a road');
  });
});
