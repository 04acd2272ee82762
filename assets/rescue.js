// A release whose program fails before it has started must not stay: the next one replaces it without asking, since
// there is no game to interrupt. Outside the program, because it may not even run. In ES5, like too-old.js.
(function () {
  var workers = navigator.serviceWorker;
  if (!workers) return;

  function hasStarted() {
    return document.querySelector('#app[data-started]') !== null;
  }

  function take(worker) {
    if (!worker) return;
    function look() {
      if (worker.state === 'installed' && !hasStarted()) worker.postMessage({ type: 'SKIP_WAITING' });
    }
    worker.addEventListener('statechange', look);
    look();
  }

  function rescue(event) {
    var isProgram = event.target === window || event.target.tagName === 'SCRIPT';
    if (!isProgram || hasStarted()) return;
    window.removeEventListener('error', rescue, true);
    workers.addEventListener('controllerchange', function () {
      if (!hasStarted()) location.reload();
    });
    workers
      .getRegistration()
      .then(function (registration) {
        if (!registration) return undefined;
        registration.addEventListener('updatefound', function () {
          take(registration.installing);
        });
        take(registration.waiting || registration.installing);
        return registration.update();
      })
      .catch(function () {
        // Without the network there is no other release.
      });
  }

  // Errors of the program, and scripts that cannot be loaded: their events do not bubble.
  window.addEventListener('error', rescue, true);
})();
