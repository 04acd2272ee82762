// Fetches the texts in the player's language together with the program, not after it, and the letters that only some
// languages write. The build adds the names of the files, texts by language; src/i18n/languages.ts chooses in the same way.
(() => {
  const { letters, ...texts } = document.currentScript.dataset;

  function chosen() {
    try {
      return JSON.parse(localStorage.getItem('ramparts-settings')).language;
    } catch {
      // Nothing is stored, or nothing can be.
      return '';
    }
  }

  const wanted = [chosen(), ...navigator.languages, 'en'].map((tag) => String(tag).toLowerCase().split('-')[0]);
  const language = wanted.find((one) => texts[one]);

  function ask(link) {
    document.head.append(Object.assign(document.createElement('link'), link));
  }

  ask({ rel: 'modulepreload', fetchPriority: 'low', href: texts[language] });
  if (['pl', 'ro'].includes(language))
    ask({ rel: 'preload', href: letters, as: 'font', type: 'font/woff2', crossOrigin: '' });
})();
