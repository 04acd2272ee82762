import type { Application } from './session/contracts/app.ts';
import type { Match } from './session/contracts/match.ts';
import type { Sound } from './sound/sound.ts';
import { createSound } from './sound/sound.ts';

/** Connects the sound to the application: its settings, and the match at the table. */
export function hostSound(app: Application, make: typeof createSound = createSound): Sound {
  let heard: Match | null = null;
  let settings = app.settings.sound;
  const sound = make({ settings });

  /** The messages of others in the room that was looked at last. */
  let chat = { room: app.online, lines: Infinity };

  /** A message of another player, not those that were there when the room was opened. */
  function hearChat(): void {
    const lines = app.online?.view.chat.filter(({ mine }) => !mine).length ?? 0;
    const isNew = chat.room === app.online && lines > chat.lines;
    chat = { room: app.online, lines };
    if (isNew && !app.settings.chatMuted) sound.play('token-flip');
  }

  function listen(): void {
    hearChat();
    if (app.settings.sound !== settings) {
      const before = settings;
      settings = app.settings.sound;
      sound.setVolumes(settings);
      // Gives an immediate sample of a changed volume, or when sound is switched on.
      if (before.on !== settings.on || before.master !== settings.master || before.effects !== settings.effects)
        sound.play('follower');
      else if (before.ambience !== settings.ambience) sound.play('bird');
    }
    const match = app.match;
    if (match === heard) return;
    heard = match;
    sound.open(heard?.view ?? null);
    heard?.subscribe((now, before) => sound.follow(now, before));
  }

  app.subscribe(listen);
  listen();
  return sound;
}
