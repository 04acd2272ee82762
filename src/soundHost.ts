import type { Application } from './session/contracts/app.ts';
import type { Match } from './session/contracts/match.ts';
import type { Sound } from './sound/sound.ts';
import { createSound } from './sound/sound.ts';

/** Connects the sound to the application: its settings, and the match at the table. */
export function hostSound(app: Application): Sound {
  let heard: Match | null = null;
  let settings = app.settings.sound;
  const sound = createSound({ settings });

  function listen(): void {
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
