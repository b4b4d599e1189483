import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { catalogue } from '#machines/catalogue.ts';
import { run } from '#paths/command/run.ts';
import { toTransitionTable } from '#paths/writers/transitionTable.ts';

/** Creates a folder like `machines/`, with two flows without a table. */
function machinesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'approve-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'trips'));
  for (const flow of ['flights', 'flightRow']) writeFileSync(join(folder, `trips/${flow}.machine.ts`), '');
  return folder;
}

function approve(folder: string, ...args: string[]): string[] {
  const warnings: string[] = [];
  run(['--approve', ...args], { print: () => {}, warn: (text) => void warnings.push(text) }, folder);
  return warnings;
}

describe('npm run paths -- --approve', () => {
  it('writes the tables of the named flows beside their machines', () => {
    const folder = machinesFolder();

    expect(approve(folder, 'flights')).toEqual([expect.stringMatching(/^Wrote .*trips\/flights\.transitions\.md\.$/)]);

    expect(readdirSync(join(folder, 'trips'))).toEqual([
      'flightRow.machine.ts',
      'flights.machine.ts',
      'flights.transitions.md',
    ]);
    expect(readFileSync(join(folder, 'trips/flights.transitions.md'), 'utf8')).toBe(
      toTransitionTable(catalogue.flights),
    );
  });

  it('writes only the tables that differ from their charts', () => {
    const folder = machinesFolder();
    approve(folder, 'flights', 'flightRow');
    writeFileSync(join(folder, 'trips/flightRow.transitions.md'), 'an earlier table');

    expect(approve(folder, 'flights', 'flightRow')).toEqual([expect.stringContaining('flightRow.transitions.md')]);
    expect(approve(folder, 'flights', 'flightRow')).toEqual(['Every table already matches its chart.']);
  });

  it('finds every machine with --all', () => {
    expect(() => approve(machinesFolder(), '--all')).toThrow('There is no app.machine.ts in ');
  });

  it.each([
    [[], '--approve wants the names of machines, or --all.'],
    [['nobody'], 'There is no machine named “nobody”. There are: app,'],
    [['signIn', '--format', 'json'], '--approve does not go with --format.'],
    [['--all', '--out', 'tables'], '--approve does not go with --out.'],
  ])('refuses %j', (args, sentence) => {
    expect(() => approve(machinesFolder(), ...args)).toThrow(sentence);
  });
});
