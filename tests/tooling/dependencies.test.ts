import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

it('gives a reason for every production package, and for no other', async () => {
  const { dependencies } = JSON.parse(await read('package.json')) as { dependencies: Record<string, string> };
  const page = await read('docs/decisions/dependencies.md');
  const [packages = ''] = page.split('**By hand, and why**');
  const rows = packages.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));

  expect(new Set(named)).toEqual(new Set(Object.keys(dependencies)));
});
