import { describe, expect, it } from 'vitest';
import { issueText } from '../../src/hud/workshop/words.ts';
import type { SetDraft } from '../../src/session/contracts/workshop.ts';
import { texts } from './fixture.ts';

describe('the workshop', () => {
  it('describes an issue in the words of the look', () => {
    const draft: SetDraft = {
      name: '',
      tiles: [],
      board: { rows: [], cells: [], corners: [], startSpaces: [] },
      tokens: new Map(),
    };
    const issue = { code: 'tiles-astray' } as const;
    expect(issueText(texts, 'castle', draft, issue)).toContain('a start space with a path');
    expect(issueText(texts, 'zamek', draft, issue)).toContain('a start space with a road');
  });
});
