/** Milliseconds as on a clock: `12:05`, `1:02:05`, below zero `−0:12`. A second that has begun counts whole. */
export function clockText(milliseconds: number): string {
  const isOver = milliseconds <= -1000;
  const seconds = isOver ? Math.floor(-milliseconds / 1000) : Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return isOver ? `−${shown}` : shown;
}
