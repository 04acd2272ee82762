import type { book as enBook, castleRules as enCastle } from '../en/rules.ts';
import type { Translation } from '../message.ts';

/** The book of the rules: what all games share. */
export const book: Translation<typeof enBook> = {
  'rules.contents': 'Cuprins',
  'rules.print': 'Tipărește',
  'rules.right': 'Corect',
  'rules.wrong': 'Nu e voie',
  'rules.seen': {
    one: 'Imagine cu {count} cartonaș',
    few: 'Imagine cu {count} cartonașe',
    other: 'Imagine cu {count} de cartonașe',
  },
  'book.title.goal': 'Scopul jocului',
  'book.title.turn': 'Tura ta',
  'book.title.place': 'Cum pui un cartonaș',
  'book.title.deploy': 'Cum pui un supus',
  'book.title.score': 'Zone finalizate',
  'book.title.tokens': 'Traseul de punctaj și jetoanele',
  'book.title.end': 'Sfârșitul jocului',
  'book.turn':
    'Întâi trage un cartonaș și pune-l. Apoi poți pune pe el un supus. La urmă se punctează tot ce a finalizat cartonașul tău. Urmează la rând jucătorul următor.',
  'book.place.aside': 'Dacă un cartonaș nu se potrivește nicăieri, îl pui deoparte și tragi altul.',
  'book.deploy.supply':
    'Ai 6 supuși; al șaptelea îți ține punctajul. Dacă nu mai ai niciunul, aștepți până se întoarce cineva.',
  'book.complete.who':
    'Punctele le ia cine are acolo mai mulți supuși. La egalitate nu le ia nimeni. Oricum ar fi, toți supușii din zonă se întorc acasă.',
  'book.complete.order':
    'Dacă un cartonaș finalizează mai multe zone, întâi vin cele pentru care punctezi tu, apoi cele ale adversarului. Tu alegi ordinea în ambele grupe.',
  'book.tokens':
    'Fiecare zonă punctată e o mutare a pionului tău pe zid. Dacă se oprește pe unul dintre cele două spații ale unui turn de colț, iei jetonul de acolo, chiar și în tura adversarului.',
  'book.tokens.stop': 'Pionul s-a oprit la turnul de colț: jetonul e luat.',
  'book.tokens.limits':
    'Dacă doar treci pe lângă un turn, nu iei nimic, iar la turnul 0/1 nu e niciun jeton. Un jeton nu dublează zona care ți l-a adus. Jetoanele le folosești doar în tura ta, oricâte; cel folosit iese din joc.',
  'book.tokens.same-turn': 'În această partidă poți folosi un jeton chiar în tura în care l-ai luat.',
  'book.tokens.next-turn': 'În această partidă poți folosi un jeton abia din tura ta următoare.',
  'book.tokens.list': 'Cele nouă jetoane, câte două din fiecare',
  'book.tokens.yours': 'O zonă e a ta dacă ai în ea mai mulți supuși decât adversarul.',
  'book.end':
    'Jocul se termină după tura în care s-a pus ultimul cartonaș. Jetoanele rămase pe zid ies din joc. Apoi vine punctajul final. Câștigă cine are mai multe puncte; la egalitate, victoria se împarte.',
};

export const castleRules: Translation<typeof enCastle> = {
  'rule.goal':
    'Doi jucători construiesc un castel între zidurile lui. Cărările, casele și turnurile aduc puncte când sunt finalizate, iar curțile la sfârșit. Câștigă cine are mai multe puncte.',
  'rule.goal.board':
    'Interiorul castelului și cele șapte spații de pornire, lângă locurile marcate. Pe zid se află traseul de punctaj.',
  'rule.need': 'Jocul are 60 de cartonașe. Fiecare jucător are în culoarea lui supuși, un pion și un donjon.',
  'rule.place':
    'Pune cartonașul lângă alt cartonaș sau lângă un spațiu de pornire. Cărarea trebuie să se lege mereu de cărare. Casa, turnul și curtea se pot învecina oricum. Lângă zidul simplu poate sta orice.',
  'rule.place.right': 'Cărarea continuă de la spațiul de pornire.',
  'rule.place.free': 'O casă poate sta lângă o curte.',
  'rule.place.wrong': 'Cărarea nu poate da într-o curte.',
  'rule.place.alone': 'Nu ajunge un colț: trebuie să se atingă o latură.',
  'rule.deploy':
    'Poți pune un supus pe cartonașul pe care tocmai l-ai așezat, dacă în zona aceea nu e încă nimeni. Pe un spațiu de pornire nu se pune nimeni.',
  'rule.deploy.kinds':
    'Vestitorul stă pe cărare, scutierul în casă, cavalerul în turn. Negustorul stă culcat în curte.',
  'rule.deploy.taken': 'Pe această cărare e deja un vestitor, așa că nu poți pune altul.',
  'rule.complete':
    'O cărare, o casă sau un turn e finalizat când nicio latură a sa nu dă spre un loc gol. Un spațiu de pornire se numără ca unul dintre cartonașe.',
  'rule.complete.tie':
    'Ultimul cartonaș unește două turnuri. Cu câte un cavaler de fiecare parte, nu punctează nimeni. Cu un cavaler în plus ai fi luat tot turnul.',
  'rule.path': 'Cărarea aduce 1 punct pe cartonaș.',
  'rule.path.plain': 'Două cartonașe și spațiul de pornire.',
  'rule.path.double': 'Cu fântână: 2 puncte pe cartonaș, oricâte fântâni ar fi.',
  'rule.path.end': 'Un scuar oprește fiecare cărare care ajunge la el.',
  'rule.house':
    'Casa aduce 1 punct pe cartonaș. Pe cea mai mare casă pentru care ai luat puncte stă donjonul tău; se mută doar pe una mai mare.',
  'rule.house.keep': 'Scutierul punctează, iar donjonul se mută pe casă.',
  'rule.tower': 'Turnul aduce 2 puncte pe cartonaș.',
  'rule.tower.plain': 'Două cartonașe și spațiul de pornire.',
  'rule.court':
    'O curte nu e finalizată niciodată: negustorii ei rămân până la sfârșit. Atunci, cine are acolo mai mulți negustori ia 3 puncte pentru fiecare piață. La egalitate nu ia nimeni.',
  'rule.court.end': 'Trei piețe, una dintre ele pe spațiul de pornire.',
  'rule.keep':
    'La sfârșit comparați donjoanele: cel mai mare aduce 1 punct pentru fiecare loc din cea mai mare suprafață goală. Dacă sunt egale sau nu există niciunul, nu ia nimeni puncte.',
  'rule.keep.race': 'E marcată cea mai mare suprafață goală. Locurile țin unele de altele dacă au o latură comună.',
  'rule.end.final': 'Punctajul final: donjonul mai mare, apoi curțile, apoi jetoanele.',
  'rule.end.unfinished':
    'Cărările, casele și turnurile nefinalizate nu aduc nimic, decât prin jetoane. E cea mai mare diferență față de Carcassonne.',
};

