// Fetches the texts in the player's language together with the program, not after it. The build adds the names of the
// files, by language; src/i18n/languages.ts chooses in the same way. In ES5, like too-old.js.
(function () {
  var files = document.currentScript.dataset;
  var wanted = [];
  try {
    wanted.push(JSON.parse(localStorage.getItem('ramparts-settings')).language);
  } catch (error) {
    // No settings yet, or none that can be read.
  }
  wanted = wanted.concat(navigator.languages || [], 'en');
  for (var n = 0; n < wanted.length; n++) {
    var file = files[String(wanted[n]).toLowerCase().split('-')[0]];
    if (!file) continue;
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.appendChild(link);
    return;
  }
})();
