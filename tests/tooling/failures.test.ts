import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { readPlaywrightFailures, readVitestFailures } from '#scripts/testing/failures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test('names failed tests with their errors, and files that could not be read', () => {
  const assertionResults = [
    { fullName: 'a bag is added', status: 'failed', failureMessages: ['expected 1\n    to be 2'] },
    { fullName: 'a bag is lost', status: 'failed', failureMessages: [] },
    { fullName: 'a bag is removed', status: 'passed' },
  ];
  const unit = report({
    testResults: [
      { name: resolve('tests/bags.test.ts'), status: 'failed', assertionResults },
      { name: resolve('tests/broken.test.ts'), status: 'failed', assertionResults: [] },
      { name: resolve('tests/fine.test.ts'), status: 'passed', assertionResults: [] },
    ],
  });
  expect(readVitestFailures(unit)).toEqual([
    'tests/bags.test.ts › a bag is added: expected 1 to be 2',
    'tests/bags.test.ts › a bag is lost',
    'tests/broken.test.ts',
  ]);
});

test('names failed and flaky journeys, however deep', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [{}, ...messages.map((message) => ({ error: { message } }))] }],
  });
  const inside = {
    file: 'luggage/bags.spec.ts',
    specs: [
      spec('adds', 'unexpected', '\u001b[31mNo bag\u001b[39m', 'later'),
      spec('weighs', 'unexpected', 'x'.repeat(400)),
      spec('edits', 'flaky'),
      spec('removes', 'expected'),
    ],
  };
  expect(readPlaywrightFailures(report({ suites: [{ file: 'luggage/bags.spec.ts', suites: [inside] }] }))).toEqual([
    'e2e/luggage/bags.spec.ts › adds: No bag',
    `e2e/luggage/bags.spec.ts › weighs: ${'x'.repeat(300)}…`,
    'e2e/luggage/bags.spec.ts › edits',
  ]);
});

test('names nothing without a report', () => {
  expect([...readVitestFailures('nowhere'), ...readPlaywrightFailures('nowhere')]).toEqual([]);
});
