// Fetches the texts in the player's language together with the program, not after it. The build adds the names of the
// files, by language; src/i18n/languages.ts chooses in the same way.
(() => {
  const files = document.currentScript.dataset;

  function chosen() {
    try {
      return JSON.parse(localStorage.getItem('ramparts-settings')).language;
    } catch {
      // Nothing is stored, or nothing can be.
      return '';
    }
  }

  const wanted = [chosen(), ...navigator.languages, 'en'].map((tag) => String(tag).toLowerCase().split('-')[0]);
  const href = files[wanted.find((language) => files[language])];
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
})();
