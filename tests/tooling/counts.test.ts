import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { fromBrowsers, fromPlaywright, fromVitest, sumCounts } from '#scripts/testing/counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test('counts tests as they are reported', () => {
  const unit = report({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults: [] });
  expect(fromVitest(unit, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });

  const e2e = report({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] });
  expect(fromPlaywright(e2e, 1)).toEqual({ passed: 4, failed: 2, skipped: 1 });
});

test('counts an aborted browser run as a failure', () => {
  expect(fromBrowsers(report({ passed: 6, failed: 0 }), 0)).toEqual({ passed: 6, failed: 0, skipped: 0 });
  expect(fromBrowsers(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('counts an unreadable file as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(fromVitest(report({ numPassedTests: 1, testResults }), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('counts an error outside of tests as a failure', () => {
  expect(fromVitest(report({ numPassedTests: 3, testResults: [] }), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  const e2e = report({ stats: { expected: 2 }, errors: [{ message: 'no config' }] });
  expect(fromPlaywright(e2e, 1)).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test('counts a run without a report as a failure, whatever its exit code', () => {
  expect(fromVitest('nowhere', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(sumCounts([fromVitest('nowhere', 0)])).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('counts skipped tests and empty parts as failures', () => {
  expect(
    sumCounts([
      { passed: 7, failed: 0 },
      { passed: 2, failed: 1, skipped: 3 },
      { passed: 0, failed: 0 },
    ]),
  ).toEqual({
    passed: 9,
    failed: 5,
    skipped: 3,
  });
});
