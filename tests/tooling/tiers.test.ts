import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { findExcess, formatCosts } from '#scripts/testing/costs.mjs';
import { childSeconds } from '#scripts/testing/cpu.mjs';
import { readOptions } from '#scripts/testing/options.mjs';
import { planTier } from '#scripts/testing/tiers.mjs';
import { readPlaywrightTimings, readVitestTimings } from '#scripts/testing/timings.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tiers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeReport(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('the options of npm test', () => {
  it.each([
    [[], { tier: 'short' }],
    [['--all'], { tier: 'all' }],
    [['--changed'], { tier: 'changed', revision: 'HEAD' }],
    [['--changed', 'main'], { tier: 'changed', revision: 'main' }],
    [['--rest', '2/4'], { tier: 'rest', shard: '2/4' }],
  ])('%j select a tier', (args, selection) => {
    expect(readOptions(args)).toEqual(selection);
  });

  it.each([
    [['--change']],
    [['--changed', 'HEAD', 'more']],
    [['HEAD']],
    [['--all', '--changed']],
    [['--rest']],
    [['--rest', '5/4']],
    [['--rest', '0/4']],
    [['--rest', 'half']],
  ])('%j are rejected with the usage', (args) => {
    expect(() => readOptions(args)).toThrow('Usage: npm test');
  });
});

describe('a tier', () => {
  it('runs proof journeys and the short tests by default, within a budget', async () => {
    expect(await planTier({ tier: 'short' })).toMatchObject({
      tests: [{ args: [] }],
      journeys: [{ args: ['--grep', '@proof'] }],
      hasBudget: true,
    });
  });

  it('opens Firefox and WebKit in the exhaustive tier only', async () => {
    expect(await planTier({ tier: 'all' })).toMatchObject({ hasBrowsers: true });
    expect(await planTier({ tier: 'short' })).toMatchObject({ hasBrowsers: false });
  });

  it('covers everything with npm test and the rest together', async () => {
    expect(await planTier({ tier: 'rest', shard: '3/4' })).toMatchObject({
      tests: [{ args: ['--shard=3/4'], env: { TEST_TIER: 'all' } }],
      journeys: [{ args: ['--shard=3/4', '--grep-invert', '@proof'] }],
    });
  });

  it('runs everything when asked for all', async () => {
    expect(await planTier({ tier: 'all' })).toMatchObject({
      tests: [{ args: [], env: { TEST_TIER: 'all' } }],
      journeys: [{ args: [], env: { E2E_LANGUAGES: 'all' } }],
      hasBudget: false,
    });
  });
});

describe('the durations in reports', () => {
  it('come from Vitest by flow, and by file for the rest', () => {
    const name = resolve('tests/flows/others.test.tsx');
    const report = writeReport({
      testResults: [
        {
          name,
          startTime: 1_000,
          endTime: 1_900,
          assertionResults: [
            { ancestorTitles: ['the flow addBag, on screen'], duration: 300 },
            { ancestorTitles: ['something else'], duration: 200 },
          ],
        },
      ],
    });
    expect(readVitestTimings(report)).toEqual([
      { file: 'tests/flows/others.test.tsx', flow: 'addBag', ms: 300 },
      { file: 'tests/flows/others.test.tsx', ms: 600 },
    ]);
  });

  it('come from Playwright by journey, however deep', () => {
    const specs = (duration: number) => [{ tests: [{ results: [{ duration }] }] }];
    const report = writeReport({
      suites: [
        { file: 'generated/addBag.spec.ts', specs: specs(400) },
        { file: 'layout.spec.ts', specs: [], suites: [{ file: 'layout.spec.ts', specs: specs(70) }] },
      ],
    });
    expect(readPlaywrightTimings(report)).toEqual([
      { file: 'e2e/generated/addBag.spec.ts', flow: 'addBag', ms: 400 },
      { file: 'e2e/layout.spec.ts', ms: 70 },
    ]);
  });

  it('are empty without a report', () => {
    expect([...readVitestTimings('nowhere'), ...readPlaywrightTimings('nowhere')]).toEqual([]);
  });
});

describe('the costs of a run', () => {
  const checks = { name: 'checks', seconds: 100, timings: [] };
  const tests = (seconds: number) => ({
    name: 'tests',
    seconds,
    timings: [
      { file: 'tests/flows/others.test.tsx', flow: 'addBag', ms: 1_000 },
      { file: 'sandbox/payouts/askedFields.test.ts', ms: 3_000 },
    ],
  });

  it('are divided among domains by the duration of their tests', () => {
    const lines = formatCosts([checks, tests(40)]).map((line) => line.split(/\s{2,}/));
    expect(lines).toContainEqual(['CPU seconds', 'checks', 'tests', 'all']);
    expect(lines).toContainEqual(['luggage', '0', '10', '10']);
    expect(lines).toContainEqual(['payouts', '0', '30', '30']);
    expect(lines).toContainEqual(['shared', '100', '0', '100']);
    expect(lines).toContainEqual(['all', '100', '40', '140']);
    expect(lines).toContainEqual(['Flows: 1, on average 10.0 CPU s; most: addBag 10.0.']);
    expect(lines.at(-1)).toEqual(['Goals of npm test: 1200 CPU s in all, 12 for a flow on average.']);
  });

  it('exceed the budget when flows take six times as long as they should on average', () => {
    expect(findExcess([checks, tests(288)])).toEqual([]);
    expect(findExcess([checks, tests(292)])).toEqual(['Over budget: a flow takes 73.0 CPU s on average, at most 72.']);
  });

  it('exceed the budget at six times the total goal', () => {
    expect(findExcess([{ ...checks, seconds: 7_200 }])).toEqual([]);
    expect(findExcess([{ ...checks, seconds: 7_201 }])).toEqual(['Over budget: 7201 CPU s, at most 7200.']);
  });

  it('include the programs that have ended', () => {
    const before = childSeconds();
    spawnSync(process.execPath, ['-e', 'const end = Date.now() + 100; while (Date.now() < end);']);
    const isCounted = process.platform === 'linux';
    expect((childSeconds() ?? 0) > (before ?? 0)).toBe(isCounted);
  });
});
