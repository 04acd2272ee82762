import type { Language } from '../../src/i18n/index.ts';

/** A word that no text of the language uses, and its replacement (src/i18n/README.md). */
export interface Forbidden {
  readonly not: RegExp;
  readonly say: string;
}

const FOLLOWERS_EN = 'follower|herald|squire|knight|merchant|farmer|monk|highwayman|abbot';

export const FORBIDDEN: Readonly<Record<Language, readonly Forbidden[]>> = {
  en: [
    { not: /\b(?!iPhone|iPad)[a-z]+[A-Z]/, say: 'a word: this is a name from the code' },
    { not: /\b(lay|lays|laid)\b/i, say: 'place' },
    { not: new RegExp(`\\bsend(s|ing)? (a|an|the|one|your) (${FOLLOWERS_EN})`, 'i'), say: 'place' },
    { not: /\b(deploy|deploys|deployed)\b/i, say: 'place' },
    { not: /\bregions?\b/i, say: 'feature' },
    // The adjective: "completed" at the end or before a feature. "Complete the tower" is the verb.
    { not: /\b(is|are|be|becomes?) ((not|never) )?complete\b/i, say: 'completed' },
    { not: /(?<!un)\bfinished (path|road|house|tower|pigst|cit|monaster|garden|feature)/i, say: 'completed' },
    { not: /\b(brings?|brought)\b(?! (the )?abbot| him| home| them together)/i, say: 'score' },
    { not: /\bfields? of the (score track|track|wall)\b/i, say: 'space' },
    // The Robber Baron is another person.
    { not: /\brobbers?\b(?! Baron)/i, say: 'highwayman' },
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
  ],
  pl: [
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
  ],
  ro: [
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
}

export const WORDS: Readonly<Record<Language, GameWords>> = {
  en: {
    castle: /(?<!corner )\b(path|paths|tower|towers|court|courts|knight|merchant|market|markets|keep|keeps)\b/i,
    zamek: /\b(roads?|pigst(y|ies)|meadows?|farmers?|monks?|shrines?|stocks|family)\b/i,
    carcassonne: /\b(monaster(y|ies)|highwaym[ae]n|pennants?|cit(y|ies)|abbots?|gardens?|rivers?)\b/i,
    walled: /\b(heralds?|merchants?|courts?|pigst(y|ies)|meadows?|shrines?|stocks|family house|fountains?)\b/i,
  },
  de: {
    castle: /(?<!\p{L})(wege?|turm|türme|höfe?|hof|ritter|händler|markt|märkte|palas|palasse)(?!\p{L})/iu,
    zamek: /straße|(?<!in)stall|ställe|wiese|bauer|mönch|bildst|pranger|stammh/i,
    carcassonne: /kloster|klöster|wegelagerer|wappen|(?<!\p{L})(stadt|städte|abt|garten|gärten|fluss)(?!\p{L})/iu,
    walled:
      /herold|händler|(?<!\p{L})(hof|höfe|markt|märkte)(?!\p{L})|(?<!in)stall|ställe|bildst|pranger|stammh|brunnen|palas/iu,
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
