// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hostSound } from '../../src/soundHost.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import type { Sound } from '../../src/sound/sound.ts';
import { DEFAULT_SETTINGS } from '../../src/session/app/settings.ts';

test('a new message of another player has a sound; one’s own, those from before and muted ones have none', () => {
  const played: string[] = [];
  const sound = { play: (name: string) => void played.push(name), open: () => undefined } as unknown as Sound;
  let listener = (): void => undefined;
  const line = (mine: boolean) => ({ id: '', mine, name: '', say: { text: 'Hi' } });
  const room = (chat: readonly object[]) => ({ view: { chat } });
  const app = {
    match: null,
    settings: DEFAULT_SETTINGS,
    online: null as object | null,
    subscribe: (heard: () => void) => void (listener = heard),
  };
  const chat = [line(false), line(false)];
  hostSound(app as unknown as Application, () => sound);
  app.online = room(chat);
  listener();
  expect(played).toEqual([]);
  chat.push(line(true));
  listener();
  expect(played).toEqual([]);
  chat.push(line(false));
  listener();
  listener();
  expect(played).toEqual(['token-flip']);
  app.settings = { ...DEFAULT_SETTINGS, chatMuted: true };
  chat.push(line(false));
  listener();
  expect(played).toEqual(['token-flip']);
});
