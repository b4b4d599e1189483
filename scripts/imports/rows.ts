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
    why: 'Rules of the trade are pure, so that machines, screens and tests can all ask them.',
  },
  {
    from: 'schema',
    may: ['schema'],
    packages: ['superstruct', '@graphql-typed-document-node/core'],
    why: 'The contract stands on nothing, so that both sides of a wire can stand on it.',
  },
  {
    from: 'machines',
    may: ['machines', 'rules', 'schema'],
    packages: ['xstate'],
    why: 'A machine reaches the world through ports only; so it runs in a test, a path generator or a drawing.',
  },
  {
    from: 'samples',
    may: ['machines', 'rules', 'schema', 'samples'],
    packages: ['xstate'],
    why: 'Samples feed machines, and know no more than they do.',
  },
  {
    from: 'paths',
    may: ['paths', 'machines', 'samples', 'schema'],
    types: texts,
    node: true,
    why: 'Paths come from the machines alone, whatever screens show them.',
  },
  {
    from: 'src/lib',
    may: ['src/lib', 'schema'],
    types: texts,
    notPackages: [...graphql, 'react', 'react-dom', '@fluentui/react-components'],
    why: 'lib is small and pure, without React: everything stands on it, and it on the contract alone.',
  },
  {
    from: 'src/ui',
    may: ['src/ui', 'src/lib'],
    types: ['rules', ...texts],
    notPackages: graphql,
    why: 'ui is looks without meaning: what it shows, and in which state that is, is handed to it.',
  },
  {
    from: 'src/forms',
    may: ['src/forms', 'src/ui', 'src/lib'],
    types: ['schema', ...texts],
    notPackages: graphql,
    why: 'Fields know how to ask and complain, not what for.',
  },
  {
    from: 'src/api',
    may: ['src/api', 'src/lib', 'rules', 'schema'],
    types: ['machines', ...texts],
    why: 'api fills the machines’ ports: it needs their types, and must not steer them.',
  },
  {
    from: 'src/session',
    may: ['src/session', 'src/api', 'src/ui', 'src/lib', ...machine],
    types: texts,
    notPackages: graphql,
    why: 'What outlives screens knows no screen, and speaks to the gateway through src/api.',
  },
  {
    from: 'src/wizard',
    may: ['src/wizard', 'src/session', 'src/forms', 'src/ui', 'src/lib', ...machine],
    types: texts,
    notPackages: graphql,
    why: 'A wizard is a frame: which flow runs in it is handed to it.',
  },
  {
    from: 'src/screens/{area}',
    may: ['src/screens/{area}', 'src/wizard', 'src/session', 'src/api', 'src/forms', 'src/ui', 'src/lib', ...machine],
    types: texts,
    notPackages: graphql,
    why: 'What one area needs of another is handed to it by src/app, and calls go through src/api.',
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
    why: 'A forgotten password is replaced at the front door, in the parts that its forms are made of.',
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
    why: 'app knows everything in the browser, and nothing of the servers.',
  },
  {
    from: 'gateway',
    may: ['gateway', 'schema'],
    node: true,
    why: 'The gateway maps one contract to the other. What it shared with an insurer or a browser would not be a contract.',
  },
  {
    from: 'sandbox',
    // Both sides must normalise pasted texts alike and agree on the rules of passwords.
    may: ['sandbox', 'schema', 'rules/text', 'rules/account'],
    node: true,
    why: 'The sandbox is a stranger: it shares a contract, never code.',
  },
  {
    from: 'scripts',
    may: ['scripts', 'schema', 'themes', 'translations'],
    node: true,
    why: 'Scripts make the product and are no part of it.',
  },
  {
    from: 'bench',
    may: ['bench', 'gateway', 'machines', 'paths', 'rules', 'samples', 'schema', 'scripts', 'src/api'],
    node: true,
    why: 'A bench measures the product beside its peers, or asks as the app does, and is no part of it.',
  },
  {
    from: 'e2e',
    may: ['e2e'],
    packages: ['@playwright/test', '@axe-core/playwright', 'otpauth', 'undici'],
    node: true,
    why: 'End to end means from the outside: a browser, and what it shows.',
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