export const zamekRules: Translation<typeof enCastle> = {
  'rule.goal':
    'Două familii construiesc un sat între zidurile castelului. Drumurile, casele și cocinile aduc puncte când sunt finalizate, iar pajiștile la sfârșit. Câștigă cine are mai multe puncte.',
  'rule.goal.board':
    'Interiorul castelului și cele șapte spații de pornire, lângă locurile marcate. Pe zid se află traseul de punctaj.',
  'rule.need': 'Jocul are 60 de cartonașe. Fiecare jucător are în culoarea lui supuși, un pion și o casă familială.',
  'rule.place':
    'Pune cartonașul lângă alt cartonaș sau lângă un spațiu de pornire. Drumul trebuie să se lege mereu de drum. Casa, cocina și pajiștea se pot învecina oricum. Lângă zidul simplu poate sta orice.',
  'rule.place.right': 'Drumul continuă de la spațiul de pornire.',
  'rule.place.free': 'O casă poate sta lângă o pajiște.',
  'rule.place.wrong': 'Drumul nu poate da într-o pajiște.',
  'rule.place.alone': 'Nu ajunge un colț: trebuie să se atingă o latură.',
  'rule.deploy':
    'Poți pune un supus pe cartonașul pe care tocmai l-ai așezat, dacă în zona aceea nu e încă nimeni. Pe un spațiu de pornire nu se pune nimeni.',
  'rule.deploy.kinds':
    'Vestitorul stă pe drum, scutierul în casă, fermierul în cocină. Călugărul stă culcat pe pajiște.',
  'rule.deploy.taken': 'Pe acest drum e deja un vestitor, așa că nu poți pune altul.',
  'rule.complete':
    'Un drum, o casă sau o cocină e finalizată când nicio latură a sa nu dă spre un loc gol. Un spațiu de pornire se numără ca unul dintre cartonașe.',
  'rule.complete.tie':
    'Ultimul cartonaș unește două cocini. Cu câte un fermier de fiecare parte, nu punctează nimeni. Cu un fermier în plus ai fi luat toată cocina.',
  'rule.path': 'Drumul aduce 1 punct pe cartonaș.',
  'rule.path.plain': 'Două cartonașe și spațiul de pornire.',
  'rule.path.double': 'Cu debă (butuci): 2 puncte pe cartonaș, oricâte ar fi.',
  'rule.path.end': 'O fântână oprește fiecare drum care ajunge la ea.',
  'rule.house':
    'Casa aduce 1 punct pe cartonaș. Cea mai mare casă pentru care ai luat puncte devine casa ta familială; o înlocuiește doar una mai mare.',
  'rule.house.keep': 'Scutierul punctează, iar casa devine casă familială.',
  'rule.tower': 'Cocina aduce 2 puncte pe cartonaș.',
  'rule.tower.plain': 'Două cartonașe și spațiul de pornire.',
  'rule.court':
    'O pajiște nu e finalizată niciodată: călugării ei rămân până la sfârșit. Atunci, cine are acolo mai mulți călugări ia 3 puncte pentru fiecare sanctuar. La egalitate nu ia nimeni.',
  'rule.court.end': 'Trei sanctuare, unul dintre ele pe spațiul de pornire.',
  'rule.keep':
    'La sfârșit comparați casele familiale: cea mai mare aduce 1 punct pentru fiecare loc din cea mai mare suprafață goală. Dacă sunt egale sau nu există niciuna, nu ia nimeni puncte.',
  'rule.keep.race': 'E marcată cea mai mare suprafață goală. Locurile țin unele de altele dacă au o latură comună.',
  'rule.end.final': 'Punctajul final: pajiștile, apoi casa familială mai mare, apoi jetoanele.',
  'rule.end.unfinished':
    'Drumurile, casele și cocinile nefinalizate nu aduc nimic, decât prin jetoane. E cea mai mare diferență față de Carcassonne.',
};
