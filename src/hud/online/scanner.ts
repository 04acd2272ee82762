import { textButton } from '../kit/controls.ts';
import { h } from '../kit/dom.ts';
import type { Hud, Part } from '../kit/hud.ts';

/**
 * Reads a QR code with the camera: with the browser's detector if it has one, otherwise with a small decoder that is
 * loaded on demand.
 */

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

/** Milliseconds between two attempts, so that phones do not overheat. */
const PAUSE = 120;
/** Longer side of the image that the decoder gets, in pixels. */
const SIDE = 720;

export function createScanner({ texts }: Hud, found: (text: string) => void, failed: (code: string) => void): Part {
  const { t } = texts;
  const video = h('video', { class: 'scan-video', muted: true, playsinline: true, hidden: true });
  let stream: MediaStream | null = null;

  function stop(): void {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    video.srcObject = null;
    video.hidden = true;
    button.label(t('friend.scan'));
  }

  async function start(): Promise<void> {
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    } catch {
      // Permission denied, no camera, or the page was not served securely.
      failed('no-camera');
      return;
    }
    video.srcObject = stream;
    video.hidden = false;
    button.label(t('friend.scan.stop'));
    await video.play();
    const look = await reader();
    while (stream) {
      const text = await look(video);
      if (text !== null && stream) {
        stop();
        found(text);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  const button = textButton('plain', t('friend.scan'), () => (stream ? stop() : void start()), 'camera');
  const element = h('div', { class: 'scanner' }, button.element, video);
  // No button without a camera.
  element.hidden = !('mediaDevices' in navigator);
  return { element, destroy: stop };
}

async function reader(): Promise<(video: HTMLVideoElement) => Promise<string | null>> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  if (BarcodeDetector) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // No QR code in this frame.
      return null;
    }
  };
}
