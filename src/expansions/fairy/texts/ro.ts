import type { Translation } from '../../../i18n/message.ts';
import type { fairy as en } from './en.ts';

export const fairy: Translation<typeof en> = {
  'carcassonne.reason.befriends': {
    one: 'mută zâna lângă un supus: {count} punct acum, altele mai târziu',
    few: 'mută zâna lângă un supus: {count} puncte acum, altele mai târziu',
    other: 'mută zâna lângă un supus: {count} de puncte acum, altele mai târziu',
  },
  'carcassonne.fairy': 'Zâna',
  'carcassonne.fairy.hint':
    'În loc să pui un supus, poți muta zâna lângă unul de-al tău de pe tablă. Ea ține dragonul departe și aduce puncte.',
  'carcassonne.fairy.options': 'Zâna ține de',
  'carcassonne.fairy.options.follower': 'un supus (regulile actuale)',
  'carcassonne.fairy.options.tile': 'cartonașul ei (ediții mai vechi)',
  'carcassonne.fairy.piece': 'zâna',
  'carcassonne.fairy.here': 'aici e zâna',
  'carcassonne.fairy.here.beside': 'aici e zâna, lângă un supus al jucătorului {player}',
  'carcassonne.fairy.off': 'Zâna așteaptă lângă tablă.',
  'carcassonne.fairy.choice.road': 'Zâna la tâlharul tău',
  'carcassonne.fairy.choice.city': 'Zâna la cavalerul tău',
  'carcassonne.fairy.choice.monastery': 'Zâna la călugărul tău',
  'carcassonne.fairy.choice.field': 'Zâna la țăranul tău',
  'carcassonne.fairy.choice.garden': 'Zâna la abatele tău',
  'carcassonne.fairy.choice.tile': 'Zâna pe cartonașul de la {cell}',
  'carcassonne.fairy.commit': 'Mută zâna',
  'carcassonne.fairy.advice': 'Zâna la {cell}',
  'carcassonne.fairy.moved': '{player} mută zâna la {cell}.',
  'carcassonne.fairy.line': 'Zâna alături',
  'carcassonne.fairy.line.region': 'Zâna la punctaj',
  'carcassonne.fairy.category': 'Zâna, pe ture',
  'carcassonne.fairy.category.region': 'Zâna, la punctaj',
  'carcassonne.book.fairy.title': 'Zâna',
  'carcassonne.book.fairy':
    'În loc să pui un supus, poți muta zâna lângă unul dintre supușii tăi de pe tablă. Dacă la începutul turei tale e lângă supusul tău, primești 1 punct.',
  'carcassonne.book.fairy.tile':
    'În loc să pui un supus, poți muta zâna pe un cartonaș cu un supus de-al tău. Dacă la începutul turei ai un supus pe cartonașul ei, primești 1 punct.',
  'carcassonne.book.fairy.shield': 'Pe cartonașul ei dragonul nu intră niciodată, așa că aici trebuie să cotească.',
  'carcassonne.book.fairy.points': 'Orașul aduce 8 puncte, iar zâna încă 3 pentru cavalerul de lângă ea.',
  'carcassonne.book.fairy.more':
    'Cele 3 puncte le primești chiar dacă nu ai acolo cei mai mulți supuși. Supusul se întoarce acasă, iar ea rămâne pe loc, fără însoțitor.',
  'carcassonne.lesson.company.name': 'Zâna',
  'carcassonne.lesson.company.1':
    'Cavalerul tău e în orașul de la (0, 1). Pune cartonașul unde vrei. Apoi, în loc să pui un supus, mută zâna la cavaler.',
  'carcassonne.lesson.company.1.wrong':
    'Zâna e încă lângă tablă. După ce pui cartonașul, alege „Zâna la cavalerul tău”.',
  'carcassonne.lesson.company.1.done':
    'De acum primești 1 punct la începutul fiecărei ture, iar dragonul nu poate veni pe acest cartonaș.',
  'carcassonne.lesson.company.2': 'Deja 1 punct. Acum finalizează orașul la (0, 2) și încheie tura.',
  'carcassonne.lesson.company.2.wrong': 'Orașul de la (0, 1) e încă deschis sus. Pune cartonașul la (0, 2).',
  'carcassonne.lesson.company.2.done':
    '8 puncte pentru oraș și 3 pentru compania zânei. Le-ai primi și dacă alții ar avea acolo mai mulți cavaleri. Cavalerul se întoarce acasă, iar ea își așteaptă următorul prieten.',
};
