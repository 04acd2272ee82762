import type { castleLessons as en } from '../en/lessons.ts';
import type { Translation } from '../message.ts';

/** The lessons, in the terms of The Castle. */
export const castleLessons: Translation<typeof en> = {
  'lesson.path.name': 'Cărarea',
  'lesson.path.1':
    'De la poarta din D1 pleacă o cărare. Pune-ți acolo cartonașul așa încât cărarea să meargă mai departe: cărarea se leagă doar de cărare.',
  'lesson.path.1.wrong':
    'Cartonașul poate sta acolo, dar cărarea de la poarta din D1 nu s-a lungit deloc. De data asta pune-l pe D1.',
  'lesson.path.1.done': 'Poarta și cartonașul sunt acum o singură cărare.',
  'lesson.path.2':
    'Pune un supus pe această cărare. Pe cărare el se numește vestitor și abia cu el cărarea aduce puncte pentru tine.',
  'lesson.path.2.wrong': 'Acum nu ai niciun supus pe cărare, așa că nu ți-ar aduce nimic. Alege vestitorul pe cărare.',
  'lesson.path.2.done': 'Cărarea e a ta. Adversara joacă departe de tine.',
  'lesson.path.3':
    'Cu acest cartonaș cărarea se termină. Pune-l pe D2, cărare lângă cărare, și încheie tura fără alt supus.',
  'lesson.path.3.wrong':
    'E permis, dar cărarea ta rămâne deschisă și vestitorul trebuie să aștepte. Finalizează cărarea pe D2.',
  'lesson.path.3.done':
    'Nicio latură a cărării nu mai dă spre un loc gol: e finalizată. Are 3 cartonașe, cu tot cu poartă, iar datorită fântânii fiecare valorează 2: 6 puncte. Vestitorul se întoarce acasă.',
  'lesson.house.name': 'Casa și donjonul',
  'lesson.house.1':
    'Ai scutieri în trei case. Finalizează casa care începe la poarta I4: pune cartonașul pe H4 și rotește-l ca să se lege casele.',
  'lesson.house.1.wrong': 'E vorba de casa de la I4. E deschisă numai spre H4, deci acolo o finalizează cartonașul.',
  'lesson.house.1.small':
    'Finalizată, dar cartonașul tău nu face parte din casă, așa că se numără doar 2 cartonașe. Rotește-l ca să se lege casă de casă.',
  'lesson.house.1.done':
    '3 cartonașe, 3 puncte. E prima casă pe care o punctezi: donjonul tău se mută acolo și ține minte mărimea 3.',
  'lesson.house.2':
    'Poți finaliza casa de la B4 sau pe cea de la C7. Finalizeaz-o pe cea care îți face donjonul mai mare.',
  'lesson.house.2.small':
    'Puncte ai luat, dar donjonul rămâne unde este: se mută numai pe o casă de peste 3 cartonașe.',
  'lesson.house.2.wrong':
    'Nu s-a finalizat nicio casă. Uită-te la B4 și la C7 și numără câte cartonașe ar avea fiecare.',
  'lesson.house.2.done':
    '4 cartonașe: donjonul se mută acolo. La final donjonul mai mare aduce puncte pentru cea mai mare suprafață goală, așa că mărimea contează mai mult decât punctele.',
  'lesson.tower.name': 'Turnul',
  'lesson.tower.1': 'La D9 se află un turn în zid. Continuă-l cu cartonașul tău și pune un cavaler în el.',
  'lesson.tower.1.wrong': 'Acolo turnul din zid nu continuă. Pune cartonașul pe D9, cu turnul spre zid.',
  'lesson.tower.1.empty': 'Turnul e liber, dar niciun cavaler de-al tău nu stă în el. Alege cavalerul în turn.',
  'lesson.tower.1.done': 'Turnurile aduc 2 puncte pe cartonaș, cu tot cu cel din zid.',
  'lesson.tower.2': 'Mărește turnul pe D8. Atenție la latură: turn lângă turn, și nu-l finaliza încă.',
  'lesson.tower.2.wrong': 'Acolo turnul tău nu crește. Pune cartonașul pe D8.',
  'lesson.tower.2.small':
    'Atenție: nicio latură a turnului nu mai dă spre un loc gol, deci e finalizat cu 2 cartonașe și aduce doar 4 puncte. Rotește cartonașul.',
  'lesson.tower.2.done': 'Sunt trei cartonașe acum, iar o latură e încă deschisă.',
  'lesson.tower.3': 'Acest cartonaș nu are niciun turn. Pune-l așa încât turnul tău să fie totuși finalizat.',
  'lesson.tower.3.wrong': 'Turnul dă încă spre locul gol D7. Orice cartonaș pus acolo îl finalizează.',
  'lesson.tower.3.done':
    'Finalizat: 3 cartonașe a câte 2 puncte, 6 puncte. Nu contează ce se află dincolo de o latură, așa că și adversara îți poate finaliza turnurile cât sunt mici.',
  'lesson.court.name': 'Curtea și negustorul',
  'lesson.court.1':
    'Curțile nu se finalizează niciodată; ele punctează la final, 3 puncte pentru fiecare piață. Leagă-te de piața de la poarta I7 și pune acolo un negustor.',
  'lesson.court.1.wrong': 'Curtea aceea are o singură piață. Pe I7 cele două piețe sunt în aceeași curte.',
  'lesson.court.1.empty':
    'În curte nu este încă niciun negustor de-al tău, deci nu ar puncta pentru nimeni. Pune negustorul.',
  'lesson.court.1.done': 'Două piețe în curtea ta. Negustorul rămâne până la final, așa că pune negustori cu măsură.',
  'lesson.court.2': 'Acest cartonaș are pe o latură o curte cu piață. Leag-o de curtea ta.',
  'lesson.court.2.wrong': 'Piața aceea e în altă curte. Rotește curtea cartonașului spre curtea ta, lângă I7.',
  'lesson.court.2.done': 'Trei piețe. Acum se pune ultimul cartonaș al acestei partide scurte.',
  'lesson.court.3':
    'Partida s-a încheiat și abia acum punctează curțile: 3 piețe a câte 3 puncte îți aduc 9. Punctele unei curți le ia cine are mai mulți negustori în ea; la egalitate, nimeni.',
  'lesson.join.name': 'Zone legate',
  'lesson.join.1':
    'În turnul de la A4 stă cavalerul adversarei. Într-o zonă ocupată nu poți pune pe nimeni, dar poți începe alături și te poți lega de ea.',
  'lesson.join.2': 'Începe un turn lângă golul B4: pe B3 sau pe B5, cu turnul spre B4. Apoi pune un cavaler în el.',
  'lesson.join.2.taken':
    'Așa umpli chiar golul: e prea devreme, legarea vine la urmă. Începe alături, pe B3 sau pe B5.',
  'lesson.join.2.wrong':
    'De acolo turnul tău nu ajunge la golul B4. Pune cartonașul pe B3 sau pe B5 și rotește-i turnul spre B4.',
  'lesson.join.2.empty': 'Fără un cavaler în el, turnul nou nu contează pentru tine. Pune cavalerul.',
  'lesson.join.2.done':
    'Turnurile nu sunt încă legate, de aceea al tău era liber. Câte un cavaler ar însemna egalitate: îți trebuie al doilea.',
  'lesson.join.3': 'Fă la fel de cealaltă parte a golului.',
  'lesson.join.3.done': 'Spre gol dau două turnuri de-ale tale și unul al adversarei.',
  'lesson.join.4': 'Acum leagă toate cele trei turnuri cu un cartonaș pe B4.',
  'lesson.join.4.wrong': 'Cele trei turnuri se întâlnesc numai în golul B4. Pune cartonașul acolo.',
  'lesson.join.4.apart':
    'Un turn a rămas pe dinafară sau cel nou e încă deschis. Cartonașul are trei laturi cu turn: câte una pentru fiecare.',
  'lesson.join.4.done':
    'Un turn de 5 cartonașe, doi cavaleri la unul: 10 puncte pentru tine, nimic pentru adversară. Uită-te mereu pe unde s-ar putea lega alții.',
  'lesson.token.name': 'Jetoanele de pe zid',
  'lesson.token.1':
    'Pionul tău stă pe 8, iar la 12 și 13 este un jeton. Ia exact atâtea puncte încât pionul să se oprească acolo: numără înainte să pui.',
  'lesson.token.1.wrong':
    'Nu s-a punctat nimic, așa că pionul nu s-a mișcat. Ce zonă a cartonașului ar putea fi finalizată pe loc, cu un supus în ea?',
  'lesson.token.1.short': 'Pionul s-a mișcat, dar nu până la 12. Un turn aduce 2 pe cartonaș.',
  'lesson.token.1.far':
    'Frumos punctaj, dar pionul a trecut de colț, iar din trecere nu se ia nimic. Un turn mai mic nimerește colțul: 4 sau 5 puncte.',
  'lesson.token.1.done':
    '4 puncte: pionul se oprește pe 12 și jetonul e al tău. El dublează un turn pe care îl punctezi. Un jeton se poate folosi chiar în tura în care l-ai luat, dacă momentul lui încă n-a trecut.',
  'lesson.token.2':
    'Finalizează-ți turnul pe D7. La punctare apare o întrebare: folosește jetonul ca turnul să conteze dublu.',
  'lesson.token.2.wrong': 'Nu s-a punctat niciun turn, deci jetonul nu a avut ce dubla. Finalizează turnul pe D7.',
  'lesson.token.2.single': 'Turnul a fost punctat fără jeton. Când apare întrebarea, alege rândul cu jetonul.',
  'lesson.token.2.done': 'Dublat! Sunt nouă feluri de jetoane; apasă pe unul de pe fișa ta ca să citești ce face.',
  'lesson.empty.name': 'Cea mai mare suprafață goală',
  'lesson.empty.1':
    'Ultimul cartonaș al unei partide. Donjonul tău e mai mare decât al adversarei, deci vei puncta cel mai mare grup de locuri goale: 10 deocamdată.',
  'lesson.empty.2': 'Pune ultimul cartonaș așa încât să nu pierzi niciunul din aceste 10 puncte și încheie tura.',
  'lesson.empty.2.wrong': 'Cartonașul stă în suprafața cea mai mare și o micșorează sau o taie. Pune-l în altă parte.',
  'lesson.empty.2.done':
    'Donjonul mai mare îți aduce toate cele 10 puncte. Când al tău e mai mic, fă invers: umple și taie suprafața goală. Acum știi jocul!',
};

