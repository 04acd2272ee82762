import type { carcassonneLessons as en } from '../en/carcassonneLessons.ts';
import type { Translation } from '../message.ts';

/** The lessons of The Countryside. */
export const carcassonneLessons: Translation<typeof en> = {
  'carcassonne.lesson.road.name': 'Drumul',
  'carcassonne.lesson.road.1':
    'Cartonașul de start se află la (0, 0): primul număr crește spre dreapta, al doilea în sus. Peste el trece un drum. Pune-ți cartonașul la (1, 0), drum lângă drum.',
  'carcassonne.lesson.road.1.wrong':
    'Se potrivește și acolo, dar drumul de peste (0, 0) nu merge mai departe. De data asta pune-l la (1, 0).',
  'carcassonne.lesson.road.1.done':
    'Așa e bine: toate laturile care se ating trebuie să se potrivească – drum cu drum, oraș cu oraș, câmp cu câmp.',
  'carcassonne.lesson.road.2':
    'Acum poți pune un supus pe cartonașul tocmai așezat. Alege drumul: acolo e tâlhar și abia cu el drumul aduce puncte pentru tine.',
  'carcassonne.lesson.road.2.wrong': 'Nu stă pe drum, așa că drumul nu ți-ar aduce nimic. Alege tâlharul pe drum.',
  'carcassonne.lesson.road.2.done':
    'Drumul e al tău. Cât timp tâlharul tău stă pe el, nimeni altcineva nu poate fi pus acolo.',
  'carcassonne.lesson.road.3':
    'Drumul începe la mănăstirea de la (-1, 0). Finalizează-l: pune răscrucea la (2, 0) și încheie tura fără să pui pe nimeni.',
  'carcassonne.lesson.road.3.wrong':
    'E permis, dar drumul tău rămâne deschis și tâlharul trebuie să aștepte. Pune răscrucea la (2, 0).',
  'carcassonne.lesson.road.3.done':
    'Mănăstirea și răscrucea sunt cele două capete: drumul e finalizat. 4 cartonașe, 4 puncte, iar tâlharul se întoarce imediat acasă. Ai doar șapte supuși, deci e bine când se întorc.',
  'carcassonne.lesson.city.name': 'Orașul',
  'carcassonne.lesson.city.1':
    'În partea de sus a cartonașului de start de la (0, 0) începe un oraș. Pune-ți cartonașul deasupra, la (0, 1), și pune un cavaler în oraș.',
  'carcassonne.lesson.city.1.wrong': 'Acolo orașul de la (0, 0) nu crește. Pune cartonașul la (0, 1), oraș lângă oraș.',
  'carcassonne.lesson.city.1.empty': 'În acest oraș nu ai niciun supus. Alege cavalerul în oraș.',
  'carcassonne.lesson.city.1.done':
    'Cavalerul tău ține orașul. Cartonașul are un blazon, care contează ca încă un cartonaș.',
  'carcassonne.lesson.city.2':
    'O latură a orașului tău e încă deschisă, în sus. Finalizează-l la (0, 2) și încheie tura fără să pui pe nimeni.',
  'carcassonne.lesson.city.2.wrong':
    'Orașul tău e încă deschis spre (0, 2), iar cavalerul trebuie să aștepte. Finalizează-l acolo.',
  'carcassonne.lesson.city.2.done':
    'Nicio latură a orașului nu mai dă spre un loc gol: e finalizat. 3 cartonașe și un blazon, a câte 2 puncte: 8. Cavalerul se întoarce acasă. Nefinalizat, ar aduce la sfârșit jumătate.',
  'carcassonne.lesson.city.3':
    'Adversara a început un oraș la (0, -1), dar nimeni nu stă în el. Finalizează-l la (0, -2) și pune un cavaler în el în aceeași tură.',
  'carcassonne.lesson.city.3.wrong': 'Asta nu finalizează orașul de la (0, -1). E deschis în jos, spre (0, -2).',
  'carcassonne.lesson.city.3.empty':
    'Orașul e finalizat, dar nu aveai niciun supus în el, așa că nu a punctat nimeni. Pune cavalerul în aceeași tură.',
  'carcassonne.lesson.city.3.done':
    '4 puncte, iar cavalerul e imediat din nou la tine. Când finalizezi singur un oraș liber, ai nevoie de cavaler doar o tură.',
  'carcassonne.lesson.share.name': 'Un oraș împărțit',
  'carcassonne.lesson.share.1':
    'În orașul de la (0, -1) stă cavalerul adversarei. Într-o zonă ocupată nu poți pune pe nimeni – dar poți începe alături și te poți lega de ea.',
  'carcassonne.lesson.share.2':
    'Golul e la (0, -2). Începe un oraș lângă el, la (-1, -2) sau la (1, -2), deschis spre gol, și pune un cavaler în el.',
  'carcassonne.lesson.share.2.taken':
    'Așa finalizezi orașul adversarei, iar punctele le ia ea. Începe lângă gol, la (-1, -2) sau (1, -2).',
  'carcassonne.lesson.share.2.wrong':
    'De acolo orașul tău nu ajunge la golul de la (0, -2). Pune cartonașul la (-1, -2) sau (1, -2) și rotește orașul spre gol.',
  'carcassonne.lesson.share.2.empty': 'Fără cavaler, orașul cel nou nu contează pentru tine. Pune cavalerul.',
  'carcassonne.lesson.share.2.done':
    'Dacă s-ar lega acum, ar fi câte un cavaler: egalitate, iar la egalitate primiți amândoi toate punctele. Cu al doilea cavaler orașul ar fi numai al tău.',
  'carcassonne.lesson.share.3': 'Fă la fel de cealaltă parte a golului.',
  'carcassonne.lesson.share.3.done': 'Două orașe de-ale tale dau spre gol și unul al adversarei.',
  'carcassonne.lesson.share.4': 'Acum leagă-le pe toate trei cu cartonașul din golul de la (0, -2) și încheie tura.',
  'carcassonne.lesson.share.4.wrong':
    'Cele trei orașe se întâlnesc doar în golul de la (0, -2). Pune cartonașul acolo.',
  'carcassonne.lesson.share.4.done':
    'Un oraș din 4 cartonașe, doi cavaleri la unul: 8 puncte pentru tine, niciunul pentru adversară. Toți trei se întorc acasă, oricine ar fi punctat.',
  'carcassonne.lesson.monastery.name': 'Mănăstirea',
  'carcassonne.lesson.monastery.1':
    'O mănăstire are nevoie de cartonașe în jur. Pune-o în golul de la (0, -1) și pune un călugăr în ea.',
  'carcassonne.lesson.monastery.1.wrong':
    'În jurul acelui loc sunt puține cartonașe. Pune mănăstirea la (0, -1), unde șapte din cele opt locuri din jur sunt ocupate.',
  'carcassonne.lesson.monastery.1.empty':
    'Nimeni nu se roagă acolo, deci nu ar puncta pentru nimeni. Alege călugărul în mănăstire.',
  'carcassonne.lesson.monastery.1.done':
    '7 din cele 8 locuri din jur sunt ocupate. Dacă ar rămâne așa, ar aduce la sfârșit 8 puncte: 1 pentru ea și câte 1 pentru fiecare cartonaș din jur.',
  'carcassonne.lesson.monastery.2':
    'Ocupă ultimul loc de lângă mănăstirea ta, (-1, -1), și încheie tura fără să pui pe nimeni.',
  'carcassonne.lesson.monastery.2.wrong': 'Un loc de lângă mănăstire e încă gol: (-1, -1). Pune cartonașul acolo.',
  'carcassonne.lesson.monastery.2.done':
    'Toate cele opt locuri sunt ocupate: 9 puncte, iar călugărul se întoarce acasă. Nu contează cine pune ultimul cartonaș. Unde nu vrea nimeni să construiască, un călugăr așteaptă mult: alege bine locul.',
  'carcassonne.lesson.field.name': 'Ce este un câmp',
  'carcassonne.lesson.field.1':
    'Pământul verde e câmp. Pe cartonașul de start de la (0, 0) drumul îl taie în două: acesta e câmpul de sub drum.',
  'carcassonne.lesson.field.2':
    'Iar acesta e celălalt: fâșia dintre drum și oraș. Un câmp e mărginit de drumuri, râuri și zidurile orașelor; peste colț nu trece.',
  'carcassonne.lesson.field.3':
    'Pune cartonașul la (1, 0), drum lângă drum. Apoi pune un țăran culcat pe câmpul de deasupra drumului, cel care atinge orașul.',
  'carcassonne.lesson.field.3.wrong':
    'Acolo fâșia dintre drum și oraș nu merge mai departe. Pune cartonașul la (1, 0).',
  'carcassonne.lesson.field.3.apart':
    'Acela e câmpul de sub drum: nu atinge niciun oraș. Alege-l pe cel de deasupra drumului.',
  'carcassonne.lesson.field.3.empty':
    'Pe fâșia dintre drum și oraș nu stă culcat niciun țăran de-al tău. Alege țăranul pe câmpul de deasupra drumului.',
  'carcassonne.lesson.field.3.done':
    'Țăranii stau culcați, fiindcă rămân până la sfârșitul partidei și nu se mai întorc acasă. Pune-i cu măsură, dar la timp.',
  'carcassonne.lesson.field.4':
    'Cartonașul adversarei a mărit câmpul; mărimea nu aduce nimic. Contează orașele finalizate pe care le atinge: finalizează orașul, la (0, 1).',
  'carcassonne.lesson.field.4.wrong':
    'Orașul de la (0, 0) e deschis în sus. Pune cartonașul la (0, 1), oraș lângă oraș.',
  'carcassonne.lesson.field.4.done':
    'Orașul nu punctează pentru nimeni, dar contează pentru câmpul tău. Și a fost ultimul cartonaș al acestei partide scurte.',
  'carcassonne.lesson.field.5':
    'Abia acum punctează câmpurile: 3 puncte pentru fiecare oraș finalizat pe care îl ating. Cel conturat îți aduce 3 puncte. În orice partidă ți le arată tasta I și butonul „Câmpuri”.',
  'carcassonne.lesson.farm.name': 'Țărani contra țărani',
  'carcassonne.lesson.farm.1':
    'Țăranul adversarei stă culcat pe acest câmp de sub drum. Câmpul atinge orașul finalizat de la (0, -1) și (0, -2). Pe el nu poți pune un țăran – dar alături poți.',
  'carcassonne.lesson.farm.2':
    'Sub oraș începe alt câmp. Pune mănăstirea la (-1, -2) sau la (1, -2) și pune un țăran culcat pe câmpul ei.',
  'carcassonne.lesson.farm.2.wrong':
    'De acolo cele două câmpuri se leagă greu. Pune cartonașul la (-1, -2) sau la (1, -2).',
  'carcassonne.lesson.farm.2.empty': 'Acolo nu e niciun țăran de-al tău. Alege țăranul pe câmp.',
  'carcassonne.lesson.farm.2.done':
    'Câmpul era liber, fiindcă încă nu îl leagă nimic de al adversarei. Același oraș contează pentru amândouă: pentru fiecare câmp care îl atinge.',
  'carcassonne.lesson.farm.3': 'Acum leagă cele două câmpuri: pune cartonașul între ele, lângă oraș.',
  'carcassonne.lesson.farm.3.wrong':
    'Câmpul tău nu e legat de al adversarei. Pune cartonașul între țăranul tău și drum, la (-1, -1) sau (1, -1).',
  'carcassonne.lesson.farm.3.done': 'Un singur câmp, câte un țăran. A fost ultimul cartonaș.',
  'carcassonne.lesson.farm.4':
    'Punctele unui câmp le ia cine are cei mai mulți țărani pe el, iar la egalitate toți primesc toate punctele: câte 3 pentru acel oraș. Cu al doilea țăran ar fi numai al tău.',
};
