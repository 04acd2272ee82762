import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { qrReader } from './qrReader.ts';
import styles from './Scanner.module.css';

/** Milliseconds between two attempts, so that phones do not overheat. */
const PAUSE = 120;

interface ScannerProps {
  readonly onFound: (text: string) => void;
  /** Receives an error code. */
  readonly onFailed: (code: string) => void;
}

/** Reads a QR code with the camera. */
export function Scanner({ onFound, onFailed }: ScannerProps): VNode {
  const { t } = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const found = useRef(onFound);
  const [isOn, setOn] = useState(false);
  useLayoutEffect(() => {
    found.current = onFound;
  });

  function stop(): void {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
    if (video.current) video.current.srcObject = null;
    setOn(false);
  }
  const isGone = useRef(false);
  useLayoutEffect(
    () => () => {
      isGone.current = true;
      stop();
    },
    [],
  );

  async function start(): Promise<void> {
    let opened: MediaStream;
    try {
      opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    } catch {
      // Permission denied, no camera, or the page was not served securely.
      onFailed('no-camera');
      return;
    }
    stream.current = opened;
    const screen = video.current;
    if (isGone.current || !screen) return stop();
    screen.srcObject = opened;
    setOn(true);
    await screen.play();
    const look = await qrReader();
    while (stream.current === opened) {
      const text = await look(screen);
      if (text !== null && stream.current === opened) {
        stop();
        found.current(text);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  return (
    // No button without a camera.
    <div hidden={!('mediaDevices' in navigator)}>
      <TextButton look="plain" sign="camera" onPress={() => (stream.current ? stop() : void start())}>
        {isOn ? t('friend.scan.stop') : t('friend.scan')}
      </TextButton>
      <video ref={video} class={styles.scanVideo} muted playsInline hidden={!isOn} />
    </div>
  );
}
