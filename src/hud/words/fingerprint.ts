/** The beginning of a digest, in groups that can be read out. */
export const fingerprint = (digest: string): string =>
  `${digest.slice(0, 4)} ${digest.slice(4, 8)} ${digest.slice(8, 12)}`;
