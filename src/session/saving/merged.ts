/** Runs the work one at a time: calls in the meantime are merged into one more run, and all resolve when it is done. */
export function merged(work: () => Promise<void>): () => Promise<void> {
  let wanted = false;
  let running: Promise<void> | null = null;

  async function runWhileWanted(): Promise<void> {
    try {
      while (wanted) {
        wanted = false;
        await work();
      }
    } finally {
      running = null;
    }
  }

  return () => {
    wanted = true;
    return (running ??= runWhileWanted());
  };
}
