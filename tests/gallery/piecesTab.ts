import { FIGURES } from '../../src/art/contract.ts';
import type { Figure, PaintSkin } from '../../src/art/contract.ts';
import { TOKEN_BACK_PATHS } from '../../src/art/emblems.ts';
import { emblemOf } from '../../src/art/figures/figure.ts';
import { LOOKS, colourOf, shapeOf } from '../../src/art/players.ts';
import { ADAPTERS } from '../../src/game/index.ts';
import type { GameAdapter } from '../../src/game/index.ts';
import { h } from './dom.ts';
import { plainDisc } from '../../src/scenes/pictures/plainPiece.ts';
import { SORTS, figureOf, lookOf } from '../../src/scenes/pieces/sorts.ts';
import { gameOf } from '../../src/session/games/index.ts';
import { valueOf } from './address.ts';
import { paintWhenSeen } from './painter.ts';
import { listed, select } from './parts.ts';
import type { Tab } from './parts.ts';
import { dealt, play, variantsOf } from './positions.ts';

/** Every sort of piece in every player's look: those registered for the table, and those that games add. */

const SIZES = ['72', '48', '144'];
/** No game has more kinds of tokens. */
const MOST_KINDS = 40;

const met = new Map<string, ReadonlySet<string>>();

/** Sorts on the table in a game without modules and in those with modules. */
function sortsMet(rules: GameAdapter): ReadonlySet<string> {
  const known = met.get(rules.id);
  if (known) return known;
  const sorts = new Set<string>();
  met.set(rules.id, sorts);
  for (const variant of variantsOf(rules))
    play(rules.id, variant, 'pieces', (state) => {
      for (const { sort } of rules.pieces(state)) sorts.add(sort);
      return false;
    });
  return sorts;
}

const skinOf = (rules: GameAdapter): PaintSkin =>
  gameOf(rules.id).painted(dealt(rules, { name: 'plain', options: {} })).skin;

interface Row {
  readonly words: string;
  /** `null`: a disc with this sort's letter. */
  readonly figure: Figure | null;
  readonly sort: string;
}

/** Tokens have no player: their variant is their number. */
const isFace = (sort: string): boolean => figureOf(sort, undefined).variant !== null;

const rowsOf = (sorts: readonly string[]): readonly Row[] =>
  sorts
    .filter((sort) => !isFace(sort))
    .flatMap((sort) => {
      const { figure, lying, pose } = lookOf(sort);
      return [
        { words: figure === null ? `${sort} (no look)` : `${sort}, ${pose}`, figure, sort },
        ...(lying ? [{ words: `${sort}, lying`, figure: lying, sort }] : []),
      ];
    });

function picture(row: Row, colour: number, skin: PaintSkin, size: number): HTMLElement {
  if (row.figure === null) {
    const disc = plainDisc(row.sort, colour);
    disc.style.width = `${size}px`;
    disc.dataset['painted'] = '';
    return disc;
  }
  const canvas = h('canvas', { width: size, height: Math.round(size * 1.28) });
  paintWhenSeen(canvas, { what: 'figure', figure: row.figure, look: { colour }, skin, size });
  return canvas;
}

function table(rows: readonly Row[], skin: PaintSkin, size: number): HTMLElement {
  const looks = Array.from({ length: LOOKS }, (_, look) => look);
  return h(
    'div',
    { class: 'scroller' },
    h(
      'table',
      { class: 'pieces' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', {}),
          ...looks.map((look) => h('th', {}, `${look} ${colourOf(look).name} ${shapeOf(look) === 0 ? '◇' : '○'}`)),
        ),
      ),
      h(
        'tbody',
        {},
        ...rows.map((row) =>
          h(
            'tr',
            { 'data-sort': row.sort },
            h('th', {}, row.words),
            ...(row.figure?.startsWith('token') === true ? [0] : looks).map((look) =>
              h('td', {}, picture(row, look, skin, size)),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Numbers of tokens that have an emblem in a skin. */
const kindsOf = (skin: PaintSkin): readonly number[] =>
  Array.from({ length: MOST_KINDS }, (_, kind) => kind).filter((kind) => emblemOf(kind, skin) !== TOKEN_BACK_PATHS);

const faces = (skin: PaintSkin, size: number): HTMLElement | null => {
  const kinds = kindsOf(skin);
  if (kinds.length === 0) return null;
  const face = (kind: number): HTMLElement => {
    const canvas = h('canvas', { width: size, height: size });
    paintWhenSeen(canvas, { what: 'figure', figure: 'token-face', look: { kind }, skin, size });
    return h('figure', { class: 'face' }, canvas, h('figcaption', {}, `token-${kind}`));
  };
  return h('div', { class: 'cards' }, ...kinds.map(face));
};

export const piecesTab: Tab = {
  id: 'pieces',
  title: 'Pieces',
  open() {
    const size = Number(valueOf('piece', SIZES[0]));
    const everywhere = new Set(ADAPTERS.flatMap((rules) => [...sortsMet(rules)]));
    const drawn = new Set(
      Object.values(SORTS).flatMap(({ figure, lying }) => [figure, lying].filter((one) => one !== undefined)),
    );
    const unmet = Object.keys(SORTS).filter((sort) => !everywhere.has(sort));
    const unused = FIGURES.filter((figure) => !drawn.has(figure) && figure !== 'token-face');
    const sections = ADAPTERS.filter(({ id }) => ['', id].includes(valueOf('rules'))).map((rules) => {
      const skin = skinOf(rules);
      const sorts = [...sortsMet(rules)].sort();
      return h(
        'section',
        { 'data-rules': rules.id },
        h('h2', {}, rules.id, h('small', {}, ` skin ${skin}`)),
        table(rowsOf(sorts), skin, size),
        faces(skin, size),
      );
    });
    const rest = [
      ...rowsOf(unmet),
      ...unused.map((figure) => ({ words: `${figure} (no sort)`, figure, sort: figure })),
    ];
    if (rest.length > 0)
      sections.push(
        h(
          'section',
          {},
          h('h2', {}, 'Others', h('small', {}, ' registered, and in no game that was played for this page')),
          table(rest, 'castle', size),
        ),
      );
    return {
      tools: [
        select('rules', 'Rules', [{ value: '', label: 'all' }, ...listed(ADAPTERS.map(({ id }) => id))]),
        select('piece', 'Size', listed(SIZES)),
      ],
      page: h('div', {}, ...sections),
    };
  },
};
