import type { castleGoals as enCastle, goals as en } from '../en/goals.ts';
import type { Translation } from '../message.ts';

/** Goals and the ladder. */
export const goals: Translation<typeof en> = {
  'archive.goals': 'Obiective',
  'archive.ladder': 'Scara',
  'goals.lead':
    'Ce merită încercat într-o partidă cu calculatorul sau cu un prieten. Contează și partidele pe care le-ai încheiat deja.',
  'goals.every': 'În orice joc',
  'goals.count': '{reached} din {all} atinse',
  'goals.busy': 'Se caută în partidele tale…',
  'goals.reached': 'Atins',
  'goals.new.one': 'Obiectiv atins: {goal}',
  'goals.new': {
    one: '{count} obiectiv atins',
    few: '{count} obiective atinse',
    other: '{count} de obiective atinse',
  },
  'ladder.new': 'Scara: {step}',
  'ladder.lead':
    'Învinge adversarii pe rând, într-o partidă în doi. Contează orice victorie, cu sau fără extensii; sfaturile și anularea sunt permise, dacă treapta nu cere altceva.',
  'ladder.levels': 'Niveluri',
  'ladder.handicaps': 'Partide mai grele cu Regentul',
  'ladder.second': 'Începe Regentul',
  'ladder.second.hint': 'Primul cartonaș și prima alegere nu sunt ale tale: poți doar să răspunzi.',
  'ladder.unaided': 'Fără ajutoare',
  'ladder.unaided.hint': 'Fără sfaturi, fără scor estimat, fără lista cartonașelor: citești tabla cu ochii tăi.',
  'ladder.both': 'Doi Regenți deodată',
  'ladder.both.hint': 'O partidă în trei. Fiecare joacă pentru el și niciunul nu te cruță.',
  'ladder.ahead': {
    one: 'Cu {count} punct în față',
    few: 'Cu {count} puncte în față',
    other: 'Cu {count} de puncte în față',
  },
  'ladder.ahead.hint': 'Câștigă cel puțin cu acest avans. O victorie la limită nu contează aici.',
  'ladder.wins': { one: '{count} victorie', few: '{count} victorii', other: '{count} de victorii' },
  'ladder.next': 'Următorul adversar',
  'ladder.play': 'Joacă',
  'ladder.play.of': 'Joacă: {step}',
  'goal.win': 'Prima victorie',
  'goal.win.how':
    'Câștigă o partidă. Multe se hotărăsc abia la punctajul final, așa că ține seama de punctele care mai vin.',
  'goal.at-once': 'Dus-întors',
  'goal.at-once.how':
    'Pune un supus pe o zonă pe care cartonașul tău o finalizează. Punctează pe loc, iar supusul se întoarce imediat acasă.',
  'goal.two-features': 'Două dintr-o mișcare',
  'goal.two-features.how':
    'Punctează două zone cu un singur cartonaș. Caută locurile unde se întâlnesc două zone deschise ale tale.',
  'goal.guest': 'Ajutor nesperat',
  'goal.guest.how':
    'Punctează în tura unui adversar. Dacă un cartonaș care îți finalizează zona îi folosește și lui, îl va pune el pentru tine.',
  'goal.all-home': 'Toți acasă',
  'goal.all-home.how':
    'Încheie o partidă fără să pierzi vreun supus: pune cel puțin șase în picioare și finalizează tot ce ocupă. Cine rămâne blocat îți lipsește până la sfârșit.',
  'goal.ten-home': 'Mereu pe drum',
  'goal.ten-home.how':
    'Supușii tăi să se întoarcă acasă de zece ori într-o partidă. Zonele mici se finalizează repede, iar fiecare supus punctează iar și iar.',
  'goal.big-turn': 'O tură mare',
  'goal.big-turn.how':
    'Fă cel puțin 15 puncte într-o singură tură, înainte de punctajul final. Pregătește un loc unde un cartonaș finalizează mai multe zone.',
  'goal.comeback': 'Cine râde la urmă',
  'goal.comeback.how':
    'Câștigă deși erai în urmă înainte de punctajul final. Punctele târzii sunt greu de văzut și greu de oprit.',
  'goal.clear-win': 'Victorie clară',
  'goal.clear-win.how':
    'Câștigă la cel puțin 20 de puncte diferență. Când conduci, ia puncte mici și sigure și nu le lăsa celorlalți nimic mare.',
  'goal.unaided': 'Cu ochii tăi',
  'goal.unaided.how':
    'Câștigă o partidă în care nimeni nu are ajutoare: fără sfaturi, scor estimat și lista cartonașelor. Arată cât de bine citești tabla.',
  'carcassonne.goal.road': 'Drum lung',
  'carcassonne.goal.road.how':
    'Finalizează un drum de cel puțin 6 cartonașe. Un drum străbate jumătate de ținut și rar încearcă cineva să-l oprească.',
  'carcassonne.goal.monastery': 'De jur împrejur',
  'carcassonne.goal.monastery.how':
    'Finalizează o mănăstire pentru 9 puncte. Construiește și restul în jurul ei: atunci fiecare cartonaș ajută de două ori.',
  'carcassonne.goal.city': 'Un oraș mândru',
  'carcassonne.goal.city.how':
    'Fă cel puțin 16 puncte cu un singur oraș finalizat. Lasă-i puține laturi deschise, altfel nu-l mai închide nimeni.',
  'carcassonne.goal.arms': 'Două scuturi',
  'carcassonne.goal.arms.how': 'Finalizează un oraș cu cel puțin două blazoane. Fiecare aduce cât încă un cartonaș.',
  'carcassonne.goal.city-shared': 'În bună companie',
  'carcassonne.goal.city-shared.how':
    'Împarte un oraș finalizat de cel puțin 8 puncte. Cu tot atâția supuși ca adversarul, iei și tu toate punctele.',
  'carcassonne.goal.city-turned': 'Oraș preluat',
  'carcassonne.goal.city-turned.how':
    'Punctează singur un oraș în care are supus și un adversar. Adu al doilea supus de pe un cartonaș alăturat: majoritatea ia tot.',
  'carcassonne.goal.field': 'Recoltă bogată',
  'carcassonne.goal.field.how':
    'Fă cel puțin 12 puncte cu un singur câmp. Fiecare oraș finalizat pe care îl atinge aduce 3 puncte, oricine l-ar fi construit.',
  'carcassonne.goal.field-turned': 'Țărani mai buni',
  'carcassonne.goal.field-turned.how':
    'Punctează singur un câmp pe care are țăran și un adversar. Unește-l târziu cu al doilea țăran al tău, când nimeni nu mai poate răspunde.',
  'carcassonne.goal.late-farmer': 'Țăranul întârziat',
  'carcassonne.goal.late-farmer.how':
    'Punctează cu un țăran pus în ultimele zece ture. Supușii rămași în rezervă nu aduc nimic.',
  'carcassonne.goal.hundred': 'O sută',
  'carcassonne.goal.hundred.how':
    'Fă cel puțin 100 de puncte într-o partidă. Ține-ți supușii ocupați în timpul jocului și păstrează câțiva țărani pentru sfârșit.',
  'carcassonne.goal.table': 'În capul mesei',
  'carcassonne.goal.table.how':
    'Câștigă o partidă cu cel puțin patru jucători. Împarte cu un adversar și lasă-i pe ceilalți în urmă.',
};

