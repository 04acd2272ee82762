import type { carcassonneRules as en } from '../en/carcassonneRules.ts';
import type { Translation } from '../message.ts';

export const carcassonneRules: Translation<typeof en> = {
  'carcassonne.book.goal':
    'Împreună construiți un ținut, cartonaș cu cartonaș, și vă puneți supușii în el. Puncte se iau și în timpul jocului, și la sfârșit. Câștigă cine are cele mai multe.',
  'carcassonne.book.need':
    'Jocul are 72 de cartonașe; unul e pus cu fața în sus, ca început. Sunt 2 până la 6 jucători, fiecare cu supuși în culoarea lui.',
  'carcassonne.book.expansion': 'Extensie',
  'carcassonne.book.place':
    'Pune cartonașul lângă altul. Toate laturile care se ating trebuie să se potrivească: drum cu drum, oraș cu oraș, câmp cu câmp.',
  'carcassonne.book.place.right': 'Drumul continuă.',
  'carcassonne.book.place.city': 'Orașul se leagă de oraș.',
  'carcassonne.book.place.wrong': 'Câmpul nu poate da într-un oraș.',
  'carcassonne.book.place.alone': 'Nu ajunge un colț: trebuie să se atingă o latură.',
  'carcassonne.book.deploy':
    'Poți pune un supus pe cartonașul pe care tocmai l-ai așezat, dacă în zona aceea nu e încă nimeni.',
  'carcassonne.book.deploy.kinds':
    'Tâlharul stă pe drum, cavalerul în oraș, călugărul în mănăstire. Țăranul stă culcat pe câmp.',
  'carcassonne.book.deploy.taken': 'Pe acest drum e deja un tâlhar, așa că nu poți pune altul.',
  'carcassonne.book.deploy.supply':
    'Dacă nu mai ai niciun supus, aștepți până se întoarce cineva. Zonele ocupate se pot uni mai târziu.',
  'carcassonne.book.score':
    'Ce finalizează cartonașul tău se punctează pe loc. Punctele le ia cine are acolo cei mai mulți supuși; la egalitate, fiecare le ia pe toate. Apoi toți supușii din zonă se întorc acasă.',
  'carcassonne.book.score.tie': 'Doi cavaleri în același oraș: amândoi jucătorii iau toate punctele.',
  'carcassonne.book.road':
    'Un drum e finalizat când are ambele capete închise: la o răscruce, într-un sat, într-un oraș, la o mănăstire, sau când formează o buclă. Aduce 1 punct pe cartonaș.',
  'carcassonne.book.road.complete': 'De la mănăstire la răscruce.',
  'carcassonne.book.city':
    'Un oraș e finalizat când zidul lui e închis și înăuntru nu a rămas niciun gol. Aduce 2 puncte pe cartonaș și 2 pentru fiecare blazon.',
  'carcassonne.book.city.complete': 'Orașul e închis. Scutul e un blazon.',
  'carcassonne.book.city.tiny':
    'În această partidă, un oraș finalizat din două cartonașe aduce doar 1 punct pe cartonaș și 1 pentru fiecare blazon.',
  'carcassonne.book.monastery':
    'O mănăstire e finalizată când pe cele opt locuri din jurul ei sunt cartonașe. Aduce 1 punct pentru ea și câte 1 pentru fiecare dintre ele.',
  'carcassonne.book.monastery.complete': 'Ultimul cartonaș închide pătratul.',
  'carcassonne.book.field':
    'Câmpul se punctează la sfârșit: 3 puncte pentru fiecare oraș finalizat pe care îl atinge. Le ia cine are acolo cei mai mulți țărani.',
  'carcassonne.book.field.city-4':
    'În această partidă, fiecare oraș finalizat se punctează o dată, la sfârșit: 4 puncte pentru cine are cei mai mulți țărani pe toate câmpurile care îl ating.',
  'carcassonne.book.field.off': 'În această partidă nu există țărani, iar câmpurile nu aduc nimic.',
  'carcassonne.book.field.borders': 'Drumurile, râurile și zidurile orașelor sunt hotarele câmpurilor: aici sunt două.',
  'carcassonne.book.field.end': 'Câmpul atinge două orașe finalizate.',
  'carcassonne.book.field.stay': 'Un câmp nu e finalizat niciodată: țăranii lui rămân până la sfârșitul jocului.',
  'carcassonne.book.end':
    'Jocul se termină după tura în care s-a pus ultimul cartonaș. Atunci se punctează tot ce e nefinalizat: drumurile cu 1 punct pe cartonaș, orașele cu 1 pe cartonaș și 1 pentru fiecare blazon, mănăstirile cu 1 pentru ele și 1 pentru fiecare cartonaș din jur. La urmă vin câmpurile.',
  'carcassonne.book.end.unfinished': 'Orașul și drumul sunt nefinalizate.',
  'carcassonne.book.end.win': 'Câștigă cine are cele mai multe puncte; la egalitate, victoria se împarte.',
};
