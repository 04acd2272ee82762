import type { hint as en } from '../en/hint.ts';
import type { Translation } from '../message.ts';

/** Advice and the reasons for it. `{region}` is one of the rule set's `object` texts, always in the accusative. */
export const hint: Translation<typeof en> = {
  'hint.ask': 'Tipp',
  'hint.title': 'Ein guter Zug',
  'hint.thinking': 'Suche einen guten Zug …',
  'hint.none': 'Diesmal fand sich kein Tipp.',
  'hint.missing': 'Tipps ließen sich nicht laden. Prüfe die Verbindung und lade dann die Seite neu.',
  'hint.take': 'Zeigen',
  'hint.take.choice': 'Auswählen',
  'hint.again': 'Tipp ausblenden',
  'advice.place': 'Plättchen auf {cell}.',
  'advice.place.spoken': 'Plättchen auf {cell}: {features}.',
  'advice.deploy': '{follower}.',
  'advice.pass': 'Niemanden setzen.',
  'advice.score': 'Zuerst {region} auf {cell} werten.',
  'advice.score.token': 'Werte {region} auf {cell} mit der Marke „{token}“.',
  'advice.token': 'Setze die Marke „{token}“ ein.',
  'advice.end': 'Hebe die Marken für später auf.',
  'reason.because': '{reasons}.',
  'reason.nothing': 'Bringt jetzt nichts, erhält aber die besten Aussichten.',
  'reason.scores': { one: 'schließt {region} für {count} Punkt ab', other: 'schließt {region} für {count} Punkte ab' },
  'reason.scores.doubled': {
    one: 'schließt {region} für {count} Punkt ab, verdoppelt',
    other: 'schließt {region} für {count} Punkte ab, verdoppelt',
  },
  'reason.token': { one: 'landet auf einer Marke', other: 'landet auf {count} Marken' },
  'reason.uses': 'nutzt „{token}“',
  'reason.takes': {
    one: 'übernimmt {region}, bisher {count} Punkt wert',
    other: 'übernimmt {region}, bisher {count} Punkte wert',
  },
  'reason.ties': {
    one: 'sorgt für Gleichstand um {region}, bisher {count} Punkt wert',
    other: 'sorgt für Gleichstand um {region}, bisher {count} Punkte wert',
  },
  'reason.blocks': {
    one: 'verbaut {region} endgültig, bisher {count} Punkt wert',
    other: 'verbaut {region} endgültig, bisher {count} Punkte wert',
  },
  'reason.hinders': {
    one: 'erschwert es sehr, {region} abzuschließen, bisher {count} Punkt wert',
    other: 'erschwert es sehr, {region} abzuschließen, bisher {count} Punkte wert',
  },
  'reason.nears': {
    one: 'kann sich bald an {region} anschließen, bisher {count} Punkt wert',
    other: 'kann sich bald an {region} anschließen, bisher {count} Punkte wert',
  },
  'reason.claims': 'besetzt {region}',
  'reason.extends': {
    one: 'lässt {region} auf {count} Punkt wachsen',
    other: 'lässt {region} auf {count} Punkte wachsen',
  },
  'keys.hint': 'Tipp; Umschalt+H lässt das Plättchen dort schweben',
};
