import { datasetNames } from '#schema/claims.ts';

import type { Line } from '../claims/line.ts';
import { callsOver, claimCalled, lever, readMethods, requestToken } from '../disputes/business.ts';
import type { Portal } from '../portal.ts';
import { answeredOffer, disputedOffer, gaveDetails } from './answering.ts';
import { isPredicted, predictedRevenue } from './predicting.ts';

export type Counts = { asked: number; missing: number; doubled: number; lies: number };

const newAccount = 'BUSINESS-BANK';
const notes = 'The fair was in town.';

type Round = {
  insurer: Portal['insurer'];
  line: Pick<Line, 'url'>;
  /** Every second round gives other answers. */
  at: number;
  /** Waits until the insurer has restarted. */
  up?: () => Promise<void>;
  /** Runs during the answers, for example to kill the insurer. */
  amid?: () => Promise<void>;
};

/**
 * Answers a prediction request, a first offer, an adjusted one and a pending payout at the same time, then compares
 * with the insurer's data.
 */
export async function round({ insurer, line, at, up, amid }: Round): Promise<Counts> {
  await lever(insurer, 'reset', {});
  const { token, userId } = await requestToken(insurer);
  const calls = callsOver(line, token);
  const isOdd = at % 2 === 1;
  const read = async (called: string) => {
    await up?.();
    return claimCalled(insurer, token, called);
  };
  const [asked, first, adjusted, paid] = await Promise.all(['CL-02', 'CL-04', 'CL-06', 'CL-07'].map(read));
  const waiting = paid?.payouts.find(({ status }) => status === 'PAYMENT-DETAILS');
  const before = await readMethods(insurer, { token, userId });
  if (!asked || !first || !adjusted || !paid || !waiting) throw new Error('The seed has no such claims.');

  const isAccepted = async (called: string) => (await read(called)).confirmed;
  const disputes = async () => (await read('CL-04')).datasets.filter(({ name }) => name === datasetNames.dispute);
  const isDisputed = async () => (await disputes()).length > 0;
  const isThere = async () => isPredicted(await read('CL-02'));
  const isClosed = async () => (await read('CL-06')).completed;
  const payout = async () => (await read('CL-07')).payouts.find(({ payoutId }) => payoutId === waiting.payoutId);
  const isSent = async () => (await payout())?.status === 'SENT';

  const all = Promise.all([
    predictedRevenue({ calls, claim: asked, isThere }),
    isOdd
      ? disputedOffer({ calls, claim: first, isThere: isDisputed }, notes)
      : answeredOffer({ calls, claim: first, isThere: () => isAccepted('CL-04') }, 'accept'),
    isOdd
      ? answeredOffer({ calls, claim: adjusted, isThere: () => isAccepted('CL-06') }, 'accept')
      : answeredOffer({ calls, claim: adjusted, isThere: isClosed }, 'reject'),
    gaveDetails(
      { calls, claim: paid, isThere: isSent },
      { userId, payoutId: waiting.payoutId, chosen: isOdd ? (before[0]?.payoutMethodId ?? '') : newAccount },
    ),
  ]);
  await amid?.();
  const told = await all;

  await up?.();
  const after = await readMethods(insurer, { token, userId });
  const held = [
    await isThere(),
    isOdd ? await isDisputed() : await isAccepted('CL-04'),
    isOdd ? await isAccepted('CL-06') : (await isClosed()) && !(await isAccepted('CL-06')),
    await isSent(),
  ];
  const twice = [
    (await read('CL-02')).datasets.filter(({ name }) => name === datasetNames.prediction).length > 1,
    (await disputes()).length > 1,
    after.length > before.length + (isOdd ? 0 : 1),
    ...(await Promise.all(
      [asked, first, adjusted, paid].map(async ({ claimNumber, events }) =>
        isNotedTwice((await read(claimNumber)).events.filter((event) => !isAmong(events, event))),
      ),
    )),
  ];
  return {
    asked: held.length,
    missing: held.filter((isThere) => !isThere).length,
    doubled: twice.filter(Boolean).length,
    lies: told.reduce((sum, { lies }) => sum + lies, 0),
  };
}

const isAmong = <Event>(events: readonly Event[], event: Event) =>
  events.some((one) => JSON.stringify(one) === JSON.stringify(event));

const isNotedTwice = (events: readonly { type: string; text: string }[]): boolean =>
  new Set(events.map(({ type, text }) => `${type} ${text}`)).size < events.length;
