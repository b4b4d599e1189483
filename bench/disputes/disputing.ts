import { setTimeout as pause } from 'node:timers/promises';
import { createActor, fromPromise } from 'xstate';

import type { Claim } from '#machines/claims/claims.ts';
import { monthKey } from '#machines/claims/dispute/dispute.ts';
import { disputeOfferMachine } from '#machines/claims/dispute/disputeOffer.machine.ts';
import { uploadDocumentMachine } from '#machines/claims/dispute/uploadDocument.machine.ts';
import { sendDocument } from '#src/api/claims/sendDocument.ts';

import type { callsOver } from './business.ts';

const breathMs = 20;
const patienceMs = 300_000;

type Wanted = {
  claim: Claim;
  userId: string;
  calls: ReturnType<typeof callsOver>;
  /** Files by month. */
  files: Readonly<Record<string, readonly File[]>>;
  notes: string;
  isDisputed: () => Promise<boolean>;
};

export type Disputed = {
  /** Number of times that the page wrongly said that it had not arrived. */
  lies: number;
  /** Number of times that progress went back without a message about a restart. */
  setbacks: number;
  retries: number;
  documentIds: readonly string[];
};

/** Disputes an offer like a user who follows the page, until it says that the dispute is done. */
export async function disputed(wanted: Wanted): Promise<Disputed> {
  const { claim, userId, calls, files, notes, isDisputed } = wanted;
  const { itemId, alertId } = claim;
  const here = new Map<string, File>();
  const documentIds = new Set<string>();
  const nothing = () => undefined;
  const far = { id: '', percent: 0, tries: 0 };
  let [setbacks, retries, lies] = [0, 0, 0];

  const uploadDocument = uploadDocumentMachine.provide({
    actors: {
      openDocument: fromPromise(({ input, signal }) => calls.openDocument({ ...input, userId }, signal)),
      sendFile: fromPromise(({ input: { id, url, progress }, signal }) =>
        sendDocument({ url, file: here.get(id) as File, progress }, signal),
      ),
      attachDocument: fromPromise(async ({ input }) => {
        documentIds.add(input.documentId);
        return calls.attachDocument({ ...input, itemId, alertId });
      }),
    },
    actions: { react: nothing },
  });
  const machine = disputeOfferMachine.provide({
    actors: {
      uploadDocument,
      inspectFiles: fromPromise(async ({ input }) => ({
        kind: 'inspected' as const,
        files: input.map((file) => ({ ...file, why: null })),
      })),
      dispute: fromPromise(({ input }) => calls.dispute({ ...input, itemId, alertId })),
      readClaim: fromPromise(({ input, signal }) => calls.readClaim(input, signal)),
    },
    actions: {
      react: nothing,
      announceUnanswered: nothing,
      claimsOutdated: nothing,
    },
  });
  const flow = createActor(machine, {
    input: { alertId, notes: {}, files: [], newKey: () => crypto.randomUUID() },
  }).start();
  flow.system.inspect(({ type }) => {
    if (type !== '@xstate.snapshot') return;
    const upload = flow.getSnapshot().children.uploadDocument?.getSnapshot();
    if (!upload) return;
    const { id, percent, tries } = upload.context;
    if (id === far.id && percent < far.percent && tries === far.tries) setbacks += 1;
    Object.assign(far, { id, percent, tries });
  });

  for (const [month, chosen] of Object.entries(files)) {
    const about = chosen.map((file) => ({ id: crypto.randomUUID(), month, name: file.name, size: file.size, file }));
    for (const { id, file } of about) here.set(id, file);
    flow.send({ type: 'files.chosen', files: about.map(({ file: _, ...each }) => each) });
    while (!flow.getSnapshot().matches({ form: 'resting' })) await pause(1);
  }
  const [first] = claim.datasets.find(({ name }) => name === 'CUSTOMER-OFFER')?.data ?? [];
  if (first) flow.send({ type: 'notes.typed', month: monthKey(first), notes });

  const deadline = Date.now() + patienceMs;
  for (;;) {
    const state = flow.getSnapshot();
    if (state.matches('submitted')) return { lies, setbacks, retries, documentIds: [...documentIds] };
    if (Date.now() > deadline) throw new Error(`It is ${JSON.stringify(state.value)} for five minutes.`);
    const upload = state.children.uploadDocument;
    const stuck = upload?.getSnapshot();
    if (stuck?.matches('failed') || stuck?.matches('unattached')) {
      retries += 1;
      upload?.send({ type: 'retry.requested' });
    } else if (state.matches({ form: 'resting' })) flow.send({ type: 'dispute.described' });
    else if (state.matches('confirming')) flow.send({ type: 'dispute.confirmed' });
    else if (state.matches('outcomeUnknown')) flow.send({ type: 'retry.requested' });
    else if (state.matches('notReceived')) {
      if (await isDisputed()) lies += 1;
      flow.send({ type: 'resend.requested' });
    } else if (state.matches('changedElsewhere') || state.matches('noLongerExists'))
      throw new Error('The claim moved on by itself.');
    await pause(breathMs);
  }
}
