// Runs in every browser, also where the game cannot start: says so where the browser is older than the game needs. In ES5, which all of them read.
// Chrome 110, Firefox 121 and Safari 16.4 are the first that have all of these (README.md).
(function () {
  var isNew =
    'noModule' in document.createElement('script') &&
    'toSorted' in Array.prototype &&
    window.CSS &&
    CSS.supports('selector(:has(*))') &&
    'OffscreenCanvas' in window &&
    'CompressionStream' in window;
  if (isNew) return;
  var box = document.getElementById('too-old');
  var language = String(navigator.language || 'en')
    .slice(0, 2)
    .toLowerCase();
  var sentence = box.querySelector('[lang="' + language + '"]') || box.querySelector('[lang="en"]');
  sentence.removeAttribute('hidden');
  box.removeAttribute('hidden');
})();
