import { rolldown } from 'rolldown';

/** Bundles a program for a page into one script. */
export async function bundle(entry: string): Promise<string> {
  const made = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent' });
  const { output } = await made.generate({ format: 'iife' });
  return output[0].code;
}
