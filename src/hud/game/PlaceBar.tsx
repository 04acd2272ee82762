import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { AboutBody } from '../assists/AboutBody.tsx';
import type { About, PlaceCard, PlaceGroup } from '../table/table.ts';
import { useContent } from '../table/useContent.tsx';
import { useView } from '../table/useMatch.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/icons.tsx';
import styles from './PlaceBar.module.css';

/** A card over the table; players without assists see it too, because its content is public. */
export const AboutDialog = ({ about }: { about: About }): VNode => (
  <Dialog title={about.title} class={styles.dialog}>
    <AboutBody about={about} />
  </Dialog>
);

interface PlaceBarProps {
  readonly onPlace: (place: PlaceCard) => void;
}

/** A button for each place that has a card: shows the essentials, and opens the card when pressed. */
export function PlaceBar({ onPlace }: PlaceBarProps): VNode {
  useView();
  const { places } = useContent().table;
  return (
    <div class={styles.places} hidden={places.every((place) => place.glance() === null)}>
      {places.map((place) => {
        const glance = place.glance();
        return (
          <button
            key={place.key}
            type="button"
            class={styles.button}
            hidden={glance === null}
            aria-label={`${place.label}: ${glance ?? ''}`}
            title={`${place.label} (${place.key}): ${glance ?? ''}`}
            onClick={() => onPlace(place)}
          >
            <span class={styles.sign}>{place.sign()}</span>
            <span class={styles.groups} aria-hidden="true">
              {place.groups?.().map((group, n) => (
                <Group key={n} group={group} />
              ))}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function Group({ group: { sign, barred, figures } }: { group: PlaceGroup }): VNode {
  const { figure } = useContent().game;
  const { players } = useView();
  return (
    <span class={clsx(styles.group, barred && styles.barred)}>
      {sign()}
      {figures.map(({ player, count }) => {
        const colour = players[player]?.colour ?? 0;
        return (
          <span key={player} class={styles.figure} data-colour={colour}>
            {figure(colour)}
            {count > 1 && count}
          </span>
        );
      })}
      {barred && <Icon name="close" />}
    </span>
  );
}
