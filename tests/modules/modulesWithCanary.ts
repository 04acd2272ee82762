/** Takes the place of the list of modules in the build of `canary.config.ts`. */
export * from '../../src/expansions/rules.ts';
export { CANARY as canary } from './canary.ts';
