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

test('names failed tests, and files that could not be read', () => {
  const assertionResults = [
    { fullName: 'a bag is added', status: 'failed' },
    { fullName: 'a bag is removed', status: 'passed' },
  ];
  const unit = report({
    testResults: [
      { name: resolve('tests/bags.test.ts'), status: 'failed', assertionResults },
      { name: resolve('tests/broken.test.ts'), status: 'failed', assertionResults: [] },
      { name: resolve('tests/fine.test.ts'), status: 'passed', assertionResults: [] },
    ],
  });
  expect(readVitestFailures(unit)).toEqual(['tests/bags.test.ts › a bag is added', 'tests/broken.test.ts']);
});

test('names failed and flaky journeys, however deep', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inside = {
    file: 'luggage/bags.spec.ts',
    specs: [spec('adds', 'unexpected'), spec('edits', 'flaky'), spec('removes', 'expected')],
  };
  expect(readPlaywrightFailures(report({ suites: [{ file: 'luggage/bags.spec.ts', suites: [inside] }] }))).toEqual([
    'e2e/luggage/bags.spec.ts › adds',
    'e2e/luggage/bags.spec.ts › edits',
  ]);
});

test('names nothing without a report', () => {
  expect([...readVitestFailures('nowhere'), ...readPlaywrightFailures('nowhere')]).toEqual([]);
});
