import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { rows } from '#scripts/imports/rows.ts';
import { findViolations } from '#scripts/imports/violations.ts';

const root = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(root, { recursive: true }));

const sound: Record<string, string> = {
  'package.json': '{ "imports": { "#src/*": "./src/*", "#machines/*": "./machines/*" } }',
  'rules/period.ts': "import type { Trip } from '../schema/trip.ts';",
  'schema/trip.ts': "export * from 'superstruct';",
  'machines/trips/trips.machine.ts': "import { setup } from 'xstate'; import '../../rules/period.ts';",
  'machines/trips/trips.model.ts': "import './trips.machine.ts';",
  'machines/trips/trips.machine.test.ts': "import './trips.model.ts'; import 'vitest'; import 'node:fs';",
  'paths/path.ts': "import '#machines/trips/trips.model.ts'; import 'node:fs';",
  'src/lib/dates.ts': "import type english from '../../translations/generated/english.json';",
  'src/ui/Card.tsx': "import { useId } from 'react'; import '#src/lib/dates.ts'; import './card.css';",
  'src/ui/card.css': '',
  'src/forms/Field.tsx': "import { Card } from '#src/ui/Card';",
  'src/api/trips.ts': "import 'urql'; import type { A } from '#machines/trips/trips.machine.ts';",
  'src/session/session.ts': "import '#src/api/trips.ts'; import '#machines/trips/trips.machine.ts';",
  'src/wizard/Wizard.tsx': "import '#src/session/session.ts'; import '#src/forms/Field.tsx';",
  'src/screens/trips/Trips.tsx': "export { Row } from './Row.tsx'; import '#src/session/session.ts';",
  'src/screens/trips/Row.test.tsx': '',
  'src/screens/trips/Row.tsx': "import '#src/forms/Field.tsx';",
  'src/screens/claims/Claims.tsx': '',
  'src/app/App.tsx': "const Trips = () => import('#src/screens/trips/Trips.tsx'); import 'urql';",
  'gateway/main.ts': "import 'fastify'; import 'node:http'; import '../schema/trip.ts';",
  'sandbox/main.ts': "import 'fastify'; import '../schema/trip.ts';",
  'scripts/build.mjs': "import 'node:fs'; import(process.argv[2]);",
  'tests/kit/kit.ts': "import '#src/app/App.tsx'; import '../../sandbox/main.ts';",
  'bench/main.ts': "import '../gateway/main.ts'; import 'node:http';",
  'e2e/kit/pages.ts': "import '@playwright/test'; import 'node:http';",
  'translations/generated/english.json': '{}',
};

