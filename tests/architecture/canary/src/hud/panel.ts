import 'idb';
import '../main.ts';
import 'phaser';
import 'boardgame.io/client';
export const panel = 1;
