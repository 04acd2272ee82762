import type { hint as en } from '../en/hint.ts';
import type { Translation } from '../message.ts';

/** Advice and the reasons for it. `{region}` is one of the rule set's `object` texts, always the object of its verb. */
export const hint: Translation<typeof en> = {
  'hint.ask': 'Sfat',
  'hint.title': 'O mutare bună',
  'hint.thinking': 'Caut o mutare bună…',
  'hint.none': 'De data asta nu s-a găsit niciun sfat.',
  'hint.missing': 'Sfaturile nu au putut fi încărcate. Verifică conexiunea, apoi reîncarcă pagina.',
  'hint.take': 'Arată-mi',
  'hint.take.choice': 'Alege-o',
  'hint.again': 'Ascunde sfatul',
  'advice.place': 'Cartonașul la {cell}.',
  'advice.place.spoken': 'Cartonașul la {cell}: {features}.',
  'advice.deploy': '{follower}.',
  'advice.pass': 'Fără supus.',
  'advice.score': 'Punctează întâi {region} de la {cell}.',
  'advice.score.token': 'Punctează {region} de la {cell} cu jetonul „{token}”.',
  'advice.token': 'Folosește jetonul „{token}”.',
  'advice.end': 'Păstrează jetoanele pentru mai târziu.',
  'reason.because': '{reasons}.',
  'reason.nothing': 'Nu aduce nimic pe loc, dar lasă cele mai bune șanse.',
  'reason.scores': {
    one: 'finalizează {region} pentru {count} punct',
    few: 'finalizează {region} pentru {count} puncte',
    other: 'finalizează {region} pentru {count} de puncte',
  },
  'reason.scores.doubled': {
    one: 'finalizează {region} pentru {count} punct, dublat',
    few: 'finalizează {region} pentru {count} puncte, dublate',
    other: 'finalizează {region} pentru {count} de puncte, dublate',
  },
  'reason.token': {
    one: 'se oprește la un jeton',
    few: 'se oprește la {count} jetoane',
    other: 'se oprește la {count} de jetoane',
  },
  'reason.uses': 'folosește „{token}”',
  'reason.takes': {
    one: 'preia {region} ({count} punct până acum)',
    few: 'preia {region} ({count} puncte până acum)',
    other: 'preia {region} ({count} de puncte până acum)',
  },
  'reason.ties': {
    one: 'aduce la egalitate {region} ({count} punct până acum)',
    few: 'aduce la egalitate {region} ({count} puncte până acum)',
    other: 'aduce la egalitate {region} ({count} de puncte până acum)',
  },
  'reason.blocks': {
    one: 'blochează definitiv {region} ({count} punct până acum)',
    few: 'blochează definitiv {region} ({count} puncte până acum)',
    other: 'blochează definitiv {region} ({count} de puncte până acum)',
  },
  'reason.hinders': {
    one: 'face mult mai greu de finalizat {region} ({count} punct până acum)',
    few: 'face mult mai greu de finalizat {region} ({count} puncte până acum)',
    other: 'face mult mai greu de finalizat {region} ({count} de puncte până acum)',
  },
  'reason.nears': {
    one: 'poate lega în curând {region} ({count} punct până acum)',
    few: 'poate lega în curând {region} ({count} puncte până acum)',
    other: 'poate lega în curând {region} ({count} de puncte până acum)',
  },
  'reason.claims': 'revendică {region}',
  'reason.extends': {
    one: 'mărește {region} la {count} punct',
    few: 'mărește {region} la {count} puncte',
    other: 'mărește {region} la {count} de puncte',
  },
  'keys.hint': 'Sfat; Shift+H pune cartonașul acolo de probă',
};
