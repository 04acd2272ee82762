// Runs in every browser, also where the game cannot start: says so where the browser is older than the game needs.
// Chrome 110, Firefox 121 and Safari 16.4 are the first that have all of these (README.md).
const isNew = 'noModule' in document.createElement('script') && 'toSorted' in Array.prototype && CSS.supports('selector(:has(*))') && 'OffscreenCanvas' in window && 'CompressionStream' in window;
if (!isNew) document.getElementById('too-old').hidden = false;
