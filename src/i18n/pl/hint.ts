import type { hint as en } from '../en/hint.ts';
import type { Translation } from '../message.ts';

/** Advice and the reasons for it. `{region}` is one of the rule set's `object` texts, always in the accusative. */
export const hint: Translation<typeof en> = {
  'hint.ask': 'Podpowiedź',
  'hint.title': 'Dobry ruch',
  'hint.thinking': 'Szukam dobrego ruchu…',
  'hint.none': 'Tym razem nie ma podpowiedzi.',
  'hint.missing': 'Nie udało się wczytać podpowiedzi. Sprawdź połączenie i wczytaj stronę ponownie.',
  'hint.take': 'Pokaż',
  'hint.take.choice': 'Wybierz',
  'hint.again': 'Schowaj podpowiedź',
  'advice.place': 'Kafelek na {cell}.',
  'advice.place.spoken': 'Kafelek na {cell}: {features}.',
  'advice.deploy': '{follower}.',
  'advice.pass': 'Bez figurki.',
  'advice.score': 'Najpierw podlicz {region} na {cell}.',
  'advice.score.token': 'Podlicz {region} na {cell} z żetonem „{token}”.',
  'advice.token': 'Użyj żetonu „{token}”.',
  'advice.end': 'Zachowaj żetony na później.',
  'reason.because': '{reasons}.',
  'reason.nothing': 'Na razie nic nie daje, ale zachowuje najlepsze szanse.',
  'reason.scores': 'kończy {region} za {count} pkt',
  'reason.scores.doubled': 'kończy {region} za {count} pkt (podwojone)',
  'reason.token': {
    one: 'staje na żetonie',
    few: 'staje na {count} żetonach',
    many: 'staje na {count} żetonach',
    other: 'staje na {count} żetonu',
  },
  'reason.uses': 'używa żetonu „{token}”',
  'reason.takes': 'przejmuje {region}, na razie {count} pkt',
  'reason.ties': 'wyrównuje walkę o {region}, na razie {count} pkt',
  'reason.blocks': 'blokuje {region} na dobre, na razie {count} pkt',
  'reason.claims': 'zajmuje {region}',
  'reason.extends': 'powiększa {region} do {count} pkt',
  'keys.hint': 'Podpowiedź; Shift+H przymierza tam kafelek',
};
