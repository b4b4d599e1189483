import { describe, expect, it } from 'vitest';

import { createBrowserSpec } from '#paths/command/plans.ts';
import { usualLimits } from '#paths/graph/limits.ts';
import { specs } from '#paths/specs.ts';

/** Counts the journeys of a flow that `npm test` runs. */
function countProof(id: keyof typeof specs): number {
  const options = { strategy: 'edges', to: undefined, seed: 1, limits: usualLimits } as const;
  const written = createBrowserSpec(specs[id], options, Infinity);
  return 'text' in written ? (written.text.match(/\{ tag: '@proof' \}/g) ?? []).length : 0;
}

describe('the journeys of a flow that npm test runs', () => {
  it.each(['addPassenger', 'viewBag', 'signIn', 'deleteBag'] as const)('are one for %s, which is not binding', (id) => {
    expect(countProof(id)).toBe(1);
  });

  it.each(['claimOption', 'loungeOption', 'completeTrip', 'cancelInsurance', 'reviewOffer', 'setUpPayout'] as const)(
    'are two for %s, which moves money or a booking',
    (id) => {
      expect(countProof(id)).toBe(2);
    },
  );

  it('are none for a flow that no browser can follow', () => {
    expect(countProof('attachFile')).toBe(0);
  });
});

describe('the first journey', () => {
  it.each([
    ['addPassenger', '“Add this passenger” and added'],
    ['editPayoutMethod', '“Save” and edited'],
    ['predictRevenue', '“Continue”, “Back”, “Send prediction”, saved'],
  ] as const)('of %s succeeds: %s', (id, title) => {
    const options = { strategy: 'edges', to: undefined, seed: 1, limits: usualLimits } as const;
    const written = createBrowserSpec(specs[id], options, Infinity);
    const [first = ''] = 'text' in written ? written.text.split('\n').filter((line) => line.includes('@proof')) : [];
    expect(first).toContain(title);
  });
});
