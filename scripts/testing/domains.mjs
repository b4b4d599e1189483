import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { root } from '../lib/run.mjs';

export const domains = /** @type {const} */ ([
  'sign-in',
  'session',
  'account',
  'agents',
  'passengers',
  'trips',
  'insurance',
  'luggage',
  'resolutions',
  'payouts',
  'claims',
  'content',
  'monitoring',
]);

/** @typedef {(typeof domains)[number]} Domain */

/**
 * Folders and files that belong to a domain under another name.
 * @type {Readonly<Record<string, Domain>>}
 */
const aliases = {
  dashboard: 'session',
  widgets: 'session',
  wizard: 'insurance',
};

/** Code that several domains use, regardless of its folder names. */
const sharedCode = /^(src\/(?!screens\/|api\/)|machines\/(kit|session\/app)\/|tests\/kit\/|e2e\/(kit|pages)\/)/;

/**
 * Finds the domain of a file by its path.
 * @param {string} file path within the project
 * @returns {Domain | undefined} undefined for code that domains share
 */
export function findDomain(file) {
  if (sharedCode.test(file)) return undefined;
  const flow = /^(?:e2e\/generated|(?:paths\/specs|tests\/flows)\/[^/]+)\/(\w+)\./.exec(file)?.[1];
  const ownDomain = flow && flowDomains().get(flow);
  if (ownDomain) return ownDomain;
  const [, ...names] = file.split('/');
  for (const name of names) {
    const stem = name.replace(/\..*$/, '');
    const domain = domains.find((each) => each === stem) ?? aliases[stem];
    if (domain) return domain;
  }
  return undefined;
}

/** @type {Map<string, Domain> | undefined} */
let known;

/**
 * Returns the domain of each flow, from the folder of its machine.
 * @returns {ReadonlyMap<string, Domain>}
 */
export function flowDomains() {
  known ??= new Map(
    readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.machine.ts'))
      .flatMap((file) => {
        const folder = file.split('/')[0] ?? '';
        const domain = domains.find((each) => each === folder) ?? aliases[folder];
        return domain ? [[basename(file, '.machine.ts'), domain]] : [];
      }),
  );
  return known;
}

/**
 * Lists the journeys of a domain as folders and files below `e2e/`.
 * @param {Domain} domain
 */
export function listJourneys(domain) {
  const folders = readdirSync(join(root, 'e2e'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && findDomain(`e2e/${entry.name}/any`) === domain)
    .map(({ name }) => `${name}/`);
  const flows = [...flowDomains()].filter(([, each]) => each === domain).map(([flow]) => `generated/${flow}.spec.ts`);
  return [...folders, ...flows].sort();
}
