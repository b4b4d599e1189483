import { setTimeout as pause } from 'node:timers/promises';
import { createActor, fromPromise } from 'xstate';
import {
  type ClaimOptionActor,
  type ClaimOptionSnapshot,
  claimOptionMachine,
} from '#machines/resolutions/cash/claimOption.machine.ts';
import { selectPayoutMachine } from '#machines/resolutions/cash/selectPayout.machine.ts';
import type { DisruptionRef, Option } from '#machines/resolutions/resolutions.ts';
import { machineClient } from '#src/api/clients.ts';
import { createPayoutsApi } from '#src/api/payouts/payouts.ts';
import { createResolutionsApi } from '#src/api/resolutions/resolutions.ts';

import type { Customer } from './insurer.ts';

const patienceMs = 60_000;
const breathMs = 20;
const glanceMs = 2;

type Claimant = {
  customer: Customer;
  url: string;
  isPaid: (optionId: string) => Promise<boolean>;
};

/** Number of times that the page wrongly said that nothing was paid or that the payment failed. */
export type Outcome = { optionId: string; lies: number; taken: number };

const isResting = (state: ClaimOptionSnapshot): boolean =>
  !state.hasTag('working') && !state.children.selectPayout?.getSnapshot().hasTag('working');

/** Claims cash like a user who follows the page, until it says that the claim is done. */
export async function claimed({ customer, url, isPaid }: Claimant, which: DisruptionRef): Promise<Outcome> {
  const { userId, token } = customer;
  const client = machineClient({ url: `${url}/graphql`, bearer: () => token });
  const remedies = createResolutionsApi({ client, clock: Date });
  const payouts = createPayoutsApi({ client });
  const option = await optionOf(remedies.readCase, which);
  const nothing = () => undefined;

  const machine = claimOptionMachine.provide({
    actors: {
      submit: fromPromise(({ input }) => remedies.submit(input)),
      confirm: fromPromise(({ input }) => remedies.confirm(input)),
      readCase: fromPromise(({ input, signal }) => remedies.readCase(input, signal)),
      readMethods: fromPromise(({ signal }) => payouts.readMethods({ userId }, signal)),
      selectPayout: selectPayoutMachine.provide({
        actors: { readPayouts: fromPromise(({ input, signal }) => payouts.readPayouts({ userId, ...input }, signal)) },
        actions: { react: nothing, announceUnanswered: nothing, methodsOutdated: nothing },
      }),
    },
    actions: {
      react: nothing,
      announceUnanswered: nothing,
      announceSubmitted: nothing,
      announceConfirmed: nothing,
      startCooldown: nothing,
      caseOutdated: nothing,
      methodsOutdated: nothing,
    },
  });
  const input = {
    option,
    remedy: 'CASH',
    allowances: {},
    which,
    isPaidByPartner: false,
    maySetUp: false,
    mayComplete: false,
    userId,
    mayWrite: true,
    newKey: () => crypto.randomUUID(),
  } as const;
  const flow = createActor(machine, { input }).start();
  const { optionId } = option;

  let [lies, taken, hasClaimed] = [0, 0, false];
  for (;;) {
    const state = await rested(flow);
    if (state.matches('readOnly')) return { optionId, lies, taken };
    const saysUnpaid = state.matches('notReceived') || (state.matches('offered') && hasClaimed);
    if (saysUnpaid && (await isPaid(optionId))) lies += 1;
    hasClaimed = true;
    taken += 1;
    press(flow, state);
    await pause(breathMs);
  }
}

/** Polls, because a parent does not report when its child rests. */
async function rested(flow: Pick<ClaimOptionActor, 'getSnapshot'>): Promise<ClaimOptionSnapshot> {
  const deadline = Date.now() + patienceMs;
  while (!isResting(flow.getSnapshot())) {
    if (Date.now() > deadline) throw new Error(`It is ${JSON.stringify(flow.getSnapshot().value)} for a minute.`);
    await pause(glanceMs);
  }
  return flow.getSnapshot();
}

function press({ send }: Pick<ClaimOptionActor, 'send'>, state: ClaimOptionSnapshot): void {
  if (state.matches('selecting')) choose(state.children.selectPayout);
  else if (state.matches('offered')) send({ type: 'option.claimed' });
  else if (state.matches('notReceived')) send({ type: 'resend.requested' });
  else if (state.matches('unconfirmed')) send({ type: 'claim.confirmed' });
  else send({ type: 'retry.requested' });
}

/** Chooses the first method, or retries if they could not be read. */
function choose(selecting: ClaimOptionSnapshot['children']['selectPayout']): void {
  const { payoutMethodId } = selecting?.getSnapshot().context.methods[0] ?? {};
  selecting?.send(payoutMethodId ? { type: 'method.chosen', payoutMethodId } : { type: 'retry.requested' });
}

async function optionOf(
  readCase: ReturnType<typeof createResolutionsApi>['readCase'],
  which: DisruptionRef,
  tries = 200,
): Promise<Option> {
  const read = await readCase(which, AbortSignal.timeout(patienceMs)).catch(() => null);
  const option = read?.kind === 'read' ? read.case.options[0] : undefined;
  if (option) return option;
  if (tries === 0) throw new Error('The case cannot be read.');
  await pause(breathMs);
  return optionOf(readCase, which, tries - 1);
}
