import type { storage as en } from '../en/storage.ts';
import type { Translation } from '../message.ts';

/** Storage on this device, also when several tabs share it. */
export const storage: Translation<typeof en> = {
  'error.save-elsewhere':
    'Partida a fost continuată în altă filă sau fereastră. Ce faci aici nu se salvează până nu alegi.',
  'notice.newer': 'Încarc-o pe cea mai nouă',
  'notice.copy': 'Păstreaz-o pe aceasta ca o copie',
  'error.game-elsewhere': 'Partida e deschisă în altă filă sau fereastră.',
  'error.game-taken': 'Partida continuă în altă filă sau fereastră. Tot ce ai făcut aici se află acolo.',
  'elsewhere.title': 'Deschisă în altă filă',
  'elsewhere.hint': 'Cealaltă filă salvează partida și o eliberează.',
  'elsewhere.here': 'Joacă aici',
  'error.finished-closed':
    'Partidele încheiate nu pot fi deschise acum. Nimic nu a fost șters. O partidă care se încheie acum va fi adăugată când se vor putea deschide din nou.',
  'error.rooms-closed':
    'Camerele cu prieteni nu pot fi deschise acum. Nimic nu a fost șters. O cameră nouă ține doar până închizi pagina.',
  'error.sets-closed':
    'Cartonașele tale nu pot fi deschise acum. Nimic nu a fost șters. Ce desenezi acum ține doar până închizi pagina: exportă desenele ca să le păstrezi.',
  'error.finished-broken':
    'O partidă încheiată de pe acest dispozitiv nu poate fi citită, așa că lipsește din listă. Rămâne unde este.',
  'error.rooms-broken':
    'O cameră cu prieteni de pe acest dispozitiv nu poate fi citită, așa că lipsește din listă. Rămâne unde este.',
  'error.sets-broken':
    'Un set de cartonașe de pe acest dispozitiv nu poate fi citit, așa că lipsește din atelier. Rămâne unde este.',
  'error.part-missing': 'Această parte a jocului nu a putut fi încărcată. Verifică conexiunea, apoi reîncarcă pagina.',
  'error.language-missing': 'Această limbă nu a putut fi încărcată. Verifică conexiunea, apoi reîncarcă pagina.',
  'error.texts-unkept': 'Browserul nu păstrează aici setările și progresul. Ele țin doar până închizi pagina.',
  'error.backup-texts':
    'Nu mai e loc pentru setările și progresul din fișier. Cele de pe acest dispozitiv rămân neschimbate.',
  'backup.export.unreadable': {
    one: '{count} element de pe acest dispozitiv nu poate fi citit și nu este în fișier.',
    few: '{count} elemente de pe acest dispozitiv nu pot fi citite și nu sunt în fișier.',
    other: '{count} de elemente de pe acest dispozitiv nu pot fi citite și nu sunt în fișier.',
  },
  'backup.import.busy': 'Se adaugă: {part} %',
  'notice.backup': 'O copie de rezervă îți păstrează partidele dacă browserul le șterge vreodată.',
  'backup.lasting.promised': 'Browserul a promis să-ți păstreze partidele, chiar dacă dispozitivul rămâne fără spațiu.',
  'backup.lasting.open':
    'Dacă dispozitivul rămâne fără spațiu, browserul îți poate șterge partidele fără să te întrebe. Doar o copie de rezervă le ține în siguranță.',
  'backup.lasting.unvisited':
    'Acest browser șterge partidele după șapte zile fără nicio vizită. Jocul instalat pe ecranul principal le păstrează; acolo începe însă fără ele, așa că exportă mai întâi o copie de rezervă și import-o acolo.',
};
