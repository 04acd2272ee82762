import { aboutBody } from '../assists/aboutContent.ts';
import type { HudGame } from '../games/game.ts';
import type { About, GameTable, PlaceCard, PlaceGroup, TableContext } from '../games/table.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on, setAttribute } from '../kit/dom.ts';
import { icon } from '../kit/icons.tsx';

export interface PlaceBar {
  readonly element: HTMLElement;
  /** Returns true if the key opened a card. */
  open(key: string): boolean;
  update(): void;
}

/** Shows a card over the table; players without assists see it too, because its content is public. */
export function openAbout(context: TableContext, table: GameTable, about: About): void {
  const { host, texts } = context.hud;
  const dialog = openDialog(host, about.title, texts.t('close'), 'place-dialog');
  dialog.body.append(...aboutBody(context, table, about));
}

/** A button for each place that has a card: shows the essentials, and opens the card when pressed. */
export function createPlaceBar(context: TableContext, table: GameTable, { figure }: Pick<HudGame, 'figure'>): PlaceBar {
  const { match } = context;
  const places = table.places.map((place) => {
    const groups = h('span', { class: 'place-groups', 'aria-hidden': 'true' });
    const button = h(
      'button',
      { type: 'button', class: 'place-button' },
      h('span', { class: 'place-sign' }, place.sign()),
      groups,
    );
    on(button, 'click', () => openAbout(context, table, place.about()));
    return { place, groups, button, shown: '' };
  });
  const element = h('div', { class: 'places', hidden: true }, ...places.map(({ button }) => button));

  const groupOf = ({ sign, barred, figures }: PlaceGroup): HTMLElement =>
    h(
      'span',
      { class: barred ? 'place-group barred' : 'place-group' },
      sign(),
      ...figures.map(({ player, count }) => {
        const colour = match.view.players[player]?.colour ?? 0;
        return h('span', { class: `place-figure player-${colour}` }, figure(colour), count > 1 ? String(count) : null);
      }),
      barred ? icon('close') : null,
    );

  const isOpen = ({ place }: { readonly place: PlaceCard }): boolean => place.glance() !== null;

  return {
    element,
    open(key) {
      const found = places.find((one) => one.place.key === key.toUpperCase());
      if (!found || !isOpen(found)) return false;
      openAbout(context, table, found.place.about());
      return true;
    },
    update() {
      for (const one of places) {
        const glance = one.place.glance();
        const groups = one.place.groups?.() ?? [];
        one.button.hidden = glance === null;
        setAttribute(one.button, 'aria-label', `${one.place.label}: ${glance ?? ''}`);
        setAttribute(one.button, 'title', `${one.place.label} (${one.place.key}): ${glance ?? ''}`);
        const told = JSON.stringify(groups);
        if (told === one.shown) continue;
        one.shown = told;
        one.groups.replaceChildren(...groups.map(groupOf));
      }
      element.hidden = !places.some(isOpen);
    },
  };
}
