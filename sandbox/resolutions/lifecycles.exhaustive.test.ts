import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  acts,
  findMove,
  isAnswerAllowed,
  lifecycles,
  optionStatuses,
  type Remedy,
  remedies,
} from '#schema/lifecycles.ts';
import type { ResolutionChanged } from '#schema/rest/resolutions.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import {
  answer,
  type Customer,
  confirm,
  getOptionId,
  getResolutionId,
  keyed,
  resolutions,
} from '#tests/kit/sandbox/resolutions.ts';
import { toUuid } from '../ids.ts';
import { options } from '../tables.ts';

const insurer = borrowInsurer();
const invalidType = refusal(409, 'INVALID_RESOLUTION_TYPE');
const prefixes: Record<Remedy, string> = { LOUNGE: 'LG', CASH: 'CA', REBOOKING: 'RB', HOTEL: 'HO', POINTS: 'PT' };
const calledOf = (remedy: Remedy, at: number) => `${prefixes[remedy]}${String(at + 1).padStart(2, '0')}`;
const alternate = (called: string) => toUuid(`alternate:${called}:direct:0`);

/** The request body of each action. */
const saying: Record<string, (called: string, remedy: Remedy) => Record<string, unknown>> = {
  'customer.yes': () => ({}),
  'customer.choose': (called, remedy) => {
    if (remedy === 'HOTEL') return { alternateId: 'HTL-PIER' };
    if (remedy === 'LOUNGE') return { loungeId: 'LNG-NORTH', firstName: 'Opal', surname: 'Rask' };
    return { flightIds: [alternate(called)] };
  },
  'customer.claim': () => ({ payoutMethodId: toUuid('method:options@sky.test:1') }),
  'customer.no': () => ({ rejected: true }),
  'customer.callMe': () => ({ callMe: true }),
  'customer.noLounge': () => ({ loungeId: 'None', isDashboard: true }),
  'agent.reject': () => ({ rejected: true, reason: 'By phone' }),
  'agent.reset': () => ({ status: 'Initial', reason: 'By phone' }),
  'agent.none': () => ({ status: 'None', reason: 'By phone' }),
};
/** Whether the request body means this action for this remedy; for some it means another one. */
const isSayable = (act: string, remedy: Remedy): boolean => {
  const isMoney = remedy === 'CASH' || remedy === 'POINTS';
  if (act === 'customer.claim') return isMoney;
  if (act === 'customer.choose') return !isMoney;
  if (act === 'customer.yes') return remedy === 'REBOOKING' || remedy === 'HOTEL';
  return true;
};

type More = Partial<Pick<typeof options.$inferSelect, 'manual' | 'state'>>;

/** Restores the option to its seeded state, regardless of earlier changes. */
async function put(called: string, status: string, more: More = {}): Promise<void> {
  const { db } = insurer.sandbox;
  const isIt = eq(options.optionId, getOptionId(called));
  await db
    .update(options)
    .set({ status, resolutionId: getResolutionId(called), ...more })
    .where(isIt);
}
async function rowNow(called: string) {
  const [row] = await insurer.sandbox.db
    .select()
    .from(options)
    .where(eq(options.optionId, getOptionId(called)));
  if (!row) throw new Error(`There is no option of ${called}`);
  return row;
}
const statusNow = async (called: string) => (await rowNow(called)).status;
const booking = {
  location: { name: 'Harbour Lounge', securityLocation: 'After security', terminal: '2', directions: 'Left' },
  userName: 'Opal Rask',
  units: 1,
};

