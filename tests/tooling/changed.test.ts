import { describe, expect, it } from 'vitest';

import { changedBy, touchedBy } from '#scripts/testing/changed.mjs';

describe('what a change can touch', () => {
  it.each([
    [
      ['src/screens/sign-in/CredentialsForm.tsx'],
      undefined,
      'all journeys, because of src/screens/sign-in/CredentialsForm.tsx',
    ],
    [['docs/testers.md', 'e2e/kit/clock.ts'], undefined, 'all journeys, because of e2e/kit/clock.ts'],
    [['package-lock.json'], undefined, 'all journeys, because of package-lock.json'],
    [['e2e/start.spec.ts', 'machines/app/app.test.ts'], ['e2e/start.spec.ts'], 'e2e/start.spec.ts'],
    [['e2e/gone.spec.ts'], [], 'no journey'],
    [['README.md', 'docs/decisions/build.md', 'tests/kit/portal.tsx', '.editorconfig', 'biome.json'], [], 'no journey'],
    [[], [], 'no journey'],
  ])('of %j', (files, journeys, reason) => {
    expect(touchedBy(files)).toEqual({ journeys, reason });
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
