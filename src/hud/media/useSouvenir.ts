import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Kind, Souvenir, Souvenirs } from './souvenirs.ts';

interface Making {
  readonly made: Souvenir | null;
  /** How much of it is made, 0…1. */
  readonly part: number;
  /** Why it is not made, as a code. */
  readonly trouble: string | null;
  readonly stop: () => void;
  readonly again: () => void;
}

/** Makes a picture or a video, and keeps those that are made. Another kind, and the end of the component, stop it. */
export function useSouvenir(souvenirs: Souvenirs, kind: Kind): Making {
  const [made, keep] = useState<Readonly<Partial<Record<Kind, Souvenir>>>>({});
  const [part, setPart] = useState(0);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const making = useRef<AbortController | null>(null);
  useLayoutEffect(() => {
    setTrouble(null);
    setPart(0);
    if (made[kind]) return undefined;
    const mine = new AbortController();
    making.current = mine;
    const { signal } = mine;
    // Told of the first hundredth and of every further one: more would only render the same.
    let told = 0;
    const onProgress = (now: number): void => {
      if (signal.aborted || now - told < 0.01) return;
      told = now;
      setPart(now);
    };
    void souvenirs.make(kind, { signal, onProgress }).then((result) => {
      if (signal.aborted) return;
      if (result.ok) keep((before) => ({ ...before, [kind]: result.value }));
      else setTrouble(result.error.code);
    });
    return () => mine.abort();
  }, [kind, attempt]);
  return {
    made: made[kind] ?? null,
    part,
    trouble,
    stop() {
      making.current?.abort();
      setTrouble('video-stopped');
    },
    again: () => setAttempt(attempt + 1),
  };
}
