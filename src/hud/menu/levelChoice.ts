import type { Choice } from '../kit/controls.ts';
import { choiceGroup, freshId } from '../kit/controls.ts';
import { h, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** Strength of the computer player: levels in a row, personalities in another, and a description of the chosen one. */
export function createLevelChoice({ app, texts }: Hud): { readonly element: HTMLElement; value(): string } {
  const [firstCharacter] = app.botCharacters;
  const strengths = app.botLevels.length - app.botCharacters.length;
  const choices = app.botLevels.map((value, place): Choice<string> => ({
    value,
    label: texts.level(value),
    picture: strengthBar(Math.min(1, (place + 1) / strengths)),
    ...(value === firstCharacter ? { heading: texts.t('new.level.characters') } : {}),
  }));
  const start = app.botLevels.find((level) => level === app.settings.level) ?? app.botLevels[0] ?? '';
  const hint = h('p', { class: 'hint level-hint', id: freshId('level'), role: 'status' });
  const tell = (level: string): void => setText(hint, texts.levelHint(level));
  const group = choiceGroup(texts.t('new.level'), choices, start, tell, 'segments levels');
  tell(start);
  setAttribute(group.element, 'aria-describedby', hint.id);
  group.element.append(hint);
  return { element: group.element, value: group.value };
}

/** How strong a level is; decorative, since the order shows it too. */
function strengthBar(part: number): HTMLElement {
  const fill = h('span', {});
  fill.style.inlineSize = `${part * 100}%`;
  return h('span', { class: 'level-bar', 'aria-hidden': 'true' }, fill);
}
