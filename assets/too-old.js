// Runs in every browser, even where the game cannot start, and says so if the browser is too old. In ES5, which all of
// them support. Chrome 110, Firefox 121 and Safari 16.4 are the first with all of these features (README.md).
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