/** The texts that differ in Zamek. */
export const zamekLessons: Translation<typeof en> = {
  ...castleLessons,
  'lesson.path.name': 'Drumul',
  'lesson.path.1':
    'De la poarta din D1 pleacă un drum. Pune-ți acolo cartonașul așa încât drumul să meargă mai departe: drumul se leagă doar de drum.',
  'lesson.path.1.wrong':
    'Cartonașul poate sta acolo, dar drumul de la poarta din D1 nu s-a lungit deloc. De data asta pune-l pe D1.',
  'lesson.path.1.done': 'Poarta și cartonașul sunt acum un singur drum.',
  'lesson.path.2':
    'Pune un supus pe acest drum. Pe drum el se numește vestitor și abia cu el drumul aduce puncte pentru tine.',
  'lesson.path.2.wrong': 'Acum nu ai niciun supus pe drum, așa că nu ți-ar aduce nimic. Alege vestitorul pe drum.',
  'lesson.path.2.done': 'Drumul e al tău. Adversara joacă departe de tine.',
  'lesson.path.3':
    'Cu acest cartonaș drumul se termină. Pune-l pe D2, drum lângă drum, și încheie tura fără alt supus.',
  'lesson.path.3.wrong':
    'E permis, dar drumul tău rămâne deschis și vestitorul trebuie să aștepte. Finalizează drumul pe D2.',
  'lesson.path.3.done':
    'Nicio latură a drumului nu mai dă spre un loc gol: e finalizat. Are 3 cartonașe, cu tot cu poartă, iar datorită debei fiecare valorează 2: 6 puncte. Vestitorul se întoarce acasă.',
  'lesson.house.name': 'Casa și casa familială',
  'lesson.house.1.done':
    '3 cartonașe, 3 puncte. E prima casă pe care o punctezi, deci devine casa ta familială, de mărimea 3.',
  'lesson.house.2':
    'Poți finaliza casa de la B4 sau pe cea de la C7. Finalizeaz-o pe cea care îți face casa familială mai mare.',
  'lesson.house.2.small':
    'Puncte ai luat, dar casa familială rămâne aceeași: familia se mută numai într-o casă de peste 3 cartonașe.',
  'lesson.house.2.done':
    '4 cartonașe: familia se mută acolo. La final casa familială mai mare aduce puncte pentru cea mai mare suprafață goală, așa că mărimea contează mai mult decât punctele.',
  'lesson.tower.name': 'Cocina',
  'lesson.tower.1': 'La D9 se află o cocină lângă zid. Continu-o cu cartonașul tău și pune un fermier în ea.',
  'lesson.tower.1.wrong': 'Acolo cocina de lângă zid nu continuă. Pune cartonașul pe D9, cu cocina spre zid.',
  'lesson.tower.1.empty': 'Cocina e liberă, dar niciun fermier de-al tău nu lucrează în ea. Alege fermierul în cocină.',
  'lesson.tower.1.done': 'Cocinile aduc 2 puncte pe cartonaș, cu tot cu cel de la zid.',
  'lesson.tower.2': 'Mărește cocina pe D8. Atenție la latură: cocină lângă cocină, și n-o finaliza încă.',
  'lesson.tower.2.wrong': 'Acolo cocina ta nu crește. Pune cartonașul pe D8.',
  'lesson.tower.2.small':
    'Atenție: nicio latură a cocinii nu mai dă spre un loc gol, deci e finalizată cu 2 cartonașe și aduce doar 4 puncte. Rotește cartonașul.',
  'lesson.tower.3': 'Acest cartonaș nu are nicio cocină. Pune-l așa încât cocina ta să fie totuși finalizată.',
  'lesson.tower.3.wrong': 'Cocina dă încă spre locul gol D7. Orice cartonaș pus acolo o finalizează.',
  'lesson.tower.3.done':
    'Finalizată: 3 cartonașe a câte 2 puncte, 6 puncte. Nu contează ce se află dincolo de o latură, așa că și adversara îți poate finaliza cocinile cât sunt mici.',
  'lesson.court.name': 'Pajiștea și călugărul',
  'lesson.court.1':
    'Pajiștile nu se finalizează niciodată; ele punctează la final, 3 puncte pentru fiecare sanctuar. Leagă-te de sanctuarul de la poarta I7 și pune acolo un călugăr.',
  'lesson.court.1.wrong': 'Pajiștea aceea are un singur sanctuar. Pe I7 cele două sanctuare sunt pe aceeași pajiște.',
  'lesson.court.1.empty':
    'Pe pajiște nu este încă niciun călugăr de-al tău, deci nu ar puncta pentru nimeni. Pune călugărul.',
  'lesson.court.1.done':
    'Două sanctuare pe pajiștea ta. Călugărul rămâne până la final, așa că pune călugări cu măsură.',
  'lesson.court.2': 'Acest cartonaș are pe o latură o pajiște cu sanctuar. Leag-o de pajiștea ta.',
  'lesson.court.2.wrong':
    'Sanctuarul acela e pe altă pajiște. Rotește pajiștea cartonașului spre pajiștea ta, lângă I7.',
  'lesson.court.2.done': 'Trei sanctuare. Acum se pune ultimul cartonaș al acestei partide scurte.',
  'lesson.court.3':
    'Partida s-a încheiat și abia acum punctează pajiștile: 3 sanctuare a câte 3 puncte îți aduc 9. Punctele unei pajiști le ia cine are mai mulți călugări pe ea; la egalitate, nimeni.',
  'lesson.join.1':
    'În cocina de la A4 lucrează fermierul adversarei. Într-o zonă ocupată nu poți pune pe nimeni, dar poți începe alături și te poți lega de ea.',
  'lesson.join.2': 'Începe o cocină lângă golul B4: pe B3 sau pe B5, cu cocina spre B4. Apoi pune un fermier în ea.',
  'lesson.join.2.wrong':
    'De acolo cocina ta nu ajunge la golul B4. Pune cartonașul pe B3 sau pe B5 și rotește-i cocina spre B4.',
  'lesson.join.2.empty': 'Fără un fermier în ea, cocina nouă nu contează pentru tine. Pune fermierul.',
  'lesson.join.2.done':
    'Cocinile nu sunt încă legate, de aceea a ta era liberă. Câte un fermier ar însemna egalitate: îți trebuie al doilea.',
  'lesson.join.3.done': 'Spre gol dau două cocini de-ale tale și una a adversarei.',
  'lesson.join.4': 'Acum leagă toate cele trei cocini cu un cartonaș pe B4.',
  'lesson.join.4.wrong': 'Cele trei cocini se întâlnesc numai în golul B4. Pune cartonașul acolo.',
  'lesson.join.4.apart':
    'O cocină a rămas pe dinafară sau cea nouă e încă deschisă. Cartonașul are trei laturi cu cocină: câte una pentru fiecare.',
  'lesson.join.4.done':
    'O cocină de 5 cartonașe, doi fermieri la unul: 10 puncte pentru tine, nimic pentru adversară. Uită-te mereu pe unde s-ar putea lega alții.',
  'lesson.token.1.short': 'Pionul s-a mișcat, dar nu până la 12. O cocină aduce 2 pe cartonaș.',
  'lesson.token.1.far':
    'Frumos punctaj, dar pionul a trecut de colț, iar din trecere nu se ia nimic. O cocină mai mică nimerește colțul: 4 sau 5 puncte.',
  'lesson.token.1.done':
    '4 puncte: pionul se oprește pe 12 și jetonul e al tău. El dublează o cocină pe care o punctezi, din tura ta următoare.',
  'lesson.token.2':
    'Finalizează-ți cocina pe D7. La punctare apare o întrebare: folosește jetonul ca să conteze dublu.',
  'lesson.token.2.wrong': 'Nu s-a punctat nicio cocină, deci jetonul nu a avut ce dubla. Finalizează cocina pe D7.',
  'lesson.token.2.single': 'Cocina a fost punctată fără jeton. Când apare întrebarea, alege rândul cu jetonul.',
  'lesson.empty.1':
    'Ultimul cartonaș al unei partide. Casa ta familială e mai mare decât a adversarei, deci vei puncta cel mai mare grup de locuri goale: 10 deocamdată.',
  'lesson.empty.2.done':
    'Casa familială mai mare îți aduce toate cele 10 puncte. Când a ta e mai mică, fă invers: umple și taie suprafața goală. Acum știi jocul!',
};
