const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when nothing has changed for two frames. */
export async function settled(host: HTMLElement): Promise<void> {
  let changes = 1;
  const watcher = new MutationObserver(() => (changes += 1));
  watcher.observe(host, { childList: true, subtree: true, characterData: true });
  for (let n = 0; n < 30 && changes > 0; n += 1) {
    changes = 0;
    await frame();
    await frame();
  }
  watcher.disconnect();
}
