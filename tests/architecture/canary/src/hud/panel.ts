import 'idb';
import '../main.ts';
import 'peerjs';
import 'phaser';
import 'boardgame.io/client';
export const panel = 1;