/** For each row: a module that violates it, and the expected message. */
const planted: [from: string, file: string, code: string, says: string][] = [
  ['rules', 'rules/a.ts', "import 'xstate';", 'imports xstate; rules may import libphonenumber-js, re2js.'],
  [
    'rules',
    'rules/b.ts',
    "\nimport '#machines/trips/trips.machine.ts';",
    'imports machines/trips/trips.machine.ts; rules',
  ],
  ['schema', 'schema/a.ts', "import '../gateway/main.ts';", 'imports gateway/main.ts; schema may import schema.'],
  ['machines', 'machines/trips/a.ts', "import '#src/lib/dates.ts';", 'imports src/lib/dates.ts; machines may import'],
  ['machines', 'machines/trips/b.ts', "import 'react';", 'imports react; machines may import xstate.'],
  ['machines', 'machines/trips/c.ts', "import './trips.model.ts';", 'imports machines/trips/trips.model.ts; machines'],
  ['machines', 'machines/trips/d.ts', "import 'fs';", 'imports fs; machines runs without Node.'],
  ['samples', 'machines/catalogue.ts', "import '#src/lib/dates.ts';", 'imports src/lib/dates.ts; samples may import'],
  [
    'paths',
    'paths/b.ts',
    "import '../translations/generated/english.json';",
    'imports values of translations/generated/english.json; paths',
  ],
  ['paths', 'paths/a.ts', "import '#src/app/App.tsx';", 'imports src/app/App.tsx; paths may import'],
  ['src/lib', 'src/lib/a.ts', "import '#src/ui/Card.tsx';", 'imports src/ui/Card.tsx; src/lib may import src/lib'],
  ['src/lib', 'src/lib/b.ts', "import 'react';", 'imports react, which src/lib must not.'],
  [
    'src/lib',
    'src/lib/c.ts',
    "import e from '../../translations/generated/english.json';",
    'imports values of translations/',
  ],
  ['src/ui', 'src/ui/a.ts', "export * from '#src/forms/Field.tsx';", 'imports src/forms/Field.tsx; src/ui may'],
  ['src/forms', 'src/forms/a.ts', "import 'urql';", 'imports urql, which src/forms must not.'],
  ['src/forms', 'src/forms/c.ts', "import '../../schema/trip.ts';", 'imports values of schema/trip.ts; src/forms'],
  ['src/forms', 'src/forms/b.ts', "type A = import('#src/api/trips.ts').A;", 'imports src/api/trips.ts; src/forms may'],
  ['src/api', 'src/api/a.ts', "import '#machines/trips/trips.machine.ts';", 'imports values of machines/trips/'],
  [
    'src/api',
    'src/api/b.ts',
    "import { type A } from '#machines/trips/trips.machine.ts';",
    'imports values of machines/',
  ],
  [
    'src/session',
    'src/session/a.ts',
    "import '#src/screens/trips/Row.tsx';",
    'imports src/screens/trips/Row.tsx; src/s',
  ],
  ['src/wizard', 'src/wizard/a.ts', "import '#src/screens/trips/Row.tsx';", 'imports src/screens/trips/Row.tsx; src/w'],
  ['src/screens/{area}', 'src/screens/trips/a.ts', "import '../claims/Claims.tsx';", 'imports src/screens/claims/Cl'],
  ['src/screens/{area}', 'src/screens/trips/b.ts', "import 'graphql-request';", 'imports graphql-request, which src/'],
  [
    'src/screens/{area}',
    'src/screens/trips/c.ts',
    "import './Row.test.tsx';",
    'imports src/screens/trips/Row.test.tsx; src/',
  ],
  [
    'src/screens/account',
    'src/screens/account/a.ts',
    "import '../claims/Claims.tsx';",
    'imports src/screens/claims/Cl',
  ],
  [
    'src/screens/monitoring',
    'src/screens/monitoring/a.ts',
    "import '../claims/Claims.tsx';",
    'imports src/screens/claims/Cl',
  ],
  ['src/app', 'src/app/a.ts', "import '../../tests/kit/kit.ts';", 'imports tests/kit/kit.ts; src/app may import'],
  ['src/app', 'src/app/b.ts', "import 'node:fs';", 'imports node:fs; src/app runs without Node.'],
  ['src/app', 'src/app/c.ts', 'const name = ""; import(name);', 'imports something that shows only when it runs'],
  ['gateway', 'gateway/a.ts', "import '../sandbox/main.ts';", 'imports sandbox/main.ts; gateway may import'],
  ['sandbox', 'sandbox/a.ts', "import '../gateway/main.ts';", 'imports gateway/main.ts; sandbox may import'],
  ['scripts', 'scripts/a.mjs', "import '../src/app/App.tsx';", 'imports src/app/App.tsx; scripts may import'],
  ['bench', 'bench/a.ts', "import '#src/app/App.tsx';", 'imports src/app/App.tsx; bench may import bench'],
  ['e2e', 'e2e/a.spec.ts', "import '#src/lib/dates.ts';", 'imports src/lib/dates.ts; e2e may import e2e.'],
];

test('accepts a tree in which every import follows the rules', () => {
  write(sound);

  expect(findViolations(root)).toEqual({ modules: 23, imports: 39, violations: [] });
});

test("reports one planted violation of every row, by file and line, with the row's reason", () => {
  write({ ...sound, ...Object.fromEntries(planted.map(([, file, code]) => [file, code])) });
  const { violations } = findViolations(root);

  expect(planted.map(([from]) => from)).toEqual(expect.arrayContaining(rows.map(({ from }) => from)));
  expect(violations.map((violation) => violation.slice(0, violation.indexOf(' '))).sort()).toEqual(
    planted.map(([, file, code]) => `${file}:${code.startsWith('\n') ? 2 : 1}`).sort(),
  );
  for (const [from, file, , says] of planted) {
    const violation = violations.find((text) => text.startsWith(`${file}:`));
    expect(violation).toContain(says);
    expect(violation?.endsWith(` ${rows.find((row) => row.from === from)?.why}`)).toBe(true);
  }
});

test('reports a folder without a row', () => {
  write({ ...sound, 'src/helpers/a.ts': '' });

  expect(findViolations(root).violations).toEqual([
    'src/helpers/a.ts:1 no row in scripts/imports/rows.ts says what this file may import.',
  ]);
});

test('fails on a module that it cannot parse', () => {
  write({ ...sound, 'src/lib/broken.ts': 'import {' });

  expect(() => findViolations(root)).toThrow('src/lib/broken.ts cannot be parsed');
});

test('reads the product itself', () => {
  const { modules, imports } = findViolations(process.cwd());

  expect(modules).toBeGreaterThan(50);
  expect(imports).toBeGreaterThan(100);
});

function write(files: Record<string, string>): void {
  rmSync(root, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}