/** Goals in the terms of The Castle. */
export const castleGoals: Readonly<Record<keyof typeof enCastle, string>> = {
  'goal.path': 'La fântână',
  'goal.path.how':
    'Fă cel puțin 10 puncte cu o cărare cu fântână. Fântâna dublează fiecare cartonaș, oricât de lungă ar fi cărarea.',
  'goal.tower': 'Un turn înalt',
  'goal.tower.how':
    'Finalizează un turn de cel puțin 4 cartonașe. Fiecare aduce 2 puncte: la mărimea asta, nimic nu aduce mai mult.',
  'goal.house': 'O casă mare',
  'goal.house.how':
    'Finalizează o casă de cel puțin 5 cartonașe. Pe ea stă donjonul tău, iar donjonul mai mare ia la final suprafața goală.',
  'goal.courts': 'Zi de târg',
  'goal.courts.how':
    'Fă cel puțin 12 puncte cu o singură curte. Negustorul rămâne acolo până la sfârșit: pune-l devreme și doar unde sunt piețe.',
  'goal.empty': 'Loc de răsuflat',
  'goal.empty.how':
    'Punctează o suprafață goală de cel puțin 10 locuri. Cu donjonul mai mare, lasă locuri goale; cu cel mai mic, umple-le.',
  'goal.majority': 'Doi contra unu',
  'goal.majority.how':
    'Punctează singur o zonă în care are supus și adversarul. Unește două zone cu câte un supus al tău: majoritatea ia tot.',
  'goal.tie': 'Nu punctează nimeni',
  'goal.tie.how':
    'Finalizează o zonă în care aveți amândoi la fel de mulți supuși. La egalitate nu punctează nimeni: un răspuns bun la o zonă mare a adversarului.',
  'goal.tokens': 'Din colț în colț',
  'goal.tokens.how':
    'Ia cel puțin 4 jetoane într-o partidă. Numără întâi spațiile: marcatorul trebuie să se oprească la un turn de colț, nu să treacă de el.',
  'goal.doubled': 'Puncte duble',
  'goal.doubled.how': 'Dublează o casă sau un turn cu un jeton. Păstrează jetonul pentru ceva mare.',
  'goal.extra-turn': 'Încă o dată',
  'goal.extra-turn.how':
    'Joacă o tură în plus cu un jeton. Aduce cel mai mult când primul cartonaș lasă ceva deschis, iar următorul poate finaliza.',
  'goal.rescued': 'Salvat la timp',
  'goal.rescued.how':
    'Punctează la final, cu un jeton, o cărare, o casă sau un turn nefinalizat. Cu un asemenea jeton poți construi mai îndrăzneț.',
};

