/**
 * A rule: modules in `from` may import from `may`, only types from `types`, and any package except `notPackages`, or
 * only `packages`. Node modules need `node`.
 */
export type Row = {
  from: string;
  may: string[];
  types?: string[];
  packages?: string[];
  notPackages?: string[];
  node?: true;
  why: string;
};

const graphql = ['@0no-co/graphql.web', '@urql/core', 'graphql', 'graphql-request', 'mercurius', 'urql'];
/** Allowed for types of text ids. The texts themselves are loaded by language. */
const texts = ['translations'];
const machine = ['machines', 'rules', 'schema'];

/**
 * Allowed directions of imports. A place is a folder, and the longest matching row applies; `{area}` matches the same
 * folder name on both sides. `tests` are all tests and their helpers, `samples` the machines' models and their
 * catalogue.
 */
export const rows: Row[] = [
  {
    from: 'rules',
    may: ['rules', 'schema'],
    packages: ['libphonenumber-js', 're2js'],
    why: 'Business rules are pure functions, so that machines, screens and tests can call them.',
  },
  {
    from: 'schema',
    may: ['schema'],
    packages: ['superstruct', '@graphql-typed-document-node/core'],
    why: 'The contract depends on nothing, so that both sides of an API can depend on it.',
  },
  {
    from: 'machines',
    may: ['machines', 'rules', 'schema'],
    packages: ['xstate'],
    why: 'A machine has side effects only through ports, so that tests, the path generator and diagrams can run it.',
  },
  {
    from: 'samples',
    may: ['machines', 'rules', 'schema', 'samples'],
    packages: ['xstate'],
    why: 'Samples are the input of machines and need no more than machines do.',
  },
  {
    from: 'paths',
    may: ['paths', 'machines', 'samples', 'schema'],
    types: texts,
    node: true,
    why: 'Paths are generated from machines, independently of the screens.',
  },
  {
    from: 'src/lib',
    may: ['src/lib', 'schema'],
    types: texts,
    notPackages: [...graphql, 'react', 'react-dom', '@fluentui/react-components'],
    why: 'lib is small, pure and free of React, because everything imports it.',
  },
  {
    from: 'src/ui',
    may: ['src/ui', 'src/lib'],
    types: ['rules', ...texts],
    notPackages: graphql,
    why: 'ui has no knowledge of the domain: it gets everything it shows as props.',
  },
  {
    from: 'src/forms',
    may: ['src/forms', 'src/ui', 'src/lib'],
    types: ['schema', ...texts],
    notPackages: graphql,
    why: 'Form fields do not know the flow that they belong to.',
  },
  {
    from: 'src/api',
    may: ['src/api', 'src/lib', 'rules', 'schema'],
    types: ['machines', ...texts],
    why: 'api implements the ports of machines: it needs their types and must not control them.',
  },
  {
    from: 'src/session',
    may: ['src/session', 'src/api', 'src/ui', 'src/lib', ...machine],
    types: texts,
    notPackages: graphql,
    why: 'session outlives the screens, so it knows none, and it calls the gateway through src/api.',
  },
  {
    from: 'src/wizard',
    may: ['src/wizard', 'src/session', 'src/forms', 'src/ui', 'src/lib', ...machine],
    types: texts,
    notPackages: graphql,
    why: 'A wizard is a frame that gets its flow as a prop.',
  },
  {
    from: 'src/screens/{area}',
    may: ['src/screens/{area}', 'src/wizard', 'src/session', 'src/api', 'src/forms', 'src/ui', 'src/lib', ...machine],
    types: texts,
    notPackages: graphql,
    why: 'src/app passes an area what it needs from another one, and calls go through src/api.',
  },
  {
    from: 'src/screens/account',
    may: [
      'src/screens/account',
      'src/screens/sign-in',
      'src/wizard',
      'src/session',
      'src/api',
      'src/forms',
      'src/ui',
      'src/lib',
      ...machine,
    ],
    types: texts,
    notPackages: graphql,
    why: 'The forms for a forgotten password share their parts with the sign-in form.',
  },
  {
    from: 'src/screens/monitoring',
    may: [
      'src/screens/monitoring',
      'src/screens/content',
      'src/wizard',
      'src/session',
      'src/api',
      'src/forms',
      'src/ui',
      'src/lib',
      ...machine,
    ],
    types: texts,
    notPackages: graphql,
    why: 'The steps of an action plan are articles of the content service.',
  },
  {
    from: 'src/app',
    may: [
      'src/app',
      'src/screens',
      'src/wizard',
      'src/session',
      'src/api',
      'src/forms',
      'src/ui',
      'src/lib',
      ...machine,
    ],
    types: texts,
    why: 'app may import everything that runs in the browser, and nothing of the servers.',
  },
  {
    from: 'gateway',
    may: ['gateway', 'schema'],
    node: true,
    why: 'The gateway maps one contract to another and shares no code with the insurer or the browser.',
  },
  {
    from: 'sandbox',
    // Both sides must normalise pasted texts alike and agree on the rules of passwords.
    may: ['sandbox', 'schema', 'rules/text', 'rules/account'],
    node: true,
    why: 'The sandbox stands for another company: it shares the contract, and no code.',
  },
  {
    from: 'scripts',
    may: ['scripts', 'schema', 'themes', 'translations'],
    node: true,
    why: 'Scripts build the product and are not part of it.',
  },
  {
    from: 'bench',
    may: ['bench', 'gateway', 'machines', 'paths', 'rules', 'samples', 'schema', 'scripts', 'src/api'],
    node: true,
    why: 'A benchmark measures the product and is not part of it.',
  },
  {
    from: 'e2e',
    may: ['e2e'],
    packages: ['@playwright/test', '@axe-core/playwright', 'otpauth', 'undici'],
    node: true,
    why: 'End-to-end tests see the product from outside, through a browser.',
  },
];

/** Files that do not belong to the place of their folder. Tests may import anything; nothing else may import tests. */
export const apart: { files: RegExp; place: string }[] = [
  { files: /^e2e\//, place: 'e2e' },
  { files: /\.test\.tsx?$|^tests\//, place: 'tests' },
  { files: /^machines\/(.*\.model\.ts|catalogue\.ts)$/, place: 'samples' },
  // Configurations of tools, beside package.json.
  { files: /^[^/]+\.(ts|mjs)$/, place: 'tests' },
];
