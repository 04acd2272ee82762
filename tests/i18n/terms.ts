import type { Language } from '../../src/i18n/index.ts';

/** A word that no text of the language uses, and its replacement (src/i18n/README.md). */
export interface Forbidden {
  readonly not: RegExp;
  readonly say: string;
  /** Only texts with these keys; all, if absent. */
  readonly keys?: RegExp;
}

/** The opponent of the lessons is a woman, as on her card. */
const LESSONS = /(^|\.)lesson\./;
/** Texts about figures: elsewhere a text or a link may be sent. */
const FIGURES = /(^|\.)(lesson|rule|book|deployed|reason|bridges|count)\./;

const FOLLOWERS_EN = 'follower|herald|squire|knight|merchant|farmer|monk|highwayman|abbot';

export const FORBIDDEN: Readonly<Record<Language, readonly Forbidden[]>> = {
  en: [
    { not: /\b(?!iPhone|iPad)[a-z]+[A-Z]/, say: 'a word: this is a name from the code' },
    { not: /\b(lay|lays|laid)\b/i, say: 'place' },
    // Followers are sent home, nowhere else.
    { not: new RegExp(`\\bsend(s|ing)? (a|an|the|one|your) (${FOLLOWERS_EN})\\b(?! home)`, 'i'), say: 'place' },
    { not: /\b(deploy|deploys|deployed)\b/i, say: 'place' },
    { not: /\bregions?\b/i, say: 'feature' },
    // The adjective: "completed" at the end or before a feature. "Complete the tower" is the verb.
    { not: /\b(is|are|be|becomes?) ((not|never) )?complete\b/i, say: 'completed' },
    { not: /(?<!un)\bfinished (path|road|house|tower|pigst|cit|monaster|garden|feature)/i, say: 'completed' },
    { not: /\b(brings?|brought)\b(?! (the )?abbot| him| home| them together)/i, say: 'score' },
    { not: /\bfields? of the (score track|track|wall)\b/i, say: 'space' },
    // The Robber Baron is another person; a box is named after him.
    { not: /(?<!King & )\brobbers?\b(?! Baron)/i, say: 'highwayman' },
    { not: /\bmodules?\b/i, say: 'expansion' },
    { not: /\bneighbours?\b/i, say: 'opponent' },
    { not: /\bround\b/i, say: 'around' },
    { not: /\b(give|gives|gave|giving) (it |the game )?up\b/i, say: 'resign' },
    { not: /\bload (the|this) page again\b|\bpage is loaded\b/i, say: 'reload the page' },
    { not: /\b(scan|exchange) (a |the )?pictures?\b|\bpictures? to scan\b/i, say: 'QR code' },
    { not: /\barrows?\b(?! keys?\b)/i, say: 'arrow keys' },
    { not: /\b(Shift|Ctrl|Alt) [A-Z]\b/, say: 'Shift+H' },
    { not: /(?<!Press )\bI\b(?! key\b)/, say: 'Press I, the I key' },
    { not: /\bAids?\b/, say: 'Assists' },
    { not: /\banew\b/i, say: 'again' },
    { not: /\bwhoever\b/i, say: 'the player with the most, anyone who' },
    { not: /\b(some|any|every)body\b/i, say: 'someone, anyone, everyone' },
    { not: /\bof (one’s|his|her|its|their) own\b/i, say: 'your own …' },
    { not: /\b(nobody|none) of yours\b|\bof yours\b/i, say: 'your …, one of your …' },
    { not: /\b(comes|came) of it\b/i, say: 'what happens' },
    { not: /\bby lot\b/i, say: 'at random' },
    { not: /\bgo(es)? on (here|in|with|without|from)\b|\bGo on$/, say: 'continue' },
    { not: /\bfeeds?\b/i, say: 'touches' },
    { not: /\bwithout a connection\b/i, say: 'offline' },
    { not: /\bof ours\b|^ours$/i, say: 'built-in, a Ramparts …' },
    { not: /Princess and the|King and (the )?River|Castles and Bazaars/i, say: 'the published name, with &' },
    { not: /\bcult places?\b/i, say: 'shrine' },
    { not: /\bsmith(y|ies)\b/i, say: 'blacksmith' },
    { not: /\bpennants?\b/i, say: 'coat of arms' },
    { not: /\bcrossings?\b/i, say: 'crossroads' },
    { not: /\bno one\b/i, say: 'nobody' },
    { not: /\bin (your|their|a|the|this|that) ((own|next|later|same) )?turn\b/i, say: 'on your turn' },
    { not: /\bplayer of the turn\b/i, say: 'the player whose turn it is' },
    { not: /\bput by\b/i, say: 'set aside' },
    { not: /\bmay lie\b|\bthe same must\b/i, say: 'may be next to, must match' },
    { not: /\bscores? nobody\b|\bpoints share\b/i, say: 'nobody scores' },
    { not: /\bas long as this page\b/i, say: 'until you close this page' },
    { not: /\b(leads?|led) (a|the|your) roads?\b|\bbridge leads\b/i, say: 'carry, cross' },
    { not: /\bacross a side\b/i, say: 'one tile, not diagonally' },
    { not: /\bgo(es)? together\b|\bplay along\b/i, say: 'can be combined' },
    { not: /\ball of the box\b/i, say: 'the whole box' },
    { not: /\bwins? (him|her|it|the \w+) over\b/i, say: 'takes' },
    { not: /\bin auction\b/i, say: 'up for auction' },
    { not: /\b(do|does) not bid\b/i, say: 'pass' },
    { not: /\bwith most\b/i, say: 'with the most' },
    { not: /^An expansion\./i, say: 'what it adds; a label names expansions' },
    { not: /\} : \{/, say: '3–2' },
    { not: /\bthings?\b(?= on this device)/i, say: 'item' },
  ],
  de: [
    { not: /bergfried/i, say: 'Palas' },
    { not: /(?<!\p{L})modul/iu, say: 'Erweiterung' },
    { not: /punkteleiste|wertungsleiste/i, say: 'Zählleiste' },
    { not: /(?<!un)fertige? (weg|haus|turm|straße|stadt|kloster|garten)|ist fertig/i, say: 'abgeschlossen' },
    { not: /ernährt|versorgt/i, say: 'berührt' },
    { not: /marktst[äa]nd/i, say: 'Märkte' },
    { not: /ausbesser/i, say: 'Fehler beheben' },
    { not: /bild(er)? (zum )?scannen|texte oder bilder/i, say: 'QR-Code' },
    { not: /mit niemandem/i, say: 'ohne jemanden zu setzen' },
    { not: /zusammentreffen/i, say: 'passen' },
    { not: /(?<!\p{L})gespräch/iu, say: 'Chat' },
    { not: /nachbarin/i, say: 'Gegnerin' },
    { not: /(strg|umschalt|shift) [A-Z](?!\p{L})/u, say: 'Strg+Z' },
    { not: /^zurück$/i, say: 'Rückgängig' },
    { not: /König und Fluss|König und Konsorten/i, say: 'Graf, König & Konsorten' },
    { not: /unfertig|(?<!wird .*)nicht (abgeschlossen|vollendet)/i, say: 'unvollendet' },
    { not: /portal/i, say: 'Zaubergang' },
    { not: /marktplatz/i, say: 'Markt' },
    { not: /(?<!\p{L})(leg|setz|wähl|schließ|stell|zieh|hol|schick|spiel)(?= \p{L}|,|$)/u, say: 'lege, setze, wähle' },
    {
      not: /(?<=^|[.:!?–] )(Leg|Setz|Wähl|Schließ|Stell|Zieh|Hol|Schick|Spiel|Beginn)(?= )/u,
      say: 'Lege, Setze, Wähle',
    },
    { not: /(?<!\p{L})bei \([^)]*\),? (an|ab)(?!\p{L})|daneben, bei/iu, say: 'auf (x, y)' },
    { not: /gegner(?!in)/i, say: 'Gegnerin', keys: LESSONS },
    {
      not: /vom anderen Platz|an die andere Seite|die andere Seite (beginnt|nichts)|wechseln den Platz/i,
      say: 'Gegnerin, Gegner',
    },
    { not: /\p{L}+in oder (ihre?|sein)/u, say: 'einen Satz ohne Geschlecht' },
    { not: /was hier ist/i, say: 'deine Partien' },
    { not: /so lange wie diese Seite/i, say: 'bis du diese Seite schließt' },
    { not: /mitspielende/i, say: 'Spieler' },
    { not: /drücke .* an,/i, say: 'tippe … an' },
    { not: /vom Zug beginnend/i, say: 'es beginnt …' },
    { not: /ohne Besitz(?!er)/i, say: 'ohne Besitzer' },
    { not: /ohne Verbindung/i, say: 'offline' },
    { not: /bietet nicht mit|nicht bieten/i, say: 'passen' },
    { not: /^Eine Erweiterung\./, say: 'was sie bringt; Erweiterungen nennt ein Schild' },
  ],
  pl: [
    { not: /zamkni[ęą][tc]/i, say: 'ukończone', keys: /^carcassonne\./ },
    { not: /moduł/i, say: 'dodatek' },
    { not: /baszt/i, say: 'wieża narożna' },
    { not: /tor\p{L}* punktacji/iu, say: 'tor punktowy' },
    { not: /(?<!\p{L})stukn/iu, say: 'dotknij' },
    { not: /(?<!\p{L})załaduj/iu, say: 'wczytaj' },
    { not: /(?<!\p{L})parti[aeięo](?!\p{L})/iu, say: 'gra' },
    { not: /(?<!\p{L})oboje|we dwoje/iu, say: 'obie strony, każda strona' },
    { not: /(pierwsze|drugie) imię/i, say: 'Gracz 1' },
    { not: /nikogo od ciebie/i, say: 'żadnego twojego zwolennika' },
    { not: /(?<!\p{L})(żywi|zaopatruje)(?!\p{L})/iu, say: 'dotyka' },
    { not: /(?<!\p{L})(wisi|zawieszon|zawiesi)/iu, say: 'przymierzyć' },
    { not: /sąsiadk/i, say: 'przeciwniczka' },
    { not: /musi spotkać się to samo/i, say: 'boki muszą pasować' },
    { not: /(zeskanuj|zeskanować) obraz|obrazek do/i, say: 'kod QR' },
    { not: /Ctrl Z|Shift H/, say: 'Ctrl+Z' },
    { not: /(?<!Klawisz )(?<!\p{L})I(?!\p{L}) (mówi|opowiada|podaje)/u, say: 'Klawisz I' },
    { not: /przeciwnik/i, say: 'przeciwniczka', keys: LESSONS },
    { not: /(?<!\p{L})(wyśl|wysył|wysł)/iu, say: 'postaw, stawia', keys: FIGURES },
    {
      not: /(?<!\p{L})płyt(k|ek)/iu,
      say: 'kafelek',
      keys: /^(?!carcassonne\.(book\.king|king|lesson\.crown|reason)\b)/,
    },
    { not: /(?<!\p{L})kart/iu, say: 'płytka króla', keys: /^carcassonne\.(book\.king|king|lesson\.crown|reason)\b/ },
    { not: /(?<!\p{L})\p{L}+ł[ae]ś(?!\p{L})/iu, say: 'zdanie bez rodzaju' },
    { not: /okolic/i, say: 'otoczenie' },
    { not: /^Dodatek\./, say: 'co wnosi; dodatki nazywa podpis' },
    { not: /(?<!\p{L})dokoń?cz/iu, say: 'ukończ' },
    { not: /to, co tu jest/i, say: 'twoje gry' },
    { not: /bez połączenia/i, say: 'offline' },
    { not: /teren/i, say: 'obszar', keys: /^carcassonne\./ },
    { not: /(na|o) (tych|te) kafelk(ach|i)/i, say: 'z tymi kafelkami' },
    { not: /ty pierwszy|drugi pierwszy/i, say: 'zaczynasz ty' },
    { not: /musi móc/i, say: 'może' },
    { not: /remisu o/i, say: 'wyrównuje walkę o' },
    { not: /(?<!\p{L})się$/u, say: 'etykieta, która jest całością', keys: /\.options/ },
  ],
  ro: [
    { not: /fermier/i, say: 'țăran', keys: /^carcassonne\./ },
    { not: /stareț/i, say: 'abate' },
    { not: /(?<!\p{L})modul/iu, say: 'extensie' },
    { not: /hrăne/i, say: 'atinge' },
    { not: /(?<!\p{L})pist[ăae](?!\p{L})/iu, say: 'traseu de punctaj' },
    { not: /loc(ul|uri|urile)? (pietruit|de pornire)/i, say: 'scuar, spațiu de pornire' },
    { not: /neterminat|neîncheiat/i, say: 'nefinalizat' },
    {
      not: /(drum|oraș|cas|turn|cocin|cărar|mănăst|grădin|zon)\p{L}* (e|este|sunt) (gata|complet|încheiat|terminat)/iu,
      say: 'finalizat',
    },
    { not: /(?<!\p{L})sămânț/iu, say: 'cod de amestecare' },
    { not: /judec/i, say: 'evaluează' },
    { not: /de-(a|al) (noastră|nostru)/i, say: 'Ramparts' },
    { not: /la un ecran/i, say: 'pe același ecran' },
    { not: /scane\p{L}* (o )?imagin|imagine de scanat/iu, say: 'cod QR' },
    { not: /(?<!\p{L})vecin(a|ei)(?!\p{L})/iu, say: 'adversara' },
    { not: /(de mână|stricat)/i, say: 'manual, deteriorat' },
    { not: /Ctrl Z|Shift H/, say: 'Ctrl+Z' },
    { not: /(?<!Tasta |tasta )(?<!\p{L})I(?!\p{L}) spune/u, say: 'Tasta I' },
    { not: /(?<!\p{L})încas/iu, say: 'punctează' },
    { not: /puncte? de (cartonaș|piață|sanctuar|blazon)|\d de blazon/i, say: 'pe cartonaș, pentru fiecare' },
    // Acasă se trimite, în altă parte se pune.
    { not: /(?<!\p{L})trimi[ts]\p{L}*(?!\p{L}|( \S+){0,3} acasă)/iu, say: 'pune', keys: FIGURES },
    { not: /(?<!\p{L})adversar(?!a(?!\p{L})|ei|ă)/iu, say: 'adversara', keys: LESSONS },
    { not: /ce se află aici/i, say: 'partidele' },
    { not: /durează doar cât/i, say: 'ține doar până închizi pagina' },
    { not: /(?<!\p{L})culc(?!a[tț])/iu, say: 'pune culcat' },
    { not: /în cinci sau șase persoane/i, say: 'la cinci sau șase jucători' },
    { not: /schimb\p{L}* (o dată |din nou )?(două )?texte/iu, say: 'fac schimb de texte' },
    { not: /același lucru/i, say: 'se potrivesc' },
    { not: /^O extensie\./, say: 'ce aduce' },
    { not: /asistenț/i, say: 'ajutoare' },
    { not: /înfățișare/i, say: 'aspect' },
    { not: /(?<!\p{L})dinainte(?!\p{L})/iu, say: 'anterior' },
    { not: /[\d}]%/, say: '40 %' },
    { not: /nu (oferi|oferă|licitează)(?!\p{L})|renunț/iu, say: 'pasează', keys: /bazaars/ },
  ],
};

