/** Milliseconds as on a clock: `12:05`, `83:05`, below zero `−0:12`. A second that has begun counts whole. */
export function clockText(milliseconds: number): string {
  const isOver = milliseconds <= -1000;
  const seconds = isOver ? Math.floor(-milliseconds / 1000) : Math.max(0, Math.ceil(milliseconds / 1000));
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return isOver ? `−${shown}` : shown;
}
