import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

import { areas } from '#scripts/mutation/wiring/areas.mjs';
import { faults } from '#scripts/mutation/wiring/faults.mjs';
import { withFault } from '#scripts/mutation/wiring/project.mjs';
import { isShortTierEnough, summarize } from '#scripts/mutation/wiring/report.mjs';

const isThere = (path: string) =>
  path.endsWith('/') ? existsSync(path) : readdirSync(dirname(path)).some((name) => name.startsWith(basename(path)));

describe('planted faults', () => {
  it.each(faults)('$id fits its file, changes it and can be parsed', (fault) => {
    const source = readFileSync(fault.file, 'utf8');
    const mutated = withFault(source, fault);
    expect(mutated).not.toBe(source);
    expect(parseSync(fault.file, mutated).errors).toEqual([]);
  });

  it('have unique ids', () => {
    const ids = faults.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('belong to an area and begin with an existing test', () => {
    const names = areas.map(({ name }) => name);
    expect(faults.filter(({ area, first }) => !names.includes(area) || !isThere(first))).toEqual([]);
  });
});

it.each(areas)('$name has existing tests and journeys', ({ tests, journeys }) => {
  expect(tests.filter((path) => !isThere(path))).toEqual([]);
  expect(journeys.filter((folder) => !existsSync(`e2e/${folder}/`))).toEqual([]);
});

it('include no fault whose text occurs twice', () => {
  expect(() => withFault('a a', { id: 'twice', file: 'file.ts', find: 'a', replace: 'b' })).toThrow(
    'The text that twice replaces does not occur exactly once in file.ts.',
  );
});

describe('the report', () => {
  const failure = { file: 'tests/pays.test.ts', test: 'pays once' };
  const seen = { id: 'seen', area: 'cash', harm: 'money', seenBy: 'short', failure } as const;
  const late = { id: 'late', area: 'cash', harm: 'other', seenBy: 'exhaustive', failure } as const;
  const unseen = { id: 'unseen', area: 'gateway', harm: 'loss', seenBy: 'nobody', failure: null } as const;
  const many = Array.from({ length: 19 }, () => seen);

  it('counts by area and names what the short tier misses', () => {
    expect(summarize([seen, late, unseen]).split('\n')).toEqual([
      'area               planted  short  exhaustive only  nobody',
      'cash                     2      1                1       0',
      'gateway                  1      0                0       1',
      'all                      3      1                1       1',
      'late (cash, other): exhaustive, tests/pays.test.ts: pays once',
      'unseen (gateway, loss): nobody',
    ]);
  });

  it('accepts a short tier that misses one fault in twenty, unless it does harm', () => {
    expect(isShortTierEnough([...many, late, unseen])).toBe(true);
    expect(isShortTierEnough([...many, late, late])).toBe(false);
    expect(isShortTierEnough([...many, { ...late, harm: 'money' }])).toBe(false);
    expect(isShortTierEnough([])).toBe(false);
  });
});
