import { LANGUAGES } from '../../src/i18n/index.ts';
import { openPanel } from './openPanel.ts';
import { PANELS } from './panels.ts';
import { wordsIn } from './words.ts';

/** One panel of the HUD: `panel.html#panel=…&language=…&text=…`. */

const parameters = new URLSearchParams(location.hash.slice(1));
addEventListener('hashchange', () => location.reload());

async function show(): Promise<void> {
  const panel = PANELS.find(({ id }) => id === parameters.get('panel'));
  const host = document.querySelector<HTMLElement>('#hud');
  if (!panel || !host) throw new Error(`There is no panel ${parameters.get('panel')}`);
  document.title = panel.title;
  const tongue = parameters.get('language') ?? 'en';
  await openPanel(host, panel, {
    texts: await wordsIn(tongue),
    language: LANGUAGES.find((language) => language === tongue) ?? 'en',
    textSize: Number(parameters.get('text') ?? '100') / 100,
  });
}

/** The surrounding page waits for this event. */
const tell = (): void => {
  document.documentElement.dataset['panel'] = 'shown';
  window.frameElement?.dispatchEvent(new Event('panel-shown'));
};
show().then(tell, (error: unknown) => {
  document.body.prepend(Object.assign(document.createElement('pre'), { textContent: String(error) }));
  tell();
  reportError(error);
});
