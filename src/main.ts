const hud = document.querySelector('#hud');
if (hud) hud.textContent = 'Ramparts';
