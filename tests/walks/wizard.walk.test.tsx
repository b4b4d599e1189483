import { expect } from 'vitest';

import { wizardModel } from '#machines/drafts/wizard.model.ts';
import { addInsuranceGestures } from '#paths/gestures/addInsurance.ts';
import { wizardGestures } from '#paths/gestures/wizard.ts';
import { wizardSights } from '#paths/sights/wizard.ts';
import { paths } from '#src/app/paths.ts';
import { perform } from '#tests/kit/walks/acts.ts';
import { goTo } from '#tests/kit/walks/comingIn.ts';
import { buy, insuring, left, leftUnfinished, lookUp } from '#tests/kit/walks/insuring.ts';
import type { Stage } from '#tests/kit/walks/stage.tsx';
import { walkThrough } from '#tests/kit/walks/walk.ts';

const { 'trip.described': describe, 'flight.wished': wish } = addInsuranceGestures;
const [policy, tripType] = describe;

/** What is kept of the customer's wizards, in whatever form. */
const draftsIn = (storage: Storage): string => storage.getItem('drafts') ?? '';
const hasDraft = (): boolean => draftsIn(window.localStorage).includes('addInsurance');

walkThrough(wizardModel, {
  gestures: wizardGestures,
  sights: wizardSights,
  inputs: { 'for the first time': insuring, 'with a draft': leftUnfinished(left) },
  holds: ['FlightCheck', 'InsureTrip'],
  answers: {},
  brings: {
    'flow.ended': async (stage) => {
      await perform(stage, describe, { policyNumber: 'POL-ACTIVE', tripType: 'single' });
      await perform(stage, wish, {});
      await lookUp(stage);
      await buy(stage);
    },
  },
  before: async (stage, event) => {
    const isOffered = document.querySelector('[data-machine=wizard][data-state=offering]') !== null;
    if (event.type !== 'leave.wished' || isOffered) return;
    if (event.hasEntries) await perform(stage, [policy, tripType], { policyNumber: 'POL-ACTIVE', tripType: 'multi' });
    else if (hasDraft()) await beginAnew(stage);
  },
  cannot: { 'filling.asking ← flow.ended': 'behind a question nothing goes on' },
  asks: { forgetDraft: () => expect(hasDraft()).toBe(false) },
});

/** Comes again, and throws away what was entered. */
async function beginAnew(stage: Stage): Promise<void> {
  await goTo(paths.insurance);
  await goTo(paths.insureTrip);
  await perform(stage, wizardGestures['draft.discarded'], {});
}
