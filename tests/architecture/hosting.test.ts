import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hostServers } from '../support/hostServers.ts';

/** The release and docs/hosting.md say what package.json, the workflow and the files in hosting/ do. */

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].toSorted();

const PAGE = read('docs/hosting.md');
const COMPOSE = read('hosting/compose.yaml');
const TURN = read('hosting/turnserver.conf');

test('the version of package.json has its section in CHANGELOG.md', () => {
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  expect(read('CHANGELOG.md')).toMatch(
    new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
  );
});

describe('Host your own', () => {
  test('names the variables of compose.yaml, which are those of env.example', () => {
    const used = all(COMPOSE, /\$\{(\w+)/g);
    expect(all(read('hosting/env.example'), /^(\w+)=/gm)).toEqual(used);
    expect(all(PAGE, /^\| `([A-Z]+_?[A-Z]*)` \|/gm).filter((name) => !name.startsWith('VITE_'))).toEqual(used);
  });

  test('names the variables of the build, which the page, compose.yaml, Dockerfile and the workflow use', () => {
    const names = all(PAGE, /^\| `(VITE_\w+)`/gm);
    for (const path of ['src/session/online/onlineStart.ts', 'hosting/Dockerfile', '.github/workflows/publish.yml'])
      expect([path, ...all(read(path), /(VITE_\w+)/g)]).toEqual([path, ...names]);
    expect(all(COMPOSE, /(VITE_\w+)/g)).toEqual(names);
  });

  test('names the ports of compose.yaml and turnserver.conf', () => {
    const setting = (name: string): string => new RegExp(`^${name}=(\\d+)$`, 'm').exec(TURN)?.[1] ?? name;
    const turn = setting('listening-port');
    const published = all(COMPOSE, /'(\d+):\d+'/g).map((port) => `${port}/tcp`);
    const ports = [
      ...published,
      '443/udp',
      `${turn}/tcp`,
      `${turn}/udp`,
      `${setting('min-port')}–${setting('max-port')}/udp`,
    ];
    expect(all(PAGE, /^\| (\d[^|]*) \|/gm).flatMap((row) => row.split(', '))).toEqual(expect.arrayContaining(ports));
    expect(COMPOSE).toContain("'443:443/udp'");
    expect(all(COMPOSE, /(?:stun|turn):\$\{DOMAIN\}:(\d+)/g)).toEqual([turn]);
  });

  test('names the limits of turnserver.conf', () => {
    const [, connections] = /^total-quota=(\d+)$/m.exec(TURN) ?? [];
    const [, rate] = /^max-bps=(\d+)000$/m.exec(TURN) ?? [];
    expect(PAGE.replaceAll(/\s+/g, ' ')).toContain(`${connections} connections, each with ${rate} kB per second`);
    expect(Number(/^max-port=(\d+)$/m.exec(TURN)?.[1]) - Number(/^min-port=(\d+)$/m.exec(TURN)?.[1]) + 1).toBe(
      Number(connections),
    );
  });

  test('the path of the signalling server is the same everywhere', () => {
    expect(read('hosting/Caddyfile')).toContain('reverse_proxy /signal/* signal:9000');
    expect(read('hosting/Dockerfile')).toContain('"--port", "9000", "--path", "/signal"');
    expect(COMPOSE).toMatch(/wss:\/\/\$\{DOMAIN:\?[^}]*\}\/signal\//);
  });

  test('a variable without a value stops the start and says where to fill it in', () => {
    const used = all(COMPOSE, /\$\{(\w+)/g);
    expect(all(COMPOSE, /\$\{(\w+):\?fill in hosting\/\.env\}/g)).toEqual(used);
  });

  test('a change to a file in hosting/ makes another image, so another container', () => {
    expect(all(COMPOSE, /^ {6}target: (\w+)$/gm)).toEqual(['page', 'signal', 'turn']);
    expect(COMPOSE).not.toMatch(/^ {4}image:|: *\['?\.\//m);
    expect(read('hosting/Dockerfile')).toContain('--chmod=644 hosting/turnserver.conf /etc/coturn/ramparts.conf');
    expect(COMPOSE).toContain('      - -c\n      - /etc/coturn/ramparts.conf\n');
  });

  // Its console and DTLS are off unless asked for, and newer versions do not know the options that turned them off.
  test('coturn gets no option that it ends at', () => {
    expect(`${COMPOSE}${TURN}`).not.toMatch(/\bno-(cli|dtls)\b/);
    expect(all(COMPOSE, /^ {6}- --([\w-]+)(?!.*\$\{)/gm)).toEqual([]);
  });
});

describe('a build', () => {
  const build = (env: Record<string, string>): void => {
    const { configResolved } = hostServers();
    (configResolved as (config: object) => void)({ env });
  };

  test('takes the servers of compose.yaml, and none', () => {
    const [, ice = ''] = /VITE_ICE_SERVERS: >-\n((?: {10}.*\n)+)/.exec(COMPOSE) ?? [];
    const filled = ice.replaceAll(/\$\{\w+[^}]*\}/g, 'x').trim();
    expect(filled).toContain('turn:x:3478 ramparts x');
    expect(() =>
      build({ VITE_SIGNAL_SERVER: 'wss://play.example.org/signal/', VITE_ICE_SERVERS: filled }),
    ).not.toThrow();
    expect(() => build({ VITE_SIGNAL_SERVER: '' })).not.toThrow();
  });

  test.each([
    ['VITE_SIGNAL_SERVER', 'https://play.example.org/signal/'],
    ['VITE_ICE_SERVERS', 'turn:play.example.org:3478'],
  ])('stops at a wrong %s', (name, text) => {
    expect(() => build({ [name]: text })).toThrow(name);
  });
});
