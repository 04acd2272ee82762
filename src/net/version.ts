/**
 * What two devices must have in common to play: the protocol, the rules, and what messages and logs mean. The build puts
 * a number here that it computes from all of these (tests/support/contents.ts); it is 0 while developing.
 */
export const CONTENTS: number = 0;

/** 2: custom tiles. 3: up to six devices. 4: one agreement. 5: the match is its log, wherever it goes on. */
export const PROTOCOL = 5;

/** In the first message; an exact integer, of which `CONTENTS` is the last 44 bits. */
export const VERSION = PROTOCOL * 2 ** 44 + CONTENTS;

/** First version in which the first message is sealed with the invitation. */
export const SEALED = 4;
