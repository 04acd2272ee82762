import type { agreed as en } from '../en/agreed.ts';
import type { Translation } from '../message.ts';

/** What players agree on beside the rules, and when they are told of their turn. */
export const agreed: Translation<typeof en> = {
  'time.title': 'Timp de gândire',
  'time.none': 'Fără limită',
  'time.game': 'Pentru toată partida',
  'time.turn': 'Pentru fiecare tură',
  'time.each': 'Fiecare jucător are',
  'time.minutes': { one: '{count} minut', few: '{count} minute', other: '{count} de minute' },
  'time.seconds': { one: '{count} secundă', few: '{count} secunde', other: '{count} de secunde' },
  'time.bonus': 'Adăugat după fiecare tură',
  'time.bonus.none': 'Nimic',
  'time.zero': 'Când timpul expiră',
  'time.zero.play-on': 'Se joacă mai departe',
  'time.zero.play-on.hint': 'Ceasul continuă să numere sub zero. Toți văd asta.',
  'time.zero.lose': 'Înfrângere',
  'time.zero.lose.hint':
    'Partida se încheie imediat. Acel jucător este ultimul, ceilalți sunt clasați după punctele de până atunci.',
  'time.hint.room':
    'Fiecare dispozitiv măsoară timpul propriului jucător. Tragerile și conexiunile lente nu costă pe nimeni timp. Închiderea paginii nu îți oprește ceasul.',
  'time.hint.here': 'Calculatorul nu are ceas. Ceasurile se opresc când ieși din partidă.',
  'clock.left': 'au rămas {time}',
  'clock.over': '{time} peste timp',
  'clock.soon.minutes': {
    one: '{player}: a rămas {count} minut',
    few: '{player}: au rămas {count} minute',
    other: '{player}: au rămas {count} de minute',
  },
  'clock.soon.seconds': {
    one: '{player}: a rămas {count} secundă',
    few: '{player}: au rămas {count} secunde',
    other: '{player}: au rămas {count} de secunde',
  },
  'clock.up': '{player}: timpul a expirat',
  'end.time-up': 'Timpul jucătorului {player} a expirat.',
  'end.final.missing': 'Partida s-a încheiat înainte de punctajul final.',
  'ended.time-up.mine': 'Timpul tău a expirat. Ai pierdut.',
  'ended.time-up.other': 'Timpul jucătorului {name} a expirat. Ai câștigat.',
  'party.time-up': 'Timpul jucătorului {name} a expirat. Partida s-a încheiat.',
  'archive.time-up': 'timpul jucătorului {player} a expirat',
  'link.doubt': {
    one: 'Dispozitivul jucătorului {name} numără cu {count} secundă mai puțin decât a văzut acest dispozitiv. Puteți juca mai departe sau continua fără el.',
    few: 'Dispozitivul jucătorului {name} numără cu {count} secunde mai puțin decât a văzut acest dispozitiv. Puteți juca mai departe sau continua fără el.',
    other:
      'Dispozitivul jucătorului {name} numără cu {count} de secunde mai puțin decât a văzut acest dispozitiv. Puteți juca mai departe sau continua fără el.',
  },
  'notes.turn': 'Anunță-mă când îmi vine rândul',
  'notes.turn.hint': 'Dispozitivul arată o notificare cât timp te uiți la altceva. Nimic nu este trimis nicăieri.',
  'notes.refused':
    'Browserul nu lasă această pagină să arate notificări. Permite-le în setările browserului pentru această pagină.',
  'notes.missing':
    'Acest browser nu arată notificări aici. Pe iPhone sau iPad, pune mai întâi jocul pe ecranul principal.',
  'notes.body': 'Partida ta cu {name}',
  'without.title': 'Ajutoare la masă',
  'without.none': 'Toate',
  'without.purist': 'Purist',
  'without.purist.hint': 'Ca la o masă adevărată.',
  'without.may.hints': 'Sfaturi',
  'without.may.projected': 'Scor estimat',
  'without.may.tiles': 'Ce cartonașe au rămas',
  'without.agreed': 'Stabilit pentru această partidă: fără {what}.',
  'without.hints': 'sfaturi',
  'without.projected': 'scorul estimat',
  'without.tiles': 'lista cartonașelor rămase',
};
