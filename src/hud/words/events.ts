import type { CastleEvent, RuleSetId } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { cellName } from './cells.ts';
import { scoreLineText } from './scoreLine.ts';

export interface Telling {
  readonly texts: Texts;
  readonly rules: RuleSetId;
  readonly names: readonly [string, string];
}

/** One event as a sentence. */
export function eventText({ texts, rules, names }: Telling, event: CastleEvent): string {
  const name = (player: 0 | 1): string => names[player];
  switch (event.type) {
    case 'turn-began':
      return texts.t(event.extra ? 'log.began.extra' : 'log.began', { player: name(event.player) });
    case 'drawn':
      return texts.t('log.drawn', { player: name(event.player) });
    case 'set-aside':
      return texts.t('log.set-aside', { player: name(event.player) });
    case 'laid':
      return texts.t('log.laid', { player: name(event.player), cell: cellName(event) });
    case 'deployed':
      return texts.r(rules, `deployed.${event.kind}`, { player: name(event.player) });
    case 'completed': {
      const cell = cellName(event.region);
      if (event.scorer !== null) return texts.r(rules, `completed.${event.kind}`, { cell, count: event.tiles, player: name(event.scorer) });
      const crowd = event.followers[0] + event.followers[1];
      return texts.r(rules, crowd > 0 ? `tied.${event.kind}` : `empty.${event.kind}`, { cell });
    }
    case 'scored':
      return texts.t('log.scored', { player: name(event.line.player), line: scoreLineText(texts, rules, event.line) });
    case 'marker':
      return texts.t('log.marker', { player: name(event.player), from: event.from, to: event.to });
    case 'token-taken':
      return texts.t('log.token-taken', { player: name(event.player), field: event.field, token: texts.r(rules, `token.${event.effect}`) });
    case 'token-used':
      return texts.t('log.token-used', { player: name(event.player), token: texts.r(rules, `token.${event.effect}`) });
    case 'token-lost':
      return texts.t('log.token-lost', { player: name(event.player), token: texts.r(rules, `token.${event.effect}`) });
    case 'keep-moved':
      return texts.r(rules, 'keep.moved', { player: name(event.player), count: event.size });
    case 'follower-home':
      return texts.r(rules, `home.${event.kind}`, { player: name(event.player) });
    case 'final-began':
      return texts.t('log.final-began');
    case 'keep-compared': {
      const sizes = { first: names[0], second: names[1], sizeFirst: event.sizes[0], sizeSecond: event.sizes[1] };
      return event.winner === null ? texts.r(rules, 'keep.compared.none', sizes) : texts.r(rules, 'keep.compared', { ...sizes, player: name(event.winner) });
    }
    case 'over': {
      const [first, second] = event.scores;
      if (event.winner === null) return texts.t('log.over.shared', { score: first });
      const [score, scoreOther] = event.winner === 0 ? [first, second] : [second, first];
      return texts.t('log.over', { player: name(event.winner), score, scoreOther });
    }
  }
}