/** Words of some games only. Words with different meanings in several games are in no list. */
export interface GameWords {
  readonly castle: RegExp;
  readonly zamek: RegExp;
  /** Words of Carcassonne, which the other two never use. */
  readonly carcassonne: RegExp;
  /** Words of The Castle or Zamek, which Carcassonne never uses. */
  readonly walled: RegExp;
  /** Words that mean different things in several games; texts that all share use none of them. */
  readonly several?: RegExp;
}

export const WORDS: Readonly<Record<Language, GameWords>> = {
  en: {
    castle: /(?<!corner )\b(path|paths|tower|towers|court|courts|knight|merchant|market|markets|keep|keeps)\b/i,
    zamek: /\b(roads?|pigst(y|ies)|meadows?|farmers?|monks?|shrines?|stocks|family)\b/i,
    carcassonne: /\b(monaster(y|ies)|highwaym[ae]n|coats? of arms|cit(y|ies)|abbots?|gardens?|rivers?)\b/i,
    walled: /\b(heralds?|merchants?|courts?|pigst(y|ies)|meadows?|stocks|family house|fountains?)\b/i,
    several: /\bshrines?\b/i,
  },
  de: {
    castle: /(?<!\p{L})(wege?|turm|türme|höfe?|hof|ritter|händler|markt|märkte|palas|palasse)(?!\p{L})/iu,
    zamek: /straße|(?<!in)stall|ställe|wiese|bauer|mönch|bildst|pranger|stammh/i,
    carcassonne: /kloster|klöster|wegelagerer|wappen|(?<!\p{L})(stadt|städte|abt|garten|gärten|fluss)(?!\p{L})/iu,
    walled: /herold|händler|(?<!\p{L})(hof|höfe)(?!\p{L})|(?<!in)stall|ställe|bildst|pranger|stammh|brunnen|palas/iu,
    several: /(?<!\p{L})(markt|märkte)(?!\p{L})/iu,
  },
  pl: {
    castle: /ścież|domostw|wież(?!ą, bierzesz)|dziedz|rycerz|kupiec|kupca|kupców|stragan|donżon/i,
    zamek: /(?<!\p{L})(drog|dróg|chlew|łąk|rolnik|mnich|kaplic|dyb|rodzin)/iu,
    carcassonne: /(?<!\p{L})(klasztor|rozbójnik|herb|miast[aoęu]|miast(?!\p{L})|opat|ogród|ogrod|rzek)/iu,
    walled: /(?<!\p{L})(herold|kupiec|kupc|dziedziniec|dziedzińc|stragan|chlew|kaplicz|dyb|donżon|domostw|fontann)/iu,
  },
  ro: {
    castle: /(?<!\p{L})(căr[aă]r|cavaler|negustor|donjon|curte|curți)/iu,
    zamek: /(?<!\p{L})(drum|cocin|pajișt|fermier|călugăr)/iu,
    carcassonne: /(?<!\p{L})(mănăsti|tâlhar|blazon|oraș|abate|grădin|râu(?!\p{L}*ț))/iu,
    walled:
      /(?<!\p{L})(vestitor|negustor|curte|curți|pia(ță|ța|ț[ei])(?!\p{L})|cocin|sanctuar|deb(ă|a|ei)(?!\p{L})|fântân|donjon|pajiș)/iu,
  },
};

