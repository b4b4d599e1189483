import { expect } from 'vitest';
import { describeTrip, discardDraft } from '#paths/specs/kit/insuring.ts';
import { spec } from '#paths/specs/session/wizard.ts';
import { addresses } from '#src/lib/addresses.ts';
import { goTo } from '#tests/kit/areas/comingIn.ts';
import { buy, buyUnheard, insuring, left, leftUnfinished, lookUp } from '#tests/kit/areas/insuring.ts';
import type { Stage } from '#tests/kit/browser/stage.tsx';
import { perform } from '#tests/kit/flows/acts.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const describe = describeTrip;
const [policy, tripType] = describe;

const draftsIn = (storage: Storage): string => storage.getItem('drafts') ?? '';
const hasDraft = (): boolean => draftsIn(window.localStorage).includes('addInsurance');

testPaths(spec, {
  inputs: { 'for the first time': insuring, 'with a draft': leftUnfinished(left) },
  holds: ['FlightCheck', 'InsureTrip', 'BoughtTrips'],
  triggers: {
    'flow.ended': async (stage) => {
      if (hasDraft()) await beginAnew(stage);
      await toTravellers(stage);
      await buy(stage);
    },
  },
  before: async (stage, event) => {
    const isOffered = document.querySelector('[data-machine=wizard][data-state=offering]') !== null;
    if (event.type !== 'leave.requested' || isOffered) return;
    if (hasDraft()) await beginAnew(stage);
    if (event.isOpen) await leaveOpen(stage);
    else if (event.hasEntries)
      await perform(stage, [policy, tripType], { policyNumber: 'POL-ACTIVE', tripType: 'multi' });
  },
  effects: { forgetDraft: () => expect(hasDraft()).toBe(false) },
});

async function toTravellers(stage: Stage): Promise<void> {
  await perform(stage, describe, { policyNumber: 'POL-ACTIVE', tripType: 'single' });
  await lookUp(stage);
}

async function leaveOpen(stage: Stage): Promise<void> {
  await toTravellers(stage);
  await buyUnheard(stage);
}

/** Returns to the wizard and discards its draft. */
async function beginAnew(stage: Stage): Promise<void> {
  await goTo(addresses.insurance);
  await goTo(addresses.insureTrip);
  await perform(stage, discardDraft, {});
}
