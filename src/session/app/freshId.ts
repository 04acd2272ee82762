/** 24 random hexadecimal digits. Not `randomUUID`, which is missing on pages served over plain http. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