const ADJECTIVE_EN = '((remaining|completed|empty|unfinished|corner|start) )';
const NOUNS_EN = 'point|tile|token|follower|figure|piece|city|cities|road|tower|player|cell|space|game|turn|item';

/**
 * A number and a noun whose form depends on it. `{count}` chooses the form; no other placeholder does, and none does in
 * a text without forms.
 */
export const COUNTED: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`\\{(\\w+)\\} ${ADJECTIVE_EN}?(${NOUNS_EN})s?\\b`, 'g'),
  de: /\{(\w+)\} (?:\p{L}+en )?(?:Punkte?n?|Felder?n?|Marken?|Städten?|Straßen?|\p{L}*türmen?|Figur(?:en)?|Partien?|Zügen?)(?!\p{L})/gu,
  pl: /\{(\w+)\} (?:\p{L}+ych )?(?:punkt|kafel|pól|pola|pole|żeton|figur|miast|dróg|drog|gier|gry)/gu,
  ro: /\{(\w+)\} (?:de )?(?:puncte?|cartonașe?|loc(?:uri)?|spații?|jeto(?:n|ane)|supu[sș]i?|pies[eă]|orașe?|drumu?r?i?|partide?)(?!\p{L})/gu,
};

/** A list whose last number chooses the form; the size of a completed city or road, two tiles at least. */
export const COUNTED_ANYWAY = /^(reach\.stop|carcassonne\.king\.(held\.\w+|win\.\w+|short))$/;

