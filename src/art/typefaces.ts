/** The faces of src/hud/styles/typefaces.css, as a canvas asks for them. */
export const DISPLAY = "'Ramparts Display', 'Ramparts Text', 'Display Stand-in', serif";

/** One letter from each file. */
const FACES = ["700 1em 'Ramparts Display'", "400 1em 'Ramparts Text'"];
const LETTERS = 'aą';

/** As long as CSS lets a late face take its place (`font-display: fallback`), in milliseconds. */
const PATIENCE = 3000;

/** Settles once the faces can be drawn with, or will not be: they are missing, or nobody answers. */
export async function typefacesReady(patience = PATIENCE): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS)));
  await Promise.race([loaded, enough]);
  clearTimeout(timer);
}
