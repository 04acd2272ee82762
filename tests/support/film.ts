import { encodeQR } from 'qr';

const SIDE = 720;
const QUIET = 4;

/** A still film (YUV4MPEG2, 4:2:0) of a text as a QR code, as a camera would see it on another screen. */
export function filmOf(text: string): Buffer {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET });
  const scale = SIDE / rows.length;
  const light = Buffer.alloc(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      light[y * SIDE + x] = rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 30 : 220;
  const colour = Buffer.alloc((SIDE * SIDE) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${SIDE} H${SIDE} F10:1 Ip A1:1 C420\n`), frame, frame]);
}
