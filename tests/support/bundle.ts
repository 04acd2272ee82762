import { rolldown } from 'rolldown';

/** A program for a page, in one piece. */
export async function bundle(entry: string): Promise<string> {
  const made = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent' });
  const { output } = await made.generate({ format: 'iife' });
  return output[0].code;
}
