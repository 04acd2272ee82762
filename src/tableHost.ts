import type { HudHandle } from './hud/index.ts';
import type { TableHandle } from './scenes/start.ts';
import type { Application } from './session/app.ts';
import type { Match } from './session/contract.ts';
import type { Sound } from './sound/sound.ts';

/** The Phaser table of the match in progress. Its code is loaded when the first match starts, so the menu never waits for it. */

const RENDERERS = ['auto', 'canvas', 'webgl'] as const;

function rendererOf(address: URL): (typeof RENDERERS)[number] {
  const wish = address.searchParams.get('renderer');
  return RENDERERS.find((known) => known === wish) ?? 'auto';
}

export function hostTable(host: HTMLElement, app: Application, hud: HudHandle, sound: Sound): void {
  let shown: Match | null = null;
  let table: TableHandle | null = null;
  const calm = (): boolean => app.settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

  async function show(match: Match): Promise<void> {
    const { startTable } = await import('./scenes/start.ts');
    if (shown !== match) return;
    const started = await startTable(host, match, {
      studio: app.studio(),
      tiles: app.tile,
      reducedMotion: calm(),
      speed: app.settings.speed,
      renderer: rendererOf(new URL(location.href)),
      insets: hud.insets,
      onMoment: sound.moment,
    });
    if (shown === match) table = started;
    else started.close();
    timeSound();
  }

  /** Without motion there are no moments to keep time with. */
  const timeSound = (): void => sound.setTimed(table !== null && !calm() && app.settings.speed > 0);
  const rested = (): void => void (table?.idle() ?? Promise.resolve()).then(sound.settled);

  function follow(): void {
    table?.setSettings({ reducedMotion: calm(), speed: app.settings.speed });
    timeSound();
    if (app.match === shown) return;
    table?.close();
    table = null;
    timeSound();
    shown = app.match;
    host.hidden = shown === null;
    shown?.subscribe(rested);
    if (shown) show(shown).catch(() => app.notify('table-failed', 'alert'));
  }

  hud.onInsets(() => table?.setSettings({ insets: hud.insets }));
  hud.onFit(() => table?.fit());
  app.subscribe(follow);
  follow();
}
