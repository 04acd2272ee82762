import type { help as en } from '../en/help.ts';
import type { Translation } from '../message.ts';

/** How to play, what both rule sets share. */
export const help: Translation<typeof en> = {
  'help.rules': 'Reguli',
  'help.intro': 'Doi constructori umplu interiorul aceluiași castel. Fiecare tură are trei pași.',
  'help.step.place': 'Pune un cartonaș',
  'help.step.deploy': 'Trimite un supus',
  'help.step.score': 'Punctează ce e finalizat',
  'help.followers': {
    one: 'Ai {count} supus. Cât timp e pe tablă, nu poți pune altul.',
    few: 'Ai {count} supuși. Cât timp sunt toți pe tablă, nu poți pune altul.',
    other: 'Ai {count} de supuși. Cât timp sunt toți pe tablă, nu poți pune altul.',
  },
  'help.complete':
    'O zonă e finalizată când nicio latură a ei nu mai dă spre un loc gol. Încasează cine are mai mulți supuși în ea; la egalitate, nimeni. Apoi supușii ei se întorc acasă. Dacă se finalizează mai multe deodată, încasează întâi jucătorul aflat la rând, care alege și ordinea.',
  'help.regions': 'Ce aduc zonele',
  'help.wall.title': 'Traseul de punctaj și jetoanele',
  'help.end': 'Finalul',
  'help.end.text':
    'După ultimul cartonaș vine punctajul final, ca mai sus. Celelalte zone nefinalizate nu aduc puncte, decât cu un jeton potrivit. Câștigă cine are mai multe puncte; la puncte egale, victoria se împarte.',
  'help.tokens.same-turn':
    'În timpul jocului, jetoanele se folosesc doar în tura ta, chiar și în cea în care le-ai luat.',
  'help.tokens.next-turn':
    'În timpul jocului, jetoanele se folosesc doar în tura ta, cel mai devreme în tura de după cea în care le-ai luat.',
  'help.tokens.yours': 'O zonă e a ta dacă ai în ea mai mulți supuși decât adversarul.',
  'help.tokens.list': 'Cele nouă feluri de jetoane',
  'help.tokens.each': 'câte două din fiecare',
  'help.touch': 'Comenzi',
  'help.touch.text':
    'Atinge un loc marcat ca să probezi cartonașul acolo, atinge cartonașul ca să-l rotești, confirmă cu butonul verde. „Anulează” ia înapoi orice pas al turei tale, dar niciodată un cartonaș tras.',
};
