import type { Translation } from '../../../i18n/message.ts';
import type { dragon as en } from './en.ts';

export const dragon: Translation<typeof en> = {
  'carcassonne.reason.eats': 'poate asmuți dragonul asupra unui supus rival',
  'carcassonne.dragon': 'Dragonul și vulcanii',
  'carcassonne.dragon.hint':
    'Vulcanii cheamă dragonul. Când zboară, îl mută toți pe rând, iar supușii din calea lui se întorc acasă.',
  'carcassonne.dragon.options.move': 'Dragonul zboară',
  'carcassonne.dragon.options.move.before-scoring': 'înainte de punctaj (regulile din 2005)',
  'carcassonne.dragon.options.move.after-scoring': 'după punctaj (unele ediții mai vechi)',
  'carcassonne.dragon.piece': 'dragonul',
  'carcassonne.dragon.here': 'aici e dragonul',
  'carcassonne.dragon.asleep': 'Dragonul doarme lângă tablă până apare un vulcan.',
  'carcassonne.dragon.put-by': 'cartonaș pus deoparte',
  'carcassonne.dragon.waiting': {
    one: '{count} cartonaș cu dragon așteaptă un vulcan.',
    few: '{count} cartonașe cu dragon așteaptă un vulcan.',
    other: '{count} de cartonașe cu dragon așteaptă un vulcan.',
  },
  'carcassonne.dragon.volcano': 'vulcan',
  'carcassonne.dragon.sign': 'semnul dragonului',
  'carcassonne.dragon.prompt': 'Mută dragonul',
  'carcassonne.dragon.left': {
    one: 'încă {count} mutare',
    few: 'încă {count} mutări',
    other: 'încă {count} de mutări',
  },
  'carcassonne.dragon.others': '{player} mută dragonul',
  'carcassonne.dragon.label': 'Unde zboară dragonul',
  'carcassonne.dragon.choice': 'La {cell}, spre {side}',
  'carcassonne.dragon.commit': 'Mută dragonul',
  'carcassonne.dragon.commit.eats': 'Mută și mănâncă: {count}',
  'carcassonne.dragon.eats': 'mănâncă supuși – {whom}',
  'carcassonne.dragon.eats.none': 'nu mănâncă pe nimeni',
  'carcassonne.dragon.eats.own': 'ai tăi: {count}',
  'carcassonne.dragon.eats.other': '{player}: {count}',
  'carcassonne.dragon.ends': 'fundătură: zborul se încheie',
  'carcassonne.dragon.advice': 'Dragonul la {cell}',
  'carcassonne.dragon.called': 'Vulcanul de la {cell} cheamă dragonul.',
  'carcassonne.dragon.moved': '{player} mută dragonul la {cell}.',
  'carcassonne.dragon.moved.eats': '{player} mută dragonul la {cell}. Supuși mâncați – {whom}.',
  'carcassonne.dragon.put':
    'Un cartonaș cu dragon e pus deoparte, fiindcă încă nu e niciun vulcan. {player} trage din nou.',
  'carcassonne.dragon.back': 'Un cartonaș cu dragon se întoarce în teanc.',
  'carcassonne.dragon.refused':
    'Dragonul nu poate merge acolo: se mută câte un cartonaș, pe verticală sau pe orizontală, nicăieri de două ori și niciodată la zână.',
  'carcassonne.book.dragon.title': 'Vulcanii și dragonul',
  'carcassonne.book.dragon':
    'Pe un cartonaș cu vulcan nu pui pe nimeni: dragonul vine acolo imediat, de oriunde ar fi, și pe drum nu face rău nimănui.',
  'carcassonne.book.dragon.volcano': 'Dragonul a venit la vulcan.',
  'carcassonne.book.dragon.put-by':
    'Până apare un vulcan, cartonașele cu semnul dragonului se pun deoparte și se trag altele. La primul vulcan se întorc în teanc.',
  'carcassonne.book.dragon.flight':
    'După ce e pus un cartonaș cu semnul dragonului, dragonul zboară. Începând cu jucătorul aflat la rând, fiecare îl mută cu un cartonaș, pe verticală sau pe orizontală: șase mutări în total, nicăieri de două ori. Supușii de pe cartonașele pe care intră se întorc acasă fără puncte.',
  'carcassonne.book.dragon.end':
    'O fundătură: după patru mutări dragonul nu mai are unde merge, iar zborul se încheie. Tâlharul se întoarce acasă.',
  'carcassonne.book.dragon.before': 'Abia apoi se numără punctele. Cine a fost mâncat nu primește nimic.',
  'carcassonne.book.dragon.after': 'În această partidă se numără întâi punctele, apoi zboară dragonul.',
  'carcassonne.lesson.flight.name': 'Zboară dragonul',
  'carcassonne.lesson.flight.1':
    'Dragonul e pe vulcanul de la (0, -1). Călugărul tău e în stânga lui, la (-1, -1), al adversarei în dreapta, la (1, -1).',
  'carcassonne.lesson.flight.2':
    'Cartonașul tău are semnul dragonului. Pune-l la (2, 0), fără supus: atunci dragonul zboară, iar prima mutare e a ta. Fă-l să mănânce călugărul adversarei și ține-l departe de al tău.',
  'carcassonne.lesson.flight.2.wrong':
    'De acolo dragonul găsește alte drumuri. De data asta pune cartonașul la (2, 0).',
  'carcassonne.lesson.flight.2.eaten': 'Dragonul l-a mâncat chiar pe călugărul tău. Mută-l întâi spre dreapta.',
  'carcassonne.lesson.flight.2.missed':
    'Călugărul adversarei e încă acolo. Mută dragonul întâi spre dreapta, la (1, -1).',
  'carcassonne.lesson.flight.2.done':
    'Călugărul adversarei s-a întors acasă fără puncte. Jucătorii mută pe rând, iar când există un singur drum, dragonul merge singur. Când nu mai există niciunul, zborul se încheie.',
  'carcassonne.lesson.flight.3':
    'Dragonul zboară cel mult șase cartonașe. Cu cât sunt mai aproape de el supușii tăi, cu atât e pericolul mai mare, iar într-o fundătură sunt mai greu de ajuns.',
};
