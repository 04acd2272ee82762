import { freshId } from '../kit/controls.ts';
import { h, on } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** The addresses of custom servers for playing with a friend. */
export function networkSettings({ app, texts }: Hud): HTMLElement {
  const { t } = texts;
  const signal = h('input', {
    type: 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    id: freshId('signal'),
    value: app.settings.signal,
    placeholder: 'wss://',
  });
  const ice = h(
    'textarea',
    { rows: 2, autocomplete: 'off', spellcheck: 'false', id: freshId('ice') },
    app.settings.ice,
  );
  on(signal, 'change', () => app.changeSettings({ signal: signal.value.trim() }));
  on(ice, 'change', () => app.changeSettings({ ice: ice.value.trim() }));
  return h(
    'details',
    { class: 'folding options' },
    h('summary', {}, t('settings.network')),
    h(
      'div',
      { class: 'form' },
      h(
        'div',
        { class: 'field' },
        h('label', { class: 'label', for: signal.id }, t('settings.signal')),
        signal,
        h('span', { class: 'hint' }, t('settings.signal.hint')),
      ),
      h(
        'div',
        { class: 'field' },
        h('label', { class: 'label', for: ice.id }, t('settings.ice')),
        ice,
        h('span', { class: 'hint' }, t('settings.ice.hint')),
      ),
    ),
  );
}
