import type { Translation } from '../../../i18n/message.ts';
import type { inns as en } from './en.ts';

export const inns: Translation<typeof en> = {
  'carcassonne.reason.inn': 'adaugă un han la drum: 2 puncte pe cartonaș dacă e finalizat',
  'carcassonne.reason.cathedral': 'adaugă o catedrală în oraș: 3 puncte pe cartonaș și blazon dacă e finalizat',
  'carcassonne.reason.strands': 'pune în pericol un drum advers: nefinalizat, nu aduce nimic',
  'carcassonne.reason.empties': 'pune în pericol un oraș advers: nefinalizat, nu aduce nimic',
  'carcassonne.inns': 'Hanuri și catedrale',
  'carcassonne.inns.hint':
    'Un drum cu han aduce dublu când e finalizat, iar un oraș cu catedrală 3 puncte pe cartonaș. Nefinalizate la sfârșit, nu aduc nimic.',
  'carcassonne.inns.options': 'Nefinalizate la sfârșit, aduc',
  'carcassonne.inns.options.zero': 'nimic (regulile actuale)',
  'carcassonne.inns.options.plain': 'cât oricare altele (regulă de casă)',
  'carcassonne.inns.mark.inn': 'cu han',
  'carcassonne.inns.mark.cathedral': 'cu catedrală',
  'carcassonne.inns.line.inn': {
    one: 'Drum cu han, {count} cartonaș',
    few: 'Drum cu han, {count} cartonașe',
    other: 'Drum cu han, {count} de cartonașe',
  },
  'carcassonne.inns.line.cathedral': {
    one: 'Oraș cu catedrală, {count} cartonaș',
    few: 'Oraș cu catedrală, {count} cartonașe',
    other: 'Oraș cu catedrală, {count} de cartonașe',
  },
  'carcassonne.inns.line.pennants': 'Oraș cu catedrală, {each} × ({tiles} + {pennants}) = {points}',
  'carcassonne.inns.line.none.inn': 'Drum nefinalizat, cu han: 0',
  'carcassonne.inns.line.none.cathedral': 'Oraș nefinalizat, cu catedrală: 0',
  'carcassonne.inns.category.inn': 'Drumuri cu han',
  'carcassonne.inns.category.cathedral': 'Orașe cu catedrală',
  'carcassonne.inns.stakes': 'În pericol',
  'carcassonne.inns.stakes.none':
    'Nimeni nu stă pe un drum nefinalizat cu han sau într-un oraș nefinalizat cu catedrală.',
  'carcassonne.inns.stakes.row': '{where}, {player}: acum {now}, finalizat {finished} sau mai mult.',
  'carcassonne.inns.about.inn': 'Cu han: finalizat, 2 puncte pe cartonaș; nefinalizat la sfârșit, nimic.',
  'carcassonne.inns.about.cathedral':
    'Cu catedrală: finalizat, 3 puncte pe cartonaș și blazon; nefinalizat la sfârșit, nimic.',
  'carcassonne.inns.about.plain.inn': 'Cu han: finalizat, 2 puncte pe cartonaș.',
  'carcassonne.inns.about.plain.cathedral': 'Cu catedrală: finalizat, 3 puncte pe cartonaș și blazon.',
  'carcassonne.book.inns.title': 'Hanuri și catedrale',
  'carcassonne.book.inns':
    'Un han ține de drumul la care duce poteca lui. Finalizat, un drum cu han aduce 2 puncte pe cartonaș. Unul ajunge; al doilea nu schimbă nimic.',
  'carcassonne.book.inns.road': 'Drumul cu han e finalizat: 5 cartonașe, 10 puncte.',
  'carcassonne.book.inns.cathedral':
    'Un oraș finalizat cu catedrală aduce 3 puncte pentru fiecare cartonaș și fiecare blazon: aici 5 cartonașe, 15 puncte.',
  'carcassonne.book.inns.zero':
    'Nefinalizate la sfârșit, un drum cu han și un oraș cu catedrală nu aduc nimic. Le poți adăuga și la drumurile sau orașele altora.',
  'carcassonne.book.inns.plain':
    'În acest joc, un drum nefinalizat cu han și un oraș nefinalizat cu catedrală aduc la sfârșit cât oricare altele. Le poți adăuga și la drumurile sau orașele altora.',
  'carcassonne.book.inns.farmers': 'Pentru țărani, un oraș finalizat cu catedrală e un singur oraș finalizat.',
  'carcassonne.lesson.tavern.name': 'Un han',
  'carcassonne.lesson.tavern.1':
    'Cartonașul tău arată un han, cu o potecă spre drumul lui. Adaugă-l la (2, 0), la drumul tâlharului tău, fără să pui pe cineva.',
  'carcassonne.lesson.tavern.1.wrong':
    'Hanul acesta nu-i folosește tâlharului tău. Pune cartonașul la (2, 0), unde drumul lui merge mai departe.',
  'carcassonne.lesson.tavern.1.done':
    'Acum fiecare cartonaș al drumului aduce 2 puncte când e finalizat – și nimic dacă rămâne nefinalizat la sfârșit. Nu-l lăsa să aștepte.',
  'carcassonne.lesson.tavern.2': 'Finalizează drumul cu răscrucea la (3, 0).',
  'carcassonne.lesson.tavern.2.wrong':
    'Drumul tău e încă nefinalizat. Pune răscrucea la (3, 0), ca drumul să se termine acolo.',
  'carcassonne.lesson.tavern.2.done': '5 cartonașe a câte 2 puncte: 10 puncte, iar tâlharul tău e din nou la tine.',
  'carcassonne.lesson.spire.name': 'O catedrală',
  'carcassonne.lesson.spire.1':
    'Jocul e aproape gata, iar un oraș cu catedrală aduce puncte numai finalizat. Dă catedrala adversarei: pune-o la (0, 2).',
  'carcassonne.lesson.spire.1.wrong':
    'Acela e orașul tău: nefinalizat, acum nu mai aduce nimic. Pune catedrala la (0, 2).',
  'carcassonne.lesson.spire.1.done':
    'Acum orașul are trei laturi deschise. Dacă adversara nu le închide pe toate, aduce 0 în loc de 3. Finalizat, ar aduce 3 puncte pe cartonaș.',
};
