import type { Challenge } from '../../session/challenge.ts';
import { choiceGroup, freshId, textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createLevelChoice } from '../menu/levelChoice.ts';
import { ruleSetPicture } from '../menu/ruleSetPicture.ts';
import { rememberName, rememberedName } from '../online/name.ts';

const NAME_LENGTH = 24;

/** What somebody else made of the same tiles, and a way to try. */
export function openChallenge(hud: Hud, challenge: Challenge): void {
  const { app, texts } = hud;
  const { t } = texts;
  const { setup, place, name, scores } = challenge;
  const dialog = openDialog(hud.host, t('challenge.title'), t('close'), 'challenge-dialog');
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const own = h('input', { type: 'text', maxlength: NAME_LENGTH, autocomplete: 'nickname', spellcheck: 'false', id: freshId('name'), value: rememberedName(), placeholder: t('paint.0') });
  // Against another person it was: everybody takes whom they find.
  const level = createLevelChoice(hud);
  const opponent = choiceGroup<'bot' | 'human'>(t('new.opponent'), [{ value: 'bot', label: t('new.opponent.bot') }, { value: 'human', label: t('new.opponent.human') }], 'bot', (value) => {
    level.element.hidden = value !== 'bot';
  });
  const against = challenge.level === null ? [opponent.element, level.element] : [h('p', {}, t('challenge.against', { level: texts.level(challenge.level) }))];
  const levelOf = (): string | null => challenge.level ?? (opponent.value() === 'bot' ? level.value() : null);
  const go = textButton('go', t('challenge.take'), () => {}, 'check');
  go.element.type = 'submit';
  const form = h(
    'form',
    { class: 'form' },
    h('div', { class: 'challenge-offer' }, ruleSetPicture(setup.rules.id), h('p', {}, h('strong', {}, texts.r(setup.rules.id, 'name')), h('span', { class: 'lead' }, t('challenge.offer', { name: name || '?', own: scores[0], other: scores[1] })))),
    h('p', { class: 'hint' }, `${t('challenge.same')} ${t(place === 0 ? 'challenge.begins' : 'challenge.follows')}`),
    ...against,
    h('div', { class: 'field' }, h('label', { class: 'label', for: own.id }, t('new.name.you')), own),
    trouble,
    h('div', { class: 'form-end' }, go.element),
  );
  on(form, 'submit', (event) => {
    event.preventDefault();
    const bot = levelOf();
    rememberName(own.value.trim());
    const names = [own.value.trim() || t('paint.0'), t(bot === null ? 'paint.1' : 'new.name.bot')] as const;
    void app.takeChallenge({ names, level: bot }).then((code) => {
      setText(trouble, code === null ? '' : texts.code(code));
      trouble.hidden = code === null;
    });
  });
  dialog.body.append(form);
  dialog.element.addEventListener('close', () => app.challenge === challenge && app.screen === 'menu' && void app.takeChallenge(null));
}
