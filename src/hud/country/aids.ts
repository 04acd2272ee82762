import type { country } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { CountryAids } from '../../session/country/aids.ts';
import type { CountryLayer, CountryMatch, CountryPointed, CountryView } from '../../session/country/contract.ts';
import { lastTurnOf } from '../../session/lastTurn.ts';
import type { LayerEntry } from '../aids/aidBar.ts';
import { aidNote } from '../aids/aidBar.ts';
import type { AidCardPorts } from '../aids/aidCard.ts';
import { aidHeading, aidLines, aidRows } from '../aids/aidCard.ts';
import { countedPicture } from '../aids/fitPictures.ts';
import type { LookPorts } from '../aids/look.ts';
import { openTilesLeft } from '../game/tilesDialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { countryFollowerShape } from '../kit/shapes.ts';
import { ruleButton } from '../menu/helpDialog.ts';
import { planeName } from '../words/cells.ts';
import { hasAbbot, laidOn, sameCell, specOf } from './describe.ts';
import { lineText } from './events.ts';
import { isStood, tileText } from './features.ts';
import { countrySign } from './kindSign.ts';

/** What helps to see the countryside, in words. */

/** Tiles that a card has room for. */
const FEW = 8;

export const COUNTRY_KEYS: Readonly<Record<string, CountryLayer>> = { c: 'fields', x: 'dead', p: 'projected' };

export function countryLayers(hud: Hud, match: CountryMatch, aids: CountryAids): readonly LayerEntry<CountryLayer>[] {
  const { t, list } = hud.texts;
  const dead = (): string => {
    const cells = aids.known.dead;
    return cells.length === 0 ? t('dead.none') : t('dead.count', { count: cells.length, cells: list(cells.map((cell) => planeName(hud.texts, cell))) });
  };
  return [
    { layer: 'fields', label: t('country.aids.fields'), sign: 'courts', key: 'C', note: () => fieldNote(hud.texts, match.view, aids) },
    { layer: 'dead', label: t('aids.dead'), sign: 'dead', key: 'X', note: () => aidNote(dead()) },
    { layer: 'projected', label: t('aids.projected'), sign: 'sum', key: 'P', note: () => null },
  ];
}

/** Every field with farmers, the weightiest first: who leads there and what it would bring. */
function fieldNote(texts: Texts, view: CountryView, aids: CountryAids): HTMLElement {
  if (view.options.fields === 'off') return aidNote(texts.t('country.fields.off'));
  const held = aids.known.regions.filter(({ kind, leaders }) => kind === 'field' && leaders.length > 0).sort((a, b) => b.now.points - a.now.points);
  if (held.length === 0) return aidNote(texts.t('country.fields.none'));
  const worth = (field: country.RegionInfo): string => (field.cities.length === 0 ? texts.t('country.region.feeds.none') : worthText(texts, field, field.now));
  return h('div', { class: 'aid-note' }, ...held.map((field) => h('p', {}, ...leaderMarks(view, field), [[fieldName(texts, field), leaderText(texts, view, field)].join(': '), worth(field)].join('. '))));
}

/** Who leads, as small figures. */
const leaderMarks = ({ players }: CountryView, { leaders }: country.RegionInfo): readonly HTMLElement[] =>
  leaders.map((player) => h('span', { class: `aid-leader player-${players[player]?.colour ?? 0}`, 'aria-hidden': 'true' }, countryFollowerShape(players[player]?.colour ?? 0)));

const fieldName = (texts: Texts, { features: [first] }: country.RegionInfo): string => texts.t('country.fields.row', { cell: first ? planeName(texts, first) : '' });

function leaderText(texts: Texts, { players }: CountryView, { leaders, followers }: country.RegionInfo): string {
  if (leaders.length === 0) return texts.t('region.nobody');
  const names = texts.list(leaders.map((player) => players[player]?.name ?? ''));
  return texts.t(leaders.length > 1 ? 'country.region.shared' : 'country.region.leads', { player: names, most: Math.max(...followers) });
}

function worthText(texts: Texts, { kind }: country.RegionInfo, worth: country.Worth): string {
  return kind === 'field' ? texts.t('country.worth.field', worth) : texts.t('country.worth.tiles', worth);
}

function regionRows(texts: Texts, view: CountryView, region: country.RegionInfo): readonly { readonly label: string; readonly value: string }[] {
  const { t } = texts;
  if (region.kind === 'field') {
    const fed = region.cities.length > 0 ? t('country.region.feeds', { count: region.cities.length }) : t('country.region.feeds.none');
    const open = region.unfinishedCities.length;
    return [
      { label: t('region.now'), value: worthText(texts, region, region.now) },
      { label: t('country.category.city'), value: open > 0 ? `${fed}. ${t('country.region.touches', { count: open })}.` : fed },
    ];
  }
  if (region.complete) return [{ label: t('region.complete'), value: scoredText(texts, view, region) ?? t('region.unscored') }];
  const round = region.kind === 'monastery' || region.kind === 'garden';
  const finished = worthText(texts, region, region.finished);
  return [
    { label: t('region.now'), value: worthText(texts, region, region.now) },
    { label: t('region.finished'), value: round ? finished : t('region.or-more', { worth: finished }) },
    { label: t('region.open'), value: round ? t('country.region.open.cells', { count: region.open }) : t('region.sides', { count: region.open }) },
  ];
}

