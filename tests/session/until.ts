interface Watched<View> {
  readonly view: View;
  subscribe(listener: (now: View) => void): () => void;
}

/** Resolves when the match's view satisfies `done`. */
export const until = <View>(match: Watched<View>, done: (view: View) => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (done(match.view)) return resolve();
    const stop = match.subscribe((view) => {
      if (!done(view)) return;
      stop();
      resolve();
    });
  });
