import { DISTINCT_LOOKS } from '../../art/players.ts';
import { adapterOf } from '../../game/index.ts';
import type { Challenge } from '../../session/contracts/challenge.ts';
import { choiceGroup, freshId, textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createAlert } from '../kit/alert.ts';
import { moduleWords } from '../modules/index.ts';
import { paintName } from '../menu/colourChoice.ts';
import { rulesName } from '../menu/gameWords.ts';
import { createLevelChoice } from '../menu/levelChoice.ts';
import { modulesIn } from '../menu/optionsForm.ts';
import { NAME_LENGTH } from '../menu/person.ts';
import { RuleSetPicture } from '../menu/RuleSetPicture.tsx';
import { rememberName, rememberedName } from '../online/name.ts';

/** Shows what score another player got with the same tiles, and starts a game with them. */
export function openChallenge(hud: Hud, challenge: Challenge): void {
  const { app, texts } = hud;
  const { t } = texts;
  const { start, place, name, scores, levels } = challenge;
  const { rules, options } = start;
  const [made = 0, ...theirs] = scores;
  const dialog = openDialog(hud.host, t('challenge.title'), t('close'), 'challenge-dialog');
  const { element: trouble, tell } = createAlert(texts);
  const own = h('input', {
    type: 'text',
    maxlength: NAME_LENGTH,
    autocomplete: 'nickname',
    spellcheck: 'false',
    id: freshId('name'),
    value: rememberedName(),
    placeholder: t('paint.0'),
  });
  // The original opponent was a person: the player chooses their own opponent.
  const level = createLevelChoice(hud);
  const opponent = choiceGroup<'bot' | 'human'>(
    t('new.opponent'),
    [
      { value: 'bot', label: t('new.opponent.bot') },
      { value: 'human', label: t(levels.length === 1 ? 'new.opponent.human' : 'carcassonne.seat.human') },
    ],
    'bot',
    (value) => {
      level.element.hidden = value !== 'bot';
    },
  );
  const computers = levels.flatMap((one) => (one === null ? [] : [texts.level(one)]));
  const against = [
    ...(computers.length > 0 ? [h('p', {}, t('challenge.against', { level: texts.list(computers) }))] : []),
    ...(levels.includes(null) ? [opponent.element, level.element] : []),
  ];
  const levelOf = (one: string | null): string | null => one ?? (opponent.value() === 'bot' ? level.value() : null);
  const go = textButton('go', t('challenge.take'), () => {}, 'check');
  go.element.type = 'submit';
  const turn =
    place === 0
      ? t('challenge.begins')
      : levels.length === 1
        ? t('challenge.follows')
        : t('challenge.turn', { place: place + 1, count: scores.length });
  const modules = modulesIn(adapterOf(rules).formatOptions(options)).map((id) => moduleWords(String(id)).name(texts));
  const form = h(
    'form',
    { class: 'form' },
    h(
      'div',
      { class: 'challenge-offer' },
      RuleSetPicture({ rules }),
      h(
        'p',
        {},
        h('strong', {}, rulesName(texts, rules)),
        h(
          'span',
          { class: 'lead' },
          t('challenge.offer', { name: name || '?', own: made, other: theirs.map(texts.number).join(' : ') }),
        ),
      ),
    ),
    h(
      'p',
      { class: 'hint' },
      [
        t('challenge.same'),
        turn,
        ...(modules.length > 0 ? [`${t('carcassonne.modules')}: ${modules.join(', ')}.`] : []),
      ].join(' '),
    ),
    ...against,
    h('div', { class: 'field' }, h('label', { class: 'label', for: own.id }, t('new.name.you')), own),
    trouble,
    h('div', { class: 'form-end' }, go.element),
  );
  on(form, 'submit', (event) => {
    event.preventDefault();
    rememberName(own.value.trim());
    const bots = levels.map(levelOf);
    // Several computer players are named by their colours.
    const nameOf = (bot: string | null, index: number): string =>
      bot === null || levels.length > 1 ? paintName(texts, DISTINCT_LOOKS[index + 1] ?? 0) : t('new.name.bot');
    const names = [own.value.trim() || t('paint.0'), ...bots.map(nameOf)];
    void app.takeChallenge({ names, levels: bots }).then(tell);
  });
  dialog.body.append(form);
  dialog.element.addEventListener(
    'close',
    () => app.challenge === challenge && app.screen === 'menu' && void app.takeChallenge(null),
  );
}
