import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { Case } from '#machines/resolutions/resolutions.ts';
import { toUuid } from '#sandbox/ids.ts';
import { createResolutionsApi } from '#src/api/resolutions/resolutions.ts';
import { ofFlight } from '../kit/sandbox/resolutions.ts';

import { type Line, startLine } from './line.ts';

const user = 'options@sky.test';
const userId = toUuid(`user:${user}`);
const still = new AbortController().signal;
const payoutMethodId = toUuid(`method:${user}:1`);

let line: Line;
let remedies: ReturnType<typeof createResolutionsApi>;
beforeAll(async () => {
  line = await startLine({ deadlineMs: 3_000 });
  remedies = createResolutionsApi({ ...line, clock: Date });
  line.signedInWith(await line.tokenOf(user));
});
afterEach(() => line.clear());
afterAll(() => line.close());

async function caseOf(called: string): Promise<Case> {
  const query = new URLSearchParams(ofFlight(called).split('?')[1]);
  const which = { tripId: query.get('tripId') ?? '', flightId: query.get('flightId') ?? '' };
  const answer = await remedies.readCase({ category: 'FLIGHT', ...which }, still);
  if (answer.kind !== 'read') throw new Error('The case was refused.');
  return answer.case;
}
const optionOf = async (called: string) => {
  const [option] = (await caseOf(called)).options;
  if (!option) throw new Error('There is no option.');
  return option;
};
const claim = (called: string, key: string) =>
  remedies.submit({
    userId,
    resolutionType: 'CASH',
    optionId: toUuid(`option:${called}:1`),
    answer: { payoutMethodId },
    key,
  });
const paidFor = async (called: string) => {
  const all = await line.paidTo(user);
  return all.filter(({ optionId }) => optionId === toUuid(`option:${called}:1`)).length;
};

const losses = [
  ['was lost after it was done', { lost: true }],
  ['came too late', { hold: true }],
  ['was never given', { network: true }],
] as const;

describe('a claim, from the app to the insurer,', () => {
  it.each(losses.map(([what, fault], at) => [what, fault, ['CA21', 'CA22', 'CA24'][at] ?? ''] as const))(
    'is read again, retried under its key, and paid once, if its answer %s',
    async (_what, fault, called) => {
      const key = randomUUID();
      await line.raise({ method: 'PUT', path: '/platform/resolutions', times: 1, ...fault });
      await expect(claim(called, key)).rejects.toThrow(/fetch|NO_ANSWER|ANSWER_LATE|insurer/i);
      const { status, resolutionId } = await optionOf(called);
      expect([status, resolutionId === null]).toEqual('network' in fault ? ['Initial', true] : ['Requested', false]);

      const again = await claim(called, key);
      if (again.kind !== 'changed') throw new Error('It was refused.');
      expect(again.status).toBe('Requested');
      const confirming = { resolutionId: again.resolutionId, key: randomUUID() };
      await line.raise({ method: 'PUT', path: '/platform/resolutions/*/confirm', times: 1, ...fault });
      await expect(remedies.confirm(confirming)).rejects.toThrow(/fetch|NO_ANSWER|ANSWER_LATE|insurer/i);
      expect((await optionOf(called)).status).toBe('network' in fault ? 'Requested' : 'Confirmed');

      expect(await remedies.confirm(confirming)).toMatchObject({ kind: 'changed', status: 'Confirmed' });
      expect(await remedies.confirm({ ...confirming, key: randomUUID() })).toMatchObject({ status: 'Confirmed' });
      expect(await paidFor(called)).toBe(1);
    },
  );

  it('happens once in two tabs, and the other tab is told to check again', async () => {
    const [one, other] = await Promise.all([claim('CA25', randomUUID()), claim('CA25', randomUUID())]);
    const kinds = [one, other].map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['changed', 'refused']);
    const refused = one.kind === 'refused' ? one : other;
    expect(refused).toMatchObject({ reaction: { kind: 'warning', code: 'INVALID_RESOLUTION_TYPE' } });
  });

  it('is read with all its data: the option, the next one, and the booking', async () => {
    const found = await caseOf('RB21');
    expect(found).toMatchObject({
      currency: 'USD',
      isPaidByPartner: false,
      allowances: { callMeAllowed: true },
      next: 'REBOOKING',
      flow: false,
      flight: { flightNumber: 'RB21' },
      policy: { policyCap: 500 },
    });
    expect(found.options).toMatchObject([{ type: 'REBOOKING', status: 'Initial', resolutionId: null, lounges: [] }]);
    expect(found.options[0]?.alternates).toHaveLength(6);
    expect((await optionOf('LG06')).booking).toMatchObject({ userName: 'Opal Rask' });
  });
});
