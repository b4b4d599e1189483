import { createActor, fromPromise } from 'xstate';

import type { Claim, Decision } from '#machines/claims/claims.ts';
import { sendPayoutDetailsMachine } from '#machines/claims/details/sendPayoutDetails.machine.ts';
import { type ChosenFile, monthKey } from '#machines/claims/dispute/dispute.ts';
import { disputeOfferMachine } from '#machines/claims/dispute/disputeOffer.machine.ts';
import type { FilesInspected } from '#machines/claims/dispute/disputeOffer.setup.ts';
import { uploadDocumentMachine } from '#machines/claims/dispute/uploadDocument.machine.ts';
import { reviewOfferMachine } from '#machines/claims/review/reviewOffer.machine.ts';
import { datasetNames } from '#schema/claims.ts';

import type { callsOver } from '../disputes/business.ts';
import { pressed, repeated, type Told } from './pressing.ts';

type Calls = ReturnType<typeof callsOver>;
/** `isThere` returns whether the insurer has the data that was sent. */
export type Answering = { calls: Calls; claim: Claim; isThere: () => Promise<boolean> };

const nothing = () => undefined;
const newKey = () => crypto.randomUUID();
const untold = { react: nothing, announceUnanswered: nothing, claimsOutdated: nothing };

const offerIn = ({ datasets }: Claim) => datasets.find(({ name }) => name === datasetNames.offer);

export async function answeredOffer({ calls, claim, isThere }: Answering, decision: Decision): Promise<Told> {
  const { itemId, alertId } = claim;
  const offer = offerIn(claim);
  if (!offer) throw new Error(`${claim.claimNumber} has no offer.`);
  const readClaim = fromPromise<Awaited<ReturnType<Calls['readClaim']>>, { alertId: string }>(({ input, signal }) =>
    calls.readClaim(input, signal),
  );
  const flow = createActor(
    reviewOfferMachine.provide({
      actors: { readClaim, checkOffer: readClaim, decide: fromPromise(({ input }) => calls.decide(input)) },
      actions: { ...untold, claimOutdated: nothing },
    }),
    { input: { itemId, alertId, offer, isAdjusted: claim.status === 'user-confirm-dispute', newKey } },
  ).start();

  return pressed(
    flow,
    (state) => state.matches('accepted') || state.matches('rejected'),
    async (state) => {
      if (state.matches('changedElsewhere') || state.matches('noLongerExists'))
        throw new Error('The claim moved on by itself.');
      if (state.matches('reviewing')) flow.send({ type: decision === 'accept' ? 'offer.accepted' : 'offer.declined' });
      else if (state.matches('confirming')) flow.send({ type: 'decision.confirmed' });
      else if (state.matches('outcomeUnknown')) flow.send({ type: 'retry.requested' });
      else if (state.matches('notReceived')) return repeated(flow, { type: 'resend.requested' }, isThere);
      return false;
    },
  );
}

export async function disputedOffer({ calls, claim, isThere }: Answering, notes: string): Promise<Told> {
  const { itemId, alertId } = claim;
  const flow = createActor(
    disputeOfferMachine.provide({
      actors: {
        uploadDocument: uploadDocumentMachine,
        inspectFiles: fromPromise<FilesInspected, readonly ChosenFile[]>(async () => ({
          kind: 'inspected',
          files: [],
        })),
        dispute: fromPromise(({ input }) => calls.dispute({ ...input, itemId, alertId })),
        readClaim: fromPromise(({ input, signal }) => calls.readClaim(input, signal)),
      },
      actions: untold,
    }),
    { input: { alertId, notes: {}, files: [], newKey } },
  ).start();
  const [first] = offerIn(claim)?.data ?? [];
  if (!first) throw new Error(`${claim.claimNumber} has no offer.`);
  flow.send({ type: 'notes.typed', month: monthKey(first), notes });

  return pressed(
    flow,
    (state) => state.matches('submitted'),
    async (state) => {
      if (state.matches('changedElsewhere') || state.matches('noLongerExists'))
        throw new Error('The claim moved on by itself.');
      if (state.matches('form')) flow.send({ type: 'dispute.described' });
      else if (state.matches('confirming')) flow.send({ type: 'dispute.confirmed' });
      else if (state.matches('outcomeUnknown')) flow.send({ type: 'retry.requested' });
      else if (state.matches('notReceived')) return repeated(flow, { type: 'resend.requested' }, isThere);
      return false;
    },
  );
}

/** @param chosen an existing method, or the vendor of a new one */
export async function gaveDetails(
  { calls, claim, isThere }: Answering,
  { userId, payoutId, chosen }: { userId: string; payoutId: string; chosen: string },
): Promise<Told> {
  const { itemId, alertId } = claim;
  const email = 'berta@harvest.test';
  const flow = createActor(
    sendPayoutDetailsMachine.provide({
      actors: {
        readChoice: fromPromise(({ signal }) => calls.readChoice({ userId }, signal)),
        readMethods: fromPromise(({ signal }) => calls.readMethods({ userId }, signal)),
        createMethod: fromPromise(({ input }) => calls.createMethod(input)),
        correctMethod: fromPromise(({ input: { payoutMethodId, email: corrected, key } }) =>
          calls.updateMethod({ payoutMethodId, changes: { fields: { email: corrected } }, key }),
        ),
        sendPayout: fromPromise(({ input }) => calls.sendPayout(input)),
        readClaim: fromPromise(({ input, signal }) => calls.readClaim(input, signal)),
      },
      actions: { ...untold, announceSent: nothing, announceArrived: nothing, methodsOutdated: nothing },
    }),
    { input: { payout: { itemId, alertId, payoutId }, email, mayCorrect: true, newKey } },
  ).start();
  const entered = {
    chosen,
    description: 'Till account',
    fields: {
      institutionNumber: '003',
      transitNumber: '12345',
      accountNumber: '00007788',
      accountType: 'CHECKING',
      sortCode: '110000',
    },
    email,
    contactNumber: '+15550100001',
  };

  return pressed(
    flow,
    (state) => state.matches('sent') || state.matches('arrived'),
    async (state) => {
      if (state.matches('changedElsewhere') || state.matches('dismissed'))
        throw new Error('The payout moved on by itself.');
      if (state.matches('editing')) flow.send({ type: 'details.entered', ...entered });
      else if (state.matches('notReceived')) return repeated(flow, { type: 'resend.requested' }, isThere);
      else flow.send({ type: 'retry.requested' });
      return false;
    },
  );
}
