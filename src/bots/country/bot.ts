import { country, countryMoveCall } from '../../game/index.ts';
import type { CountryMatch } from '../../game/index.ts';
import { FamilyBot } from '../bot.ts';

export class CountryBot extends FamilyBot<CountryMatch, country.CountryState, country.Action> {
  protected view({ state }: CountryMatch): country.CountryState {
    return country.hideSecrets(state, country.rulesOf(state.options));
  }

  protected call(action: country.Action): ReturnType<typeof countryMoveCall> {
    return countryMoveCall(action);
  }
}