describe.each(remedies)('%s at the insurer follows its lifecycle', (remedy) => {
  it.each(optionStatuses.map((status, at) => [status, calledOf(remedy, at)] as const))(
    'from %s',
    async (status, called) => {
      const customer = await insurer.as('options@sky.test');
      const agent = await insurer.as('options@sky.test', { agent: 'agent@sky.test' });
      for (const act of acts.filter((each) => saying[each] && isSayable(each, remedy))) {
        await put(called, status);
        const who: Customer = act.startsWith('agent') ? agent : customer;
        const said = await answer(who, called, saying[act]?.(called, remedy));
        const move = findMove(remedy, status, act, { manual: false });
        const isAllowed = move && isAnswerAllowed(remedy, act, {});

        if (isAllowed) {
          expect([act, said.status]).toEqual([act, 200]);
          expect(move.to).toContain((said.body as ResolutionChanged).status);
          expect(await statusNow(called)).toBe((said.body as ResolutionChanged).status);
        } else {
          expect([act, said]).toEqual([act, invalidType]);
          expect(await statusNow(called)).toBe(status);
        }
      }
      await put(called, status);
    },
  );

  it.each([
    { manual: false, isBooked: false },
    { manual: true, isBooked: true },
    { manual: false, isBooked: true },
  ])('for a customer’s confirmation: %j', async ({ manual, isBooked }) => {
    const customer = await insurer.as('options@sky.test');
    const isMoney = remedy === 'CASH' || remedy === 'POINTS';
    for (const [at, status] of optionStatuses.entries()) {
      const called = calledOf(remedy, at);
      const { manual: was, state } = await rowNow(called);
      await put(called, status, { manual, state: isBooked ? { booking } : {} });
      const isDone = status === 'Confirmed' || (status === 'Requested' && manual);
      const leads = findMove(remedy, status, 'customer.confirm', { manual }) && (isMoney || isBooked);
      const refused = isMoney
        ? refusal(404, 'PAYOUT_NOT_FOUND')
        : isBooked
          ? invalidType
          : refusal(404, 'BOOKING_ID_NOT_FOUND');
      const confirmed = { status: 200, body: { status: isDone ? status : 'Confirmed' } };
      const said = await confirm(customer, getResolutionId(called));
      expect([status, said]).toMatchObject([status, isDone || leads ? confirmed : refused]);
      expect([status, await statusNow(called)]).toEqual([status, leads && !isDone ? 'Confirmed' : status]);
      await put(called, status, { manual: was, state });
    }
  });

  it('for the operator', async () => {
    for (const [at, status] of optionStatuses.entries()) {
      const called = calledOf(remedy, at);
      for (const act of acts.filter((each) => each.startsWith('operator'))) {
        await put(called, status);
        const event = act.replace('operator.', '');
        const { status: answered } = await insurer.lever.post('/operator', { called, type: remedy, event });
        const move = findMove(remedy, status, act, await rowNow(called));
        expect([status, act, answered]).toEqual([status, act, move ? 200 : 409]);
        expect(await statusNow(called)).toBe(move?.to[0] ?? status);
      }
      await put(called, status);
    }
  });
});

it('a patch succeeds if the status stays the same or one certain transition needs no further data', async () => {
  const customer = await insurer.as('options@sky.test');
  for (const remedy of remedies)
    for (const [at, status] of optionStatuses.entries())
      for (const wanted of optionStatuses) {
        const called = calledOf(remedy, at);
        await put(called, status);
        const { status: answered } = await customer.patch(
          `${resolutions}/${getResolutionId(called)}`,
          { status: wanted },
          keyed(),
        );
        const leads = acts.some((act) => {
          const move = act.startsWith('customer') ? lifecycles[remedy][act] : undefined;
          const isSure = move?.to.length === 1 && move.to[0] === wanted && move.asks.length === 0;
          const isIt = isSure && move.from.includes(status) && act !== 'customer.claim';
          return isIt && isAnswerAllowed(remedy, act, {});
        });
        expect([called, wanted, answered]).toEqual([called, wanted, wanted === status || leads ? 200 : 409]);
        await put(called, status);
      }
});

it('only a chosen or claimed option can be confirmed', async () => {
  const customer = await insurer.as('options@sky.test');
  for (const [called, refused] of [
    ['CA01', refusal(404, 'PAYOUT_NOT_FOUND')],
    ['PT07', refusal(404, 'PAYOUT_NOT_FOUND')],
    ['LG01', refusal(404, 'BOOKING_ID_NOT_FOUND')],
    ['RB04', refusal(404, 'BOOKING_ID_NOT_FOUND')],
  ] as const)
    expect(await confirm(customer, getResolutionId(called))).toEqual(refused);
  expect(await confirm(customer, toUuid('nothing'))).toEqual(refusal(404, 'RESOLUTION_NOT_FOUND'));
});
