// Asks for what the page begins with: at once for the texts in the player's language and the letters that only some
// languages write, and for the program after the first picture, which nothing then holds up. The build adds the names of
// the files, texts by language; src/i18n/languages.ts chooses in the same way.
(() => {
  const { program, parts, letters, ...texts } = document.currentScript.dataset;

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

  function add(name, attributes) {
    document.head.append(Object.assign(document.createElement(name), attributes));
  }

  add('link', { rel: 'modulepreload', fetchPriority: 'low', href: texts[language] });
  if (['pl', 'ro'].includes(language))
    add('link', { rel: 'preload', href: letters, as: 'font', type: 'font/woff2', crossOrigin: '' });

  function begin() {
    for (const href of parts.split(' ')) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', src: program });
  }

  // The program expects the whole document. A page that nobody looks at draws no picture.
  function whenRead() {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
    else begin();
  }
  if (document.hidden) whenRead();
  else requestAnimationFrame(() => setTimeout(whenRead));
})();