/** Goals in the terms of Zamek. */
export const zamekGoals: typeof castleGoals = {
  'goal.path': 'Pe lângă debă',
  'goal.path.how':
    'Fă cel puțin 10 puncte cu un drum cu debă. Deba dublează fiecare cartonaș, oricât de lung ar fi drumul.',
  'goal.tower': 'O cocină mare',
  'goal.tower.how':
    'Finalizează o cocină de cel puțin 4 cartonașe. Fiecare aduce 2 puncte: la mărimea asta, nimic nu aduce mai mult.',
  'goal.house': 'O casă mare',
  'goal.house.how':
    'Finalizează o casă de cel puțin 5 cartonașe. Devine casa ta familială, iar cea mai mare ia la final suprafața goală.',
  'goal.courts': 'Pajiștea călugărului',
  'goal.courts.how':
    'Fă cel puțin 12 puncte cu o singură pajiște. Călugărul rămâne acolo până la sfârșit: pune-l devreme și doar unde sunt sanctuare.',
  'goal.empty': 'Loc de răsuflat',
  'goal.empty.how':
    'Punctează o suprafață goală de cel puțin 10 locuri. Cu casa familială mai mare, lasă locuri goale; cu cea mai mică, umple-le.',
  'goal.majority': 'Doi contra unu',
  'goal.majority.how':
    'Punctează singur o zonă în care are supus și adversarul. Unește două zone cu câte un supus al tău: majoritatea ia tot.',
  'goal.tie': 'Nu punctează nimeni',
  'goal.tie.how':
    'Finalizează o zonă în care aveți amândoi la fel de mulți supuși. La egalitate nu punctează nimeni: un răspuns bun la o zonă mare a adversarului.',
  'goal.tokens': 'Din colț în colț',
  'goal.tokens.how':
    'Ia cel puțin 4 jetoane într-o partidă. Numără întâi spațiile: marcatorul trebuie să se oprească la un turn de colț, nu să treacă de el.',
  'goal.doubled': 'Puncte duble',
  'goal.doubled.how': 'Dublează o casă sau o cocină cu un jeton. Păstrează jetonul pentru ceva mare.',
  'goal.extra-turn': 'Încă o dată',
  'goal.extra-turn.how':
    'Joacă o tură în plus cu un jeton. Aduce cel mai mult când primul cartonaș lasă ceva deschis, iar următorul poate finaliza.',
  'goal.rescued': 'Salvat la timp',
  'goal.rescued.how':
    'Punctează la final, cu un jeton, un drum, o casă sau o cocină nefinalizată. Cu un asemenea jeton poți construi mai îndrăzneț.',
};
