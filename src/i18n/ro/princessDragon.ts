import type { princessDragon as en } from '../en/princessDragon.ts';
import type { Translation } from '../message.ts';

/** The Countryside: volcanoes and the dragon, the fairy, princesses, portals. */
export const princessDragon: Translation<typeof en> = {
  'carcassonne.box.expansion-3': 'Prințesa și dragonul',
  'carcassonne.box.expansion-3.hint':
    'Toată cutia: 30 de cartonașe cu vulcani, dragoni, prințese și portaluri, plus o zână.',
  'carcassonne.everything': 'Toate extensiile',
  'carcassonne.everything.hint': 'Tot ce se poate combina: ambele râuri, dacă nu alegi contele.',
  'carcassonne.box.parts': 'Părți alese: {count} din {all}',
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
  'carcassonne.princess': 'Prințesa',
  'carcassonne.princess.hint': 'Când o prințesă ajunge într-un oraș cu cavaleri, unul dintre ei pleacă acasă.',
  'carcassonne.princess.options': 'Prințesa și cavalerii',
  'carcassonne.princess.options.must': 'unul trebuie să plece (regulile din 2005)',
  'carcassonne.princess.options.may': 'unul poate pleca (regulile actuale)',
  'carcassonne.princess.mark': 'cu prințesă',
  'carcassonne.princess.prompt': 'Care cavaler pleacă acasă?',
  'carcassonne.princess.prompt.must': 'Așa vrea prințesa. În tura asta nu pui pe nimeni.',
  'carcassonne.princess.prompt.may': 'Sau pune un supus.',
  'carcassonne.princess.label': 'Cavalerii din oraș',
  'carcassonne.princess.choice': 'Cavalerul jucătorului {player} pleacă acasă',
  'carcassonne.princess.choice.own': 'Cavalerul tău pleacă acasă',
  'carcassonne.princess.commit': 'Trimite acasă',
  'carcassonne.princess.advice': 'Cavalerul de la {cell} pleacă acasă',
  'carcassonne.princess.home': 'Prințesa trimite acasă cavalerul jucătorului {player}.',
  'carcassonne.portal': 'Portaluri magice',
  'carcassonne.portal.hint': 'Printr-un portal poți pune supusul pe orice cartonaș de pe tablă.',
  'carcassonne.portal.mark': 'portal magic',
  'carcassonne.portal.prompt': 'Pui un supus oriunde?',
  'carcassonne.portal.places': {
    one: '{count} posibilitate prin portal',
    few: '{count} posibilități prin portal',
    other: '{count} de posibilități prin portal',
  },
  'carcassonne.portal.label': 'Pe cine pui și unde; întâi ce valorează mai mult',
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
  'carcassonne.book.fairy.title': 'Zâna',
  'carcassonne.book.fairy':
    'În loc să pui un supus, poți muta zâna lângă unul dintre supușii tăi de pe tablă. Dacă la începutul turei tale e lângă supusul tău, primești 1 punct.',
  'carcassonne.book.fairy.tile':
    'În loc să pui un supus, poți muta zâna pe un cartonaș cu un supus de-al tău. Dacă la începutul turei ai un supus pe cartonașul ei, primești 1 punct.',
  'carcassonne.book.fairy.shield': 'Pe cartonașul ei dragonul nu intră niciodată, așa că aici trebuie să cotească.',
  'carcassonne.book.fairy.points': 'Orașul aduce 8 puncte, iar zâna încă 3 pentru cavalerul de lângă ea.',
  'carcassonne.book.fairy.more':
    'Cele 3 puncte le primești chiar dacă nu ai acolo cei mai mulți supuși. Supusul se întoarce acasă, iar ea rămâne pe loc, fără însoțitor.',
  'carcassonne.book.princess.title': 'Prințesa',
  'carcassonne.book.princess.must':
    'Dacă pui o prințesă la un oraș cu cavaleri, unul dintre ei trebuie să plece acasă; tu alegi care. În tura asta nu pui pe nimeni.',
  'carcassonne.book.princess.may':
    'Dacă pui o prințesă la un oraș cu cavaleri, poți trimite unul dintre ei acasă în loc să pui un supus.',
  'carcassonne.book.princess.goes':
    'A venit prințesa: singurul cavaler pleacă acasă, iar orașul finalizat nu aduce puncte nimănui.',
  'carcassonne.book.portal.title': 'Portaluri magice',
  'carcassonne.book.portal':
    'Printr-un portal poți pune supusul pe orice cartonaș de pe tablă: în orice zonă fără supuși care nu a fost finalizată într-o tură anterioară.',
  'carcassonne.book.portal.far': 'Prin portal, un cavaler ajunge în orașul liber.',
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
  'carcassonne.lesson.visit.name': 'Prințesa',
  'carcassonne.lesson.visit.1':
    'Cavalerul tău e în orașul de la (0, 1), al adversarei în cel de la (1, 0). Ambele orașe sunt deschise spre (1, 1).',
  'carcassonne.lesson.visit.2':
    'Pe cartonașul tău locuiește o prințesă. Pune-l la (1, 1), ca să unească și să finalizeze cele două orașe. Unul dintre cavaleri trebuie atunci să plece acasă: alege-l pe al adversarei.',
  'carcassonne.lesson.visit.2.wrong': 'Așa nu unești cele două orașe. Pune cartonașul la (1, 1), oraș lângă oraș.',
  'carcassonne.lesson.visit.2.taken':
    'A plecat acasă chiar cavalerul tău, iar punctele le-a primit adversara. Trimite acasă cavalerul ei.',
  'carcassonne.lesson.visit.2.done':
    'Cavalerul adversarei a plecat acasă fără puncte, iar orașul e numai al tău: 4 cartonașe, 8 puncte. Dacă rămâneau amândoi, punctele le primeați și tu, și ea.',
  'carcassonne.lesson.visit.3':
    'Prințesa nu-ți lasă de ales: dacă în oraș e doar cavalerul tău, el trebuie să plece. Într-o astfel de tură nu pui pe nimeni și nu muți zâna. Un oraș fără cavaleri e ca oricare altul.',
  'carcassonne.lesson.passage.name': 'Prin portal',
  'carcassonne.lesson.passage.1':
    'Orașul de la (0, 1) e liber, dar departe de unde se potrivește cartonașul tău. Acesta are un portal magic: pune-l, apoi pune un cavaler în acel oraș.',
  'carcassonne.lesson.passage.1.wrong':
    'Orașul de la (0, 1) e încă liber. După ce pui cartonașul, alege cavalerul din orașul de la (0, 1).',
  'carcassonne.lesson.passage.1.done':
    'Prin portal ajungi în orice zonă fără supuși pe care nicio tură anterioară nu a finalizat-o. Lista începe cu ce valorează mai mult.',
  'carcassonne.lesson.passage.2': 'Acum finalizează orașul tău la (0, 2).',
  'carcassonne.lesson.passage.2.wrong': 'Orașul e încă deschis sus. Pune cartonașul la (0, 2).',
  'carcassonne.lesson.passage.2.done': '8 puncte pentru un oraș pe care nu l-ai început tu.',
};
