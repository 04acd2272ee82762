import type { hint as en } from '../en/hint.ts';
import type { Translation } from '../message.ts';

/** Ways to play and why they are good. `{region}` is one of the rule set's `object` texts, always in the accusative. */
export const hint: Translation<typeof en> = {
  'hint.ask': 'Podpowiedź',
  'hint.title': 'Dobry ruch',
  'hint.thinking': 'Szukam dobrego ruchu…',
  'hint.none': 'Tym razem nie ma podpowiedzi.',
  'hint.take': 'Pokaż',
  'hint.take.choice': 'Wybierz',
  'hint.again': 'Schowaj podpowiedź',
  'advice.place': 'Kafelek na {cell}.',
  'advice.place.spoken': 'Kafelek na {cell}: {features}.',
  'advice.deploy': '{follower}.',
  'advice.pass': 'Bez zwolennika.',
  'advice.score': 'Najpierw podlicz {region} na {cell}.',
  'advice.score.token': 'Podlicz {region} na {cell} z żetonem „{token}”.',
  'advice.token': 'Użyj żetonu „{token}”.',
  'advice.end': 'Zachowaj żetony na później.',
  'reason.because': '{reasons}.',
  'reason.nothing': 'Od razu nie daje nic, ale zostawia najlepsze szanse.',
  'reason.scores': 'zamyka {region} za {count} pkt',
  'reason.scores.doubled': 'zamyka {region} za {count} pkt, podwójnie',
  'reason.token': {
    one: 'staje na żetonie',
    few: 'staje na {count} żetonach',
    many: 'staje na {count} żetonach',
    other: 'staje na {count} żetonu',
  },
  'reason.uses': 'używa żetonu „{token}”',
  'reason.takes': 'przejmuje {region}, na razie {count} pkt',
  'reason.ties': 'wyrównuje walkę o {region}, na razie {count} pkt',
  'reason.blocks': 'nie zostawia niczego, co mogłoby zamknąć {region}, na razie {count} pkt',
  'reason.claims': 'zajmuje {region}',
  'reason.extends': 'powiększa {region} do {count} pkt',
  'keys.hint': 'Dobry ruch; Shift H wiesza tam kafelek',
};
