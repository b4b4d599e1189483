import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Gateway, gateway } from '#gateway/server.ts';

import type { PartnersFile } from '#schema/partners.ts';

import { type Answer, type Asking, ask } from './ask.ts';
import { buildDist } from './dist.ts';
import { hashes } from './hashes.ts';
import { type FakeInsurer, fakeInsurer } from './insurer.ts';

export type GraphqlError = { message: string; path?: unknown[]; extensions: Record<string, unknown> };
export type GraphqlAnswer = Answer & {
  data: Record<string, unknown> | null;
  errors: GraphqlError[] | undefined;
  extensions: Record<string, unknown> | undefined;
};

export type Stage = Gateway & {
  url: string;
  folder: string;
  insurer: FakeInsurer;
  /** The JSON lines written so far. */
  lines: () => Record<string, unknown>[];
  get: (path: string, asking?: Asking) => Promise<Answer>;
  /** Runs a registered document by its name. */
  run: (document: string, variables?: object, asking?: Asking) => Promise<GraphqlAnswer>;
  close: () => Promise<void>;
};

type Options = Omit<Parameters<typeof gateway>[0], 'apiUrl' | 'partnersFile' | 'dist' | 'log'>;

/** Changes files before the gateway starts. */
type Before = { before?: (files: { partnersFile: string; dist: string }) => Promise<unknown> };

export const partners: PartnersFile['partners'] = [
  {
    name: 'sky',
    domains: ['sky.localhost', 'localhost', '127.0.0.1'],
    apiKey: 'key-of-sky',
    frameAncestors: ['http://host.example', 'https://other.example:8443'],
  },
  {
    name: 'voyage',
    domains: ['voyage.localhost'],
    apiKey: 'key-of-voyage',
    frameAncestors: [],
    suppliers: ['https://payouts.example', 'https://lounges.example'],
    stores: ['https://files.example', 'https://archive.example:8443'],
  },
];

/** Starts a gateway over real HTTP, between a fake insurer and a small build. */
export async function stage(options: Options = {}, { before }: Before = {}): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const dist = join(folder, 'dist');
  const partnersFile = join(folder, 'partners.json');
  await buildDist(dist);
  await writeFile(partnersFile, JSON.stringify({ partners }));

  await before?.({ partnersFile, dist });

  const insurer = await fakeInsurer();
  const written: string[] = [];
  const portal = await gateway({
    apiUrl: insurer.url,
    partnersFile,
    dist,
    log: { level: 'debug', stream: { write: (line) => written.push(line) } },
    ...options,
    limits: { deadlineMs: 1_500, pageDeadlineMs: 300, clientMs: 0, backoffMs: 5, delayMs: 60_000, ...options.limits },
  });
  const url = await portal.app.listen({ host: '127.0.0.1', port: 0 });

  return {
    ...portal,
    url,
    folder,
    insurer,
    lines: () => written.map((line) => JSON.parse(line)),
    get: (path, asking) => ask(url, { path, ...asking }),
    run: async (document, variables = {}, asking = {}) => {
      const documentId = hashes[document];
      const answer = await ask(url, { ...asking, json: { documentId, operationName: document, variables } });
      return { ...answer, ...JSON.parse(answer.text) };
    },
    close: async () => {
      await portal.stop();
      await insurer.close();
      await rm(folder, { recursive: true });
    },
  };
}
