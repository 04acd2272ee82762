/** The typefaces of src/hud/styles/typefaces.css, for use on a canvas. */
export const DISPLAY = "'Ramparts Display', 'Ramparts Text', 'Display Stand-in', serif";
export const TEXT = "'Ramparts Text', 'Text Stand-in', sans-serif";

/** One letter from each font file. */
const FACES = ["700 1em 'Ramparts Display'", "400 1em 'Ramparts Text'"];
const LETTERS = 'aą';

/** The swap period of CSS (`font-display: fallback`), in milliseconds. */
const PATIENCE = 3000;

/**
 * Resolves once the typefaces are loaded, or if they will not be: they are missing, or the request gets no response.
 */
export async function typefacesReady(patience = PATIENCE): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS)));
  await Promise.race([loaded, enough]);
  clearTimeout(timer);
}
