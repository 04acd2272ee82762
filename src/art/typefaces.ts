/** The typefaces of src/hud/styles/typefaces.css, for use on a canvas. */
export const DISPLAY = "'Ramparts Display', 'Ramparts Display More', 'Ramparts Text', 'Display Stand-in', serif";
export const TEXT = "'Ramparts Text', 'Text Stand-in', sans-serif";

const FACES = ["700 1em 'Ramparts Display'", "400 1em 'Ramparts Text'"];
/** Further letters of the display face, which these languages need, too; as in assets/begin.js. */
const MORE = "700 1em 'Ramparts Display More'";
const FURTHER: readonly string[] = ['pl', 'ro'];

/** The swap period of CSS (`font-display: fallback`), in milliseconds. */
const PATIENCE = 3000;

/**
 * Resolves once the typefaces for a language are loaded, or if they will not be: they are missing, or the request gets no response.
 */
export async function typefacesReady(language: string, patience = PATIENCE): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  const further = FURTHER.includes(language) ? [document.fonts.load(MORE, 'ą')] : [];
  const loaded = Promise.allSettled([...FACES.map((face) => document.fonts.load(face)), ...further]);
  await Promise.race([loaded, enough]);
  clearTimeout(timer);
}
