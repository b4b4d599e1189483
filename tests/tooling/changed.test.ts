import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { findChanges, journeyPattern, selectTests } from '#scripts/testing/changed.mjs';

const nothing = { domains: [], journeys: [], isShared: false };

describe('the selection for a change', () => {
  it.each([
    ['a screen', 'src/screens/luggage/BagPage.tsx', { domains: ['luggage'] }],
    ['a machine', 'machines/claims/review/reviewOffer.machine.ts', { domains: ['claims'] }],
    ['a route of the sandbox', 'sandbox/payouts/payoutRoutes.ts', { domains: ['payouts'] }],
    ['a folder with an older name', 'sandbox/insurance/insure.ts', { domains: ['insurance'] }],
    ['texts of a domain', 'translations/french/passengers.json', { domains: ['passengers'] }],
    ['the shell of the app', 'src/app/portal/children.ts', { isShared: true }],
    ['a component that screens share', 'src/ui/flights/Town.tsx', { isShared: true }],
    ['the table of calls', 'gateway/calls.ts', { isShared: true }],
    ['a dependency', 'package-lock.json', { isShared: true }],
    ['a journey', 'e2e/sign-in/start.spec.ts', { journeys: ['sign-in/start.spec.ts'] }],
    ['a deleted journey', 'e2e/deleted.spec.ts', {}],
    ['the spec of a flow', 'paths/specs/passengers/addPassenger.ts', { journeys: ['generated/addPassenger.spec.ts'] }],
    ['samples of a flow', 'machines/sign-in/signIn.model.ts', { journeys: ['generated/signIn.spec.ts'] }],
    ['the path generator', 'paths/strategies/cover.ts', { journeys: ['generated/'] }],
    ['a spec that flows share', 'paths/specs/kit/records.ts', { journeys: ['generated/'] }],
    ['the kit of generated journeys', 'e2e/kit/flow.ts', { journeys: ['generated/'] }],
    [
      'a helper of two journeys',
      'e2e/kit/looks/savingData.ts',
      { journeys: ['offline.spec.ts', 'sign-in/firstScreen.spec.ts'] },
    ],
    ['documentation', 'docs/testers.md', {}],
    ['a test', 'tests/kit/portal.tsx', {}],
    ['a bench', 'bench/main.ts', {}],
  ])('for %s', (_, file, selected) => {
    expect(selectTests([file])).toEqual({ ...nothing, ...selected });
  });

  it('combines files and names each domain once', () => {
    const files = ['src/screens/trips/TripPage.tsx', 'sandbox/luggage/bags.ts', 'machines/luggage/bag.ts', 'README.md'];
    expect(selectTests(files)).toEqual({ ...nothing, domains: ['luggage', 'trips'] });
  });

  it('includes every journey for a helper that all of them import', () => {
    const specs = readdirSync('e2e', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.spec.ts') && !name.startsWith('generated/'),
    );
    expect(selectTests(['e2e/kit/portal.ts']).journeys).toEqual(['generated/', ...specs].sort());
  });

  it('follows imports from one page object to another', () => {
    expect(selectTests(['e2e/pages/signInPage.ts']).journeys).toContain('insurance/insure-trip-days.spec.ts');
  });

  it('rejects an unknown revision', async () => {
    await expect(findChanges('no-such-revision')).rejects.toThrow('The change cannot be determined.');
  });
});

describe('the pattern of journeys', () => {
  const pattern = new RegExp(journeyPattern({ domains: ['luggage'], journeys: ['offline.spec.ts'], isShared: false }));

  it.each([
    ['luggage/files.spec.ts sends files'],
    ['generated/addBag.spec.ts addBag a1d41d6d: from the list'],
    ['offline.spec.ts without a connection'],
    ['claims/payouts.spec.ts sends a payout @proof'],
  ])('has %s', (title) => {
    expect(pattern.test(` ${title}`)).toBe(true);
  });

  it.each([['claims/payouts.spec.ts sends a payout'], ['generated/addPassenger.spec.ts addPassenger 077d2813']])(
    'does not have %s',
    (title) => {
      expect(pattern.test(` ${title}`)).toBe(false);
    },
  );
});
