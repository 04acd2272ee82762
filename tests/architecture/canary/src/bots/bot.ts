import '../net/peer.ts';
export const bot = 1;
