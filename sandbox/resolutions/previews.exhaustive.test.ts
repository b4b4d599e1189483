import { randomUUID } from 'node:crypto';

import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import {
  applyOverride,
  listOverrides,
  overriddenParts,
  overrideAnswers,
} from '#machines/resolutions/override/overrideOption.logic.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import type { Resolution, ResolutionOptions } from '#schema/rest/resolutions.ts';
import { borrowInsurer } from '#tests/kit/sandbox/insurer.ts';
import { type Customer, createChangedAnswer, keyed, resolutions } from '#tests/kit/sandbox/resolutions.ts';
import { toUuid } from '../ids.ts';
import { cases, options, paid } from '../tables.ts';
import { usual } from './createOptions.ts';
import { galleryOwner } from './seeds/gallery.ts';

type Row = Omit<typeof options.$inferInsert, 'caseId' | 'optionId' | 'place'>;
/** The state of a disruption before an agent changes it. */
type Situation = { next: string | null; rows: readonly Row[]; isPaid?: true };

const insurer = borrowInsurer();
const caseId = toUuid('flight:SK102');
const path = `${resolutions}/options?category=FLIGHT&tripId=${toUuid('trip:t-delay')}&flightId=${caseId}`;

/** The data that the insurer sends for a preview. */
const known = ({ id, type, manual, dependency, prize, state }: Resolution) => ({
  optionId: id,
  type,
  manual,
  dependency: dependency ?? null,
  prize: prize ?? null,
  status: state.status,
  selected: state.selected ?? null,
  booking: state.booking ?? null,
  chosen: state.chosen ?? [],
  confirmation: state.confirmation ? { name: state.confirmation.name } : null,
  payout: state.payout ? { vendor: state.payout.vendor ?? null, on: state.payout.on ?? null } : null,
});

async function read({ get }: Customer): Promise<Case> {
  const told = (await get(path)).body as ResolutionOptions;
  return { options: told.resolutions.map(known), next: told.next.resolution ?? null } as unknown as Case;
}

/** Puts the disruption of one flight into the state under test. */
async function put(next: string | null, rows: readonly (typeof options.$inferInsert)[]): Promise<void> {
  const { db } = insurer.sandbox;
  await db.update(cases).set({ next }).where(eq(cases.caseId, caseId));
  await db.delete(options).where(eq(options.caseId, caseId));
  await db.insert(options).values([...rows]);
}

const payoutMethodId = toUuid('method:anna@sky.test:1');
const payOut = (optionId: string) =>
  insurer.sandbox.db.insert(paid).values({
    payoutId: randomUUID(),
    optionId,
    userId: toUuid('user:anna@sky.test'),
    payoutMethodId,
    amount: 40,
    currency: 'USD',
    at: '2031-03-14T10:00:00.000Z',
  });

/** Performs every override of every option, and compares the outcome with the preview. */
async function hold(situations: readonly Situation[]): Promise<number> {
  const agent = await insurer.as('anna@sky.test', { agent: 'agent@sky.test' });
  const customer = await insurer.as('anna@sky.test');
  let done = 0;
  for (const { next, rows, isPaid } of situations) {
    const standing = rows.map((each) => ({ ...each, caseId, optionId: randomUUID(), resolutionId: randomUUID() }));
    if (isPaid) for (const { optionId } of standing) await payOut(optionId);
    await put(next, standing);
    const before = await read(agent);
    for (const { at, remedy, act } of changesOf(before)) {
      if (done > 0) await put(next, standing);
      const { optionId } = before.options[at] as Option;
      const promised = applyOverride(before, { optionId }, remedy, act);
      const said = { resolutionType: remedy, optionId, reason: 'Agreed', ...overrideAnswers[act] };
      const answer = await agent.put(resolutions, { userId: agent.userId, ...said }, keyed());
      expect(answer).toMatchObject(createChangedAnswer(promised.options[at]?.status ?? ''));
      expect([next, remedy, act, await read(customer)]).toEqual([next, remedy, act, promised]);
      done += 1;
    }
  }
  return done;
}

const changesOf = ({ options: all }: Case) =>
  all.flatMap((option, at) =>
    overriddenParts(option).flatMap((remedy) => listOverrides(option, remedy).map((act) => ({ at, remedy, act }))),
  );

const row = (type: string, status = 'Initial', more: Partial<Row> = {}): Row => ({
  type,
  status,
  manual: false,
  state: {},
  ...more,
});
/** A lounge or hotel with money as its alternative. */
const dependent = (on: 'LOUNGE' | 'HOTEL', statuses: readonly string[]): Situation[] =>
  statuses.flatMap((status) =>
    [on, 'CASH'].flatMap((next) =>
      ['Initial', 'Requested'].map((claimed) => ({
        next,
        rows: [row(on, status), row('CASH', claimed, { prize: 40, dependency: on })],
      })),
    ),
  );

describe('every override leads to the previewed outcome,', () => {
  it('for each remedy in each status, and for special cases', async () => {
    const found = await insurer.sandbox.db
      .select({ of: cases, option: options })
      .from(options)
      .innerJoin(cases, eq(cases.caseId, options.caseId))
      .where(eq(cases.userId, toUuid(`user:${galleryOwner}`)))
      .orderBy(asc(options.place));
    const situations = found.map(({ of: { next }, option: { place: _, ...option } }) => ({ next, rows: [option] }));
    expect(await hold(situations)).toBeGreaterThan(150);
  });

  it.each(['DELAY', 'CANCELLATION'] as const)('for every option offered after a %s', async (alertType) => {
    const { next, offered } = usual(alertType, { key: 'SK102', origin: 'LHR', destination: 'AMS', day: '2031-03-15' });
    expect(
      await hold([{ next, rows: offered.map(({ type, ...more }) => row(type, 'Initial', more)) }]),
    ).toBeGreaterThan(2);
  });

  it('for a lounge with money as its alternative, and for that money, whatever is next', async () => {
    const statuses = ['Initial', 'Booked', 'Failed', 'Rejected', 'None'];
    expect(await hold(dependent('LOUNGE', statuses))).toBe(78);
  });

  it('for money that was paid, which stays paid', async () => {
    const statuses = ['Confirmed', 'Rejected', 'Initial', 'Requested', 'Failed'];
    const situations = statuses.map(
      (status): Situation => ({
        next: 'CASH',
        rows: [row('CASH', status, { prize: 40, payoutMethodId })],
        isPaid: true,
      }),
    );
    expect(await hold(situations)).toBe(8);
  });

  it('for a hotel with money as its alternative', async () => {
    expect(await hold(dependent('HOTEL', ['Initial', 'None']))).toBe(28);
  });

  it('for each part of a combined option, and for the alternative of one', async () => {
    const combined = [
      row('LOUNGE|REBOOKING|HOTEL|POINTS'),
      row('LOUNGE|CASH', 'Rejected', { selected: 'LOUNGE' }),
      row('LOUNGE|CASH', 'Booked', { selected: 'LOUNGE' }),
      row('LOUNGE|CASH', 'Confirmed', { selected: 'CASH' }),
    ];
    const instead = ['CASH', 'POINTS|CASH'].map((type) => row(type, 'Initial', { prize: 40, dependency: 'LOUNGE' }));
    const situations = combined.flatMap((one) =>
      instead.flatMap((other) => ['LOUNGE', 'CASH'].map((next) => ({ next, rows: [one, other] }))),
    );
    expect(await hold(situations)).toBe(64);
  });
});
