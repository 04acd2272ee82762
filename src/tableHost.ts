import type { HudHandle } from './hud/index.ts';
import { lightOf } from './scenes/board/hour.ts';
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

/** Further than this is no tap, in CSS pixels. */
const SLACK = 6;

/** Drags the tile from the hand in the HUD onto the table: where it is let go over a legal cell it hangs. */
function dragFromHand(match: () => Match | null, table: () => TableHandle | null): void {
  document.addEventListener('pointerdown', (down) => {
    const hand = down.target instanceof Element ? down.target.closest('[data-drag="hand"]') : null;
    if (!hand || !down.isPrimary || match()?.view.state.awaiting !== 'place') return;
    const ended = new AbortController();
    const { signal } = ended;
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLACK) return;
      const cell = table()?.cellAt(event.clientX, event.clientY);
      if (cell) match()?.intents.hoverTile(cell);
    };
    document.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, () => ended.abort(), { signal });
  });
}

export function hostTable(host: HTMLElement, app: Application, hud: HudHandle, sound: Sound): void {
  let shown: Match | null = null;
  let table: TableHandle | null = null;
  const calm = (): boolean => app.settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

  async function show(match: Match): Promise<void> {
    // Before the first picture of a tile is painted.
    app.studio().setLight(lightOf(match.view, app.settings.light));
    const { startTable } = await import('./scenes/start.ts');
    if (shown !== match) return;
    const started = await startTable(host, match, {
      studio: app.studio(),
      tiles: app.tile,
      reducedMotion: calm(),
      speed: app.settings.speed,
      light: app.settings.light,
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
    table?.setSettings({ reducedMotion: calm(), speed: app.settings.speed, light: app.settings.light });
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
  dragFromHand(() => shown, () => table);
  app.subscribe(follow);
  follow();
}
