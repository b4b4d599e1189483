import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { changedBy, touchedBy } from '#scripts/testing/changed.mjs';

describe('what a change can touch', () => {
  it.each([
    [
      ['src/screens/sign-in/CredentialsForm.tsx'],
      undefined,
      'all journeys, because of src/screens/sign-in/CredentialsForm.tsx',
    ],
    [['docs/testers.md', 'e2e/kit/aheadOfTime.mjs'], undefined, 'all journeys, because of e2e/kit/aheadOfTime.mjs'],
    [
      ['e2e/kit/looks/savingData.ts', 'vitest.config.ts'],
      ['e2e/offline.spec.ts', 'e2e/sign-in/firstScreen.spec.ts'],
      'e2e/offline.spec.ts, e2e/sign-in/firstScreen.spec.ts',
    ],
    [['e2e/kit/flow.ts'], ['e2e/generated'], 'e2e/generated'],
    [
      ['paths/specs/addPassenger.ts', 'machines/catalogue.ts', 'machines/sign-in/signIn.model.ts'],
      ['e2e/generated'],
      'e2e/generated',
    ],
    [
      ['machines/sign-in/signIn.model.ts', 'machines/sign-in/signIn.machine.ts'],
      undefined,
      'all journeys, because of machines/sign-in/signIn.machine.ts',
    ],
    [
      ['scripts/imports/rows.ts', 'scripts/testing/browser.mjs'],
      undefined,
      'all journeys, because of scripts/testing/browser.mjs',
    ],
    [['package-lock.json'], undefined, 'all journeys, because of package-lock.json'],
    [
      ['e2e/sign-in/start.spec.ts', 'machines/app/app.test.ts'],
      ['e2e/sign-in/start.spec.ts'],
      'e2e/sign-in/start.spec.ts',
    ],
    [['e2e/gone.spec.ts'], [], 'no journey'],
    [['README.md', 'docs/decisions/build.md', 'tests/kit/portal.tsx', '.editorconfig', 'biome.json'], [], 'no journey'],
    [[], [], 'no journey'],
  ])('of %j', (files, journeys, reason) => {
    expect(touchedBy(files)).toEqual({ journeys, reason });
  });

  it('is with every journey what all of them import, and with the generated ones, too', () => {
    const { journeys } = touchedBy(['e2e/kit/portal.ts']);
    const files = readdirSync('e2e', { recursive: true, encoding: 'utf8' });
    const specs = files.filter((name) => name.endsWith('.spec.ts') && !name.startsWith('generated/'));
    expect(journeys).toEqual(['e2e/generated', ...specs.map((name) => `e2e/${name}`)].sort());
  });

  it('is what imports a page through another one', () => {
    expect(touchedBy(['e2e/pages/signInPage.ts']).journeys).toContain('e2e/insuring/insure-trip-days.spec.ts');
  });

  it('is everything unless it is asked for', async () => {
    expect(await changedBy([])).toBeUndefined();
    expect(await changedBy(['--changed'])).toMatchObject({ revision: 'HEAD' });
  });

  it.each([[['--change']], [['--changed', 'HEAD', 'more']], [['--changed', 'no-such-revision']]])(
    'is not guessed from %j',
    async (args) => {
      await expect(changedBy(args)).rejects.toThrow(/Usage: npm test|cannot be told/);
    },
  );
});
