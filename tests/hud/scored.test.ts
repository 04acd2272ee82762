// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { adapterOf, sameFeature } from '../../src/game/index.ts';
import type { FeatureAt } from '../../src/game/index.ts';
import { assistsOf } from '../../src/session/match/assists.ts';
import type { Match, NewGame } from '../../src/session/contracts/match.ts';
import type { Knowledge } from '../../src/session/games/knowledge.ts';
import { isScored } from '../../src/session/match/history.ts';
import { mixesOf } from '../support/mixes.ts';
import { finishedMatch, newMatch, playStep } from './fixture.ts';
import { cardOf } from './showing.tsx';

afterEach(() => document.body.replaceChildren());

/** What the cards of Castle and Carcassonne know about a region. */
interface Held {
  readonly kind: string;
  readonly features: readonly FeatureAt[];
  readonly complete: boolean;
  readonly followers: readonly number[];
}

interface Regions extends Knowledge {
  readonly regions: readonly Held[];
}

describe('the card of what the tile of this turn has completed', () => {
  /** A region that is completed and about to score for a player who alone has followers there. */
  const held = (match: Match): { readonly region: Held; readonly player: number } | undefined =>
    assistsOf<Regions>(match)
      .known.regions.filter(({ complete }) => complete)
      .flatMap((region) => {
        const players = region.followers.flatMap((count, player) => (count > 0 ? [player] : []));
        const [player = -1] = players;
        return players.length === 1 ? [{ region, player }] : [];
      })[0];
  const modules = mixesOf(adapterOf('carcassonne'));

  it.each<[string, Partial<NewGame>]>([
    ['The Castle', { rules: 'castle' }],
    ['Zamek', { rules: 'zamek' }],
    ['Carcassonne', { rules: 'carcassonne' }],
    ...modules.map((mix): [string, Partial<NewGame>] => [
      `Carcassonne with ${mix.join(', ')}`,
      { rules: 'carcassonne', options: { modules: mix } },
    ]),
  ])('says who will score it and how much, and then who did (%s)', (_, game) => {
    let found = 0;
    for (const salt of ['a', 'b', 'c']) {
      const match = newMatch({ ...game, seed: salt });
      const { assists, say } = cardOf<Regions>(match);
      for (let step = 0; step < 300 && found < 2 && !match.view.over; step += 1) {
        const now = match.view.state.awaiting === 'deploy' ? held(match) : undefined;
        const [at] = now?.region.features ?? [];
        if (now && at) {
          found += 1;
          const name = match.view.players[now.player]?.name ?? '';
          assists.point({ what: 'feature', ...at });
          expect(say()).not.toContain('Nobody scored it');
          expect(say()).toMatch(new RegExp(`${name} leads.*Completed.*= \\d+`));
          const { turn } = match.view.state;
          const before = match.view.log.length;
          while (match.view.state.turn === turn && !match.view.over) playStep(match);
          const line = match.view.log
            .slice(before)
            .find(({ event }) => isScored(event) && event.line.features.some((one) => sameFeature(one, at)));
          if (!line) continue;
          assists.point({ what: 'feature', ...at });
          expect(say()).toContain('Completed');
          expect(say()).not.toMatch(/Nobody scored it| leads/);
        } else playStep(match);
      }
      match.close();
    }
    expect(found).toBeGreaterThan(1);
  });

  it.each(['castle', 'zamek', 'carcassonne'])('says that nobody scored it once that is certain (%s)', (rules) => {
    let found = 0;
    for (const salt of ['a', 'b', 'c']) {
      const match = newMatch({ rules, seed: salt });
      const { assists, say } = cardOf<Regions>(match);
      for (let step = 0; step < 300 && found === 0 && !match.view.over; step += 1) {
        if (match.view.state.awaiting === 'place')
          for (const region of assistsOf<Regions>(match).known.regions) {
            const [at] = region.features;
            if (!region.complete || !at) continue;
            assists.point({ what: 'feature', ...at });
            expect(say()).toMatch(/Completed(\w+: .* = \d+|Nobody scored it)/);
            found += say().includes('Nobody scored it') ? 1 : 0;
          }
        playStep(match);
      }
      match.close();
    }
    expect(found).toBeGreaterThan(0);
  });

  it('says nothing of a leader any more once the game is over', () => {
    const match = finishedMatch();
    const { assists, say } = cardOf<Regions>(match);
    for (const { complete, features } of assists.known.regions) {
      if (!complete || !features[0]) continue;
      assists.point({ what: 'feature', ...features[0] });
      expect(say()).toMatch(/Completed(\w+: .* = \d+|Nobody scored it)/);
      expect(say()).not.toContain(' leads');
    }
  });
});
