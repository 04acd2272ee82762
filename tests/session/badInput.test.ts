// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { openSaves } from '../../src/persistence/saves.ts';
import { createApp } from '../../src/session/app/app.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import { GOOD, ILLEGAL } from '../support/badRecords.ts';
import { useDatabase } from '../support/database.ts';
import { mount } from '../hud/mounted.ts';
import { noPainter } from '../support/appPorts.ts';
import { waitFor } from '../support/waitFor.ts';

/** What the page says to records that it cannot read. Other bad input: tests/e2e/badInput.test.ts. */

useDatabase();
beforeEach(() => document.body.replaceChildren());

/** The panels over the whole application, at the menu. */
async function open(): Promise<Application> {
  const kept = new Map<string, string>([['ramparts-settings', '{"language":"en"}']]);
  const app = await createApp({
    saves: await openSaves(),
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    tablePainter: noPainter,
  });
  await mount(document.body, app).ready;
  return app;
}

/** Presses the button with this label, once it is there. */
const press = (name: RegExp): Promise<void> =>
  waitFor(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent.trim()));
    if (!button) throw new Error(`There is no button ${name}`);
    button.click();
  });

async function importText(text: string): Promise<void> {
  await press(/^Import a game$/);
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLTextAreaElement>('dialog textarea');
    if (!found) throw new Error('There is no dialog');
    return found;
  });
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await press(/^Import$/);
}

const alerted = (sentence: RegExp): Promise<void> =>
  waitFor(() =>
    expect([...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).join('\n')).toMatch(
      sentence,
    ),
  );

describe('a record that is imported', () => {
  test.each([
    ['no JSON', 'this is not a record', /game record is incomplete/],
    ['a foreign file', '{"format":"chess"}', /not a Ramparts game record/],
    ['half a record', JSON.stringify(GOOD).slice(0, -40), /game record is incomplete/],
    ['an unknown rule set', JSON.stringify({ ...GOOD, rules: 'river' }), /rule set that this version does not know/],
    ['an illegal action', JSON.stringify(ILLEGAL), /outside the wall|other player/],
    ['prototype keys', '{"__proto__":{"format":"ramparts-record"},"version":1}', /not a Ramparts game record/],
    ['deep nesting', `${'['.repeat(20000)}${']'.repeat(20000)}`, /record/],
  ])('%s is refused with a sentence, and nothing is lost', async (_, text, sentence) => {
    const app = await open();
    expect(await app.importRecord(JSON.stringify(GOOD))).toBeNull();
    const before = app.match?.view;
    app.leaveMatch();
    await importText(text);
    await alerted(sentence);
    expect(app.match).toBeNull();
    document.querySelector('dialog')?.close();
    await press(/^Continue/);
    await waitFor(() => expect(app.match).not.toBeNull());
    const after = app.match?.view;
    expect([after?.state, after?.prompt, after?.log]).toEqual([before?.state, before?.prompt, before?.log]);
  });
});