/** The published names of the expansions, in the order of the rules page. */
export const EXPANSIONS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'The River',
    'The Abbot',
    'The Princess & the Dragon',
    'Count, King & Robber',
    'Bridges, Castles & Bazaars',
    'Inns & Cathedrals',
    'Traders & Builders',
  ],
  de: [
    'Der Fluss',
    'Der Abt',
    'Burgfräulein und Drache',
    'Graf, König & Konsorten',
    'Brücken, Burgen und Basare',
    'Wirtshäuser und Kathedralen',
    'Händler & Baumeister',
  ],
  pl: [
    'Rzeka',
    'Opat',
    'Księżniczka i smok',
    'Hrabia, król i rzeka',
    'Mosty, zamki i bazary',
    'Karczmy i katedry',
    'Kupcy i budowniczowie',
  ],
  ro: [
    'Râul',
    'Abatele',
    'Prințesa și dragonul',
    'Contele, regele și râul',
    'Poduri, castele și bazaruri',
    'Hanuri și catedrale',
    'Negustori și constructori',
  ],
};

/** What documents and comments call the published things, too. Ids in code and records keep their words. */
export const FORBIDDEN_IN_PROSE: readonly Forbidden[] = [
  { not: /Princess and the Dragon|King and (the )?River|Castles and Bazaars/, say: 'the published name, with &' },
  { not: /\bcult places?\b/i, say: 'shrine' },
  { not: /\bsmith(y|ies)\b/i, say: 'blacksmith' },
  { not: /\bpennants?\b/i, say: 'coat of arms' },
  { not: /\b(tiles?|symbol|is|are) put by\b/i, say: 'set aside, kept aside' },
  { not: /\bload the page again\b/i, say: 'reload the page' },
  { not: /\bwith most (farmers|followers)\b/i, say: 'with the most' },
];

/** Comments about flags on towers, and about the words of records. */
export const PROSE_ANYWAY = /^src\/art\/(parts|appIcon)|^src\/expansions\/count\/bots\//;
