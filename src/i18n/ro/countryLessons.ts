import type { countryLessons as en } from '../en/countryLessons.ts';
import type { Translation } from '../message.ts';

/** Ce spun lecțiile ținutului. */
export const countryLessons: Translation<typeof en> = {
  'country.lesson.road.name': 'Drumul',
  'country.lesson.road.1':
    'Cartonașul de start se află la (0, 0): primul număr crește spre dreapta, al doilea în sus. Peste el trece un drum. Pune-ți cartonașul la (1, 0), drum lângă drum.',
  'country.lesson.road.1.wrong':
    'Se potrivește și acolo, dar drumul de peste (0, 0) nu merge mai departe. De data asta pune-l la (1, 0).',
  'country.lesson.road.1.done':
    'Se potrivește: pe fiecare latură care se atinge trebuie să se întâlnească același lucru – drum cu drum, oraș cu oraș, pajiște cu pajiște.',
  'country.lesson.road.2':
    'Acum poți pune un supus pe cartonașul tocmai așezat. Alege drumul: acolo e tâlhar și abia cu el drumul aduce puncte pentru tine.',
  'country.lesson.road.2.wrong': 'Nu stă pe drum, așa că drumul nu ți-ar aduce nimic. Alege tâlharul pe drum.',
  'country.lesson.road.2.done':
    'Drumul e al tău. Cât timp tâlharul tău stă pe el, nimeni altcineva nu poate fi trimis acolo.',
  'country.lesson.road.3':
    'Drumul începe la mănăstirea de la (-1, 0). Încheie-l: pune intersecția la (2, 0) și termină tura fără să pui pe nimeni.',
  'country.lesson.road.3.wrong':
    'E permis, dar drumul tău rămâne deschis și tâlharul trebuie să aștepte. Pune intersecția la (2, 0).',
  'country.lesson.road.3.done':
    'Mănăstirea și intersecția sunt cele două capete: drumul e încheiat. 4 cartonașe, 4 puncte, iar tâlharul se întoarce imediat acasă. Ai șapte supuși, deci e bine când se întorc.',
  'country.lesson.city.name': 'Orașul',
  'country.lesson.city.1':
    'În partea de sus a cartonașului de start de la (0, 0) începe un oraș. Pune-ți cartonașul deasupra, la (0, 1), și trimite un cavaler în oraș.',
  'country.lesson.city.1.wrong': 'Acolo orașul de la (0, 0) nu crește. Pune cartonașul la (0, 1), oraș lângă oraș.',
  'country.lesson.city.1.empty': 'În acest oraș nu e nimeni de-al tău. Alege cavalerul în oraș.',
  'country.lesson.city.1.done':
    'Cavalerul tău ține orașul. Cartonașul are un blazon, care contează ca încă un cartonaș.',
  'country.lesson.city.2':
    'O latură a orașului tău e încă deschisă, în sus. Încheie-l la (0, 2) și termină tura fără să pui pe nimeni.',
  'country.lesson.city.2.wrong':
    'Orașul tău e încă deschis spre (0, 2), iar cavalerul trebuie să aștepte. Încheie-l acolo.',
  'country.lesson.city.2.done':
    'Nicio latură a orașului nu mai dă spre un loc gol: e încheiat. 3 cartonașe și un blazon, a câte 2 puncte: 8. Cavalerul se întoarce acasă. Neîncheiat, ar aduce la sfârșit jumătate.',
  'country.lesson.city.3':
    'Vecina a început un oraș la (0, -1), dar nimeni nu stă în el. Încheie-l la (0, -2) și trimite un cavaler în el cu același cartonaș.',
  'country.lesson.city.3.wrong': 'Asta nu încheie orașul de la (0, -1). E deschis în jos, spre (0, -2).',
  'country.lesson.city.3.empty':
    'Orașul e încheiat, dar nimeni de-al tău nu era în el, așa că nu a punctat nimeni. Trimite cavalerul în aceeași tură.',
  'country.lesson.city.3.done':
    '4 puncte, iar cavalerul e imediat din nou la tine. Când închei singur un oraș liber, ai nevoie de cavaler doar o tură.',
  'country.lesson.share.name': 'Un oraș împărțit',
  'country.lesson.share.1':
    'În orașul de la (0, -1) stă cavalerul vecinei. Într-o zonă ocupată nu poți trimite pe nimeni – dar poți începe alături și te poți lega de ea.',
  'country.lesson.share.2':
    'Golul e la (0, -2). Începe un oraș lângă el, la (-1, -2) sau la (1, -2), deschis spre gol, și trimite un cavaler în el.',
  'country.lesson.share.2.taken':
    'Așa închei orașul vecinei, iar punctele le ia ea. Începe lângă gol, la (-1, -2) sau (1, -2).',
  'country.lesson.share.2.wrong':
    'De acolo orașul tău nu ajunge la golul de la (0, -2). Pune cartonașul la (-1, -2) sau (1, -2) și rotește orașul spre gol.',
  'country.lesson.share.2.empty': 'Fără cavaler, orașul cel nou nu contează pentru tine. Trimite cavalerul.',
  'country.lesson.share.2.done':
    'Legate acum, ar fi câte un cavaler: egalitate, iar la egalitate punctați amândoi în întregime. Cu al doilea cavaler orașul ar fi numai al tău.',
  'country.lesson.share.3': 'Fă la fel de cealaltă parte a golului.',
  'country.lesson.share.3.done': 'Două orașe de-ale tale dau spre gol și unul al vecinei.',
  'country.lesson.share.4': 'Acum leagă-le pe toate trei cu cartonașul din golul de la (0, -2) și termină tura.',
  'country.lesson.share.4.wrong': 'Cele trei orașe se întâlnesc doar în golul de la (0, -2). Pune cartonașul acolo.',
  'country.lesson.share.4.done':
    'Un oraș din 4 cartonașe, doi cavaleri la unul: 8 puncte pentru tine, niciunul pentru vecină. Acasă se întorc toți trei, oricine ar fi punctat.',
  'country.lesson.monastery.name': 'Mănăstirea',
  'country.lesson.monastery.1': 'O mănăstire vrea vecini. Pune-o în golul de la (0, -1) și trimite un călugăr în ea.',
  'country.lesson.monastery.1.wrong':
    'În jurul acelui loc sunt puține cartonașe. Pune mănăstirea la (0, -1), unde șapte din cele opt locuri din jur sunt ocupate.',
  'country.lesson.monastery.1.empty':
    'Nimeni nu se roagă acolo, deci nu ar puncta pentru nimeni. Alege călugărul în mănăstire.',
  'country.lesson.monastery.1.done':
    '7 din cele 8 locuri din jur sunt ocupate. Dacă ar rămâne așa, ar aduce la sfârșit 8 puncte: 1 pentru ea și câte 1 pentru fiecare cartonaș din jur.',
  'country.lesson.monastery.2':
    'Ocupă ultimul loc de lângă mănăstirea ta, (-1, -1), și termină tura fără să pui pe nimeni.',
  'country.lesson.monastery.2.wrong': 'Un loc de lângă mănăstire e încă gol: (-1, -1). Pune cartonașul acolo.',
  'country.lesson.monastery.2.done':
    'Toate cele opt locuri sunt ocupate: 9 puncte, iar călugărul se întoarce acasă. Nu contează cine pune ultimul cartonaș. Unde nu vrea nimeni să construiască, un călugăr așteaptă mult: alege bine locul.',
  'country.lesson.field.name': 'Ce este o pajiște',
  'country.lesson.field.1':
    'Pământul verde e pajiște. Pe cartonașul de start de la (0, 0) drumul o taie în două: aceasta e pajiștea de sub drum.',
  'country.lesson.field.2':
    'Iar aceasta e cealaltă: fâșia dintre drum și oraș. O pajiște e mărginită de drumuri, râuri și zidurile orașelor; peste colț nu trece.',
  'country.lesson.field.3':
    'Pune cartonașul la (1, 0), drum lângă drum. Apoi culcă un țăran pe pajiștea de deasupra drumului, cea care atinge orașul.',
  'country.lesson.field.3.wrong': 'Acolo fâșia dintre drum și oraș nu merge mai departe. Pune cartonașul la (1, 0).',
  'country.lesson.field.3.apart':
    'Aceea e pajiștea de sub drum: nu atinge niciun oraș. Alege-o pe cea de deasupra drumului.',
  'country.lesson.field.3.empty':
    'Pe fâșia dintre drum și oraș nu stă culcat niciun țăran de-al tău. Alege țăranul pe pajiștea de deasupra drumului.',
  'country.lesson.field.3.done':
    'Țăranii se culcă, fiindcă rămân până la sfârșitul partidei și nu se mai întorc acasă. Trimite-i cu măsură, dar la timp.',
  'country.lesson.field.4':
    'Cartonașul vecinei a mărit pajiștea; mărimea nu aduce nimic. O hrănesc orașele încheiate pe care le atinge: încheie orașul, la (0, 1).',
  'country.lesson.field.4.wrong': 'Orașul de la (0, 0) e deschis în sus. Pune cartonașul la (0, 1), oraș lângă oraș.',
  'country.lesson.field.4.done':
    'Orașul nu punctează pentru nimeni, dar îți hrănește pajiștea. Și a fost ultimul cartonaș al acestei partide scurte.',
  'country.lesson.field.5':
    'Abia acum punctează pajiștile: 3 puncte pentru fiecare oraș încheiat pe care îl ating. Cea conturată îți aduce 3 puncte. În orice partidă ți le arată tasta I și butonul „Pajiști”.',
  'country.lesson.farm.name': 'Țărani contra țărani',
  'country.lesson.farm.1':
    'Țăranul vecinei stă culcat pe această pajiște de sub drum. O hrănește orașul încheiat de la (0, -1) și (0, -2). Pe ea nu poți culca un țăran – dar alături poți.',
  'country.lesson.farm.2':
    'Sub oraș începe altă pajiște. Pune mănăstirea la (-1, -2) sau la (1, -2) și culcă un țăran pe pajiștea ei.',
  'country.lesson.farm.2.wrong':
    'De acolo cele două pajiști se leagă greu. Pune cartonașul la (-1, -2) sau la (1, -2).',
  'country.lesson.farm.2.empty': 'Acolo nu e niciun țăran de-al tău. Alege țăranul pe pajiște.',
  'country.lesson.farm.2.done':
    'Pajiștea era liberă, fiindcă încă nu o leagă nimic de a vecinei. Același oraș le hrănește pe amândouă: contează pentru fiecare pajiște pe care o atinge.',
  'country.lesson.farm.3': 'Acum leagă cele două pajiști: pune cartonașul între ele, lângă oraș.',
  'country.lesson.farm.3.wrong':
    'Pajiștea ta nu e legată de a vecinei. Pune cartonașul între țăranul tău și drum, la (-1, -1) sau (1, -1).',
  'country.lesson.farm.3.done': 'O singură pajiște, câte un țăran. A fost ultimul cartonaș.',
  'country.lesson.farm.4':
    'Punctele unei pajiști le ia cine are cei mai mulți țărani pe ea, iar la egalitate toți, în întregime: câte 3 puncte pentru acel oraș. Cu al doilea țăran ar fi numai a ta.',
  'country.lesson.garden.name': 'Grădinile și starețul',
  'country.lesson.garden.1':
    'Cu acest modul ai, pe lângă supuși, un stareț. Pune cartonașul cu grădină la (1, 0), drum lângă drum, și trimite starețul în grădină.',
  'country.lesson.garden.1.wrong':
    'Se potrivește și acolo. De data asta pune-l însă la (1, 0), lângă cartonașul de start.',
  'country.lesson.garden.1.empty':
    'Grădina e încă goală, iar în ea poate sta doar starețul. Alege starețul în grădină.',
  'country.lesson.garden.1.done':
    'O grădină punctează ca o mănăstire: 9 puncte cu opt cartonașe în jur. Dar starețul nu trebuie să aștepte.',
  'country.lesson.garden.2':
    'Pune-ți cartonașul lângă grădină sau la un colț al ei. Apoi, în loc să pui pe cineva, adu starețul acasă.',
  'country.lesson.garden.2.wrong': 'Starețul e încă în grădină. Alege „Starețul se întoarce acasă”.',
  'country.lesson.garden.2.small':
    'S-a întors acasă, dar cartonașul nou nu e în jurul grădinii de la (1, 0). Pune-l întâi pe unul din cele opt locuri din jurul ei.',
  'country.lesson.garden.2.done':
    '4 puncte: 1 pentru grădină și câte 1 pentru fiecare dintre cele 3 cartonașe din jur. Starețul e din nou la îndemână, pentru o mănăstire sau altă grădină.',
  'country.lesson.river.name': 'Râul',
  'country.lesson.river.1':
    'Cu acest modul întâi se află izvorul, la (0, 0), iar cartonașele de râu vin înaintea tuturor celorlalte. Lasă râul să curgă mai departe la (1, 0). Poți pune pe cineva, dar pe apă nu stă nimeni.',
  'country.lesson.river.1.done': 'Râul curge mai departe.',
  'country.lesson.river.2':
    'Cartonașul vecinei de la (2, 0) cotește la dreapta, privind în sensul apei. Două cotituri la rând nu pot fi în aceeași parte, așa că al tău poate sta într-un singur fel, la (2, -1). Pune-l și termină tura.',
  'country.lesson.river.2.done': 'La dreapta, apoi la stânga: așa râul nu se întoarce niciodată în el însuși.',
  'country.lesson.river.3':
    'Un râu mărginește pajiștile ca un drum: aceasta e pajiștea de pe malul de jos, alta decât cea de sus. În jurul izvorului și al lacului malurile sunt unul. Acum cunoști ținutul!',
};