/** Who scored a complete region, and how much, as the log has it. */
function scoredText(texts: Texts, { log, players }: CountryView, { features: [name] }: country.RegionInfo): string | null {
  const lines = log.flatMap(({ event }) => (event.type === 'scored' && name && event.line.features.some((at) => sameCell(at, name) && at.feature === name.feature) ? [event.line] : []));
  return lines.length === 0 ? null : lines.map((line) => texts.t('log.scored', { player: players[line.player]?.name ?? '', line: lineText(texts, line) })).join('; ');
}

/** What there is to look at on the plane: features that play, and empty cells beside what lies there. */
export const countryLook = (match: CountryMatch): LookPorts<CountryPointed> => ({
  thingsAt(cell) {
    const { view } = match;
    const laid = laidOn(view, cell);
    if (!laid) return isBeside(view, cell) ? [{ what: 'cell', x: cell.x, y: cell.y }] : [];
    const features = specOf(view, laid.tile)?.features ?? [];
    return features.flatMap(({ kind }, feature): readonly CountryPointed[] => (isStood(kind) && (kind !== 'garden' || hasAbbot(view)) ? [{ what: 'feature', x: cell.x, y: cell.y, feature }] : []));
  },
  cellOf: (pointed) => (pointed.what === 'turn' ? undefined : pointed),
  start() {
    const { gesture, state, legalCells } = match.view;
    return gesture.type === 'placing' ? gesture : (state.laid.at(-1) ?? legalCells[0] ?? { x: 0, y: 0 });
  },
});

const isBeside = (view: CountryView, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  [laidOn(view, { x: x - 1, y }), laidOn(view, { x: x + 1, y }), laidOn(view, { x, y: y - 1 }), laidOn(view, { x, y: y + 1 })].some((laid) => laid !== undefined);

/** What can be pointed at, in words. */
export function countryCard(hud: Hud, match: CountryMatch, aids: CountryAids): AidCardPorts<CountryPointed> {
  const { texts } = hud;
  const { t } = texts;

  function regionContent(at: CountryPointed): readonly Node[] {
    const { view } = match;
    const region = aids.known.region(at);
    if (!region || !isStood(region.kind)) return [];
    const [leader] = region.leaders;
    const colour = region.leaders.length === 1 && leader !== undefined ? view.players[leader]?.colour : undefined;
    const who = h('p', { class: colour === undefined ? 'aid-who' : `aid-who player-${colour}` }, leaderText(texts, view, region));
    const title = t('region.tiles', { kind: t(`country.Kind.${region.kind}`), count: region.tiles });
    const content = [aidHeading(countrySign(region.kind), title), ...(region.complete ? [] : [who]), aidRows(regionRows(texts, view, region))];
    return content;
  }

  function cellContent(cell: { readonly x: number; readonly y: number }): readonly Node[] {
    const { view } = match;
    const fitting = aids.known.fitting(cell);
    const sum = (kinds: readonly country.TileCount[]): number => kinds.reduce((total, { count }) => total + count, 0);
    const hand = view.legalCells.some((legal) => sameCell(legal, cell)) ? [t('fit.hand')] : [];
    const words = fitting.length === 0 ? t('fit.none') : t('fit.count', { count: sum(fitting), left: sum(aids.known.unseen.kinds) });
    const few = fitting.slice(0, FEW);
    const more = fitting.length > few.length ? [h('li', { class: 'tile-more' }, t('fit.more', { count: fitting.length - few.length }))] : [];
    const pictures = few.map(({ tile, count, rotation }) => countedPicture(hud, tile.id, rotation, count, t('tiles.of-kind', { count, features: tileText(texts, tile, rotation, hasAbbot(view)) })));
    return [aidHeading(t('fit.title', { cell: planeName(texts, cell) })), aidLines([words, ...hand]), h('ul', { class: 'tile-row' }, ...pictures, ...more)];
  }

  return {
    contentOf(at) {
      const { view } = match;
      if (at.what === 'feature') return regionContent(at);
      if (at.what === 'cell') return cellContent(at);
      const turn = lastTurnOf(view);
      const lines = turn?.entries.flatMap(({ event }) => (event.type === 'scored' ? [t('log.scored', { player: view.players[event.line.player]?.name ?? '', line: lineText(texts, event.line) })] : [])) ?? [];
      return lines.length > 0 ? [aidHeading(t('log.last')), aidLines(lines)] : [];
    },
    linksOf(at) {
      if (at.what === 'cell') return [ruleButton(hud, t('help.step.place'), 'place')];
      if (at.what === 'turn') return [ruleButton(hud, t('help.step.score'), 'score')];
      const kind = aids.known.region(at)?.kind;
      return kind && isStood(kind) ? [ruleButton(hud, t(`country.Kind.${kind}`), kind), ruleButton(hud, t('card.followers'), 'deploy')] : [];
    },
    isLow(at) {
      const { start, laid } = match.view.state;
      const ys = [...start, ...laid].map(({ y }) => y);
      return at.what !== 'turn' && at.y >= (Math.min(...ys) + Math.max(...ys)) / 2;
    },
  };
}

/** Tiles left, by kind. */
export function openCountryTiles(hud: Hud, { view }: CountryMatch, aids: CountryAids): void {
  const { texts } = hud;
  const { unseen, aside } = aids.known;
  const picture = ({ tile, count }: country.TileCount): HTMLElement => countedPicture(hud, tile.id, 0, count, texts.t('tiles.of-kind', { count, features: tileText(texts, tile, 0, hasAbbot(view)) }));
  openTilesLeft(hud, {
    left: view.state.left,
    known: aids.view.allowed
      ? { listed: unseen.kinds.reduce((sum, { count }) => sum + count, 0), kinds: unseen.kinds.map(picture), aside: aside.map(picture), look: () => aids.look(true) }
      : null,
  });
}
