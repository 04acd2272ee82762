import type { CastleEvent } from '../../game/index.ts';
import type { Intents, MatchView } from '../../session/contract.ts';
import { cellText } from '../board/describe.ts';
import type { Hud } from '../kit/hud.ts';
import { effectOf } from '../kit/hud.ts';
import { followerShape } from '../kit/shapes.ts';
import { groupsOf, isEssential, subjectOf, tellingOf } from '../log/entries.ts';
import { cellName } from '../words/cells.ts';
import { eventText } from '../words/events.ts';
import { tileText } from '../words/features.ts';
import { scoreLineText } from '../words/scoreLine.ts';
import { choicesOf } from './choices.ts';
import { commitLabel, promptOf, stageOf } from './stage.ts';
import type { TableWords } from './words.ts';

export type CastleWords = TableWords<CastleEvent, MatchView, Intents>;

/** What the panels say of The Castle and Zamek. */
export function castleWords(hud: Hud): CastleWords {
  const { texts } = hud;
  return {
    stage: stageOf,
    prompt: (view) => promptOf(view, texts),
    commit: (view) => commitLabel(view, texts),
    choices: (view) => choicesOf(view, hud),
    choicesLabel(view) {
      const stage = stageOf(view);
      return texts.t(stage === 'score' ? 'choice.regions' : stage === 'end' ? 'choice.tokens' : 'choice.followers');
    },
    hanging: ({ gesture }) => (gesture.type === 'placing' ? gesture : null),
    actor: ({ state }) => state.player,
    figure: followerShape,
    hand: ({ hand, rules }, rotation) => (hand ? tileText(texts, rules, hand, rotation) : ''),
    lastTile: (view) => (view.state.last ? cellText(hud, view, view.state.last) : null),
    cell: cellName,
    refusal: (code) => texts.code(code, hud.app.match?.view.rules),
    event: (view, event) => eventText(tellingOf(view, texts), event),
    laidAloud(view, event) {
      if (event.type !== 'laid' || view.players[event.player].seat.kind === 'human') return null;
      const features = tileText(texts, view.rules, hud.app.tile(event.tile), event.rotation);
      return texts.t('log.laid.spoken', { player: view.players[event.player].name, cell: cellName(event), features });
    },
    scored: (view, entries) => entries.flatMap(({ event }) => (event.type === 'scored' ? [scoreLineText(texts, view.rules, event.line)] : [])),
    isEssential,
    subject: subjectOf,
    groups: (view) => groupsOf(view, texts),
    standing: (view, player) => standingText(hud, view, player),
  };
}

function standingText(hud: Hud, { rules, players }: MatchView, index: number): string {
  const player = players[index === 0 ? 0 : 1];
  const { texts } = hud;
  const { name, score, supply, keep, tokens } = player;
  const held = tokens.map(({ kind }) => texts.r(rules, `token.${effectOf(hud.app, rules, kind)}`));
  return [
    texts.t('card.score', { player: name, score }),
    texts.t('card.followers.left', { count: supply }),
    keep > 0 ? texts.r(rules, 'keep.size', { count: keep }) : texts.r(rules, 'keep.none'),
    held.length > 0 ? `${texts.t('card.tokens')}: ${held.join(', ')}` : texts.t('card.tokens.none'),
  ].join(', ');
}
