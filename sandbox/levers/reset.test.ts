import { describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { ownInsurer } from '#tests/kit/sandbox/insurer.ts';
import { everyRow } from '#tests/kit/sandbox/rows.ts';
import * as tables from '../tables.ts';

describe.each(databases)('a reset, on %s,', (kind) => {
  const insurer = ownInsurer(kind);

  /** A reset keeps the sessions and the settings. */
  const everything = () => everyRow(insurer.sandbox.db, { except: [tables.sessions, tables.settings] });
  /** Passwords get a fresh salt whenever a user is seeded. */
  const salted = async () =>
    (await insurer.sandbox.db.select().from(tables.users).orderBy(tables.users.userId)).map(({ password }) => password);
  const addZoe = async () => {
    const anna = await insurer.as('anna@sky.test');
    const zoe = { name: 'Zoe', surname: 'Berg', mobilePhoneNumber: '+15550100077' };
    const { status } = await anna.post('/travel/passengers', zoe);
    const { body } = await anna.get('/travel/passengers');
    return { status, names: (body as { name: string }[]).map(({ name }) => name) };
  };

  it('restores the seeded state, however often it is requested', async () => {
    const first = await everything();
    await insurer.lever.post('/reset');
    expect(await everything()).toEqual(first);
    const added = await addZoe();
    expect(added).toMatchObject({ status: 201, names: expect.arrayContaining(['Zoe']) });
    expect(await everything()).not.toEqual(first);

    await insurer.lever.post('/reset');
    expect(await everything()).toEqual(first);
    expect(await addZoe()).toEqual(added);
  });

  it('copies the seeds of the same day instead of seeding again', async () => {
    await insurer.lever.post('/reset');
    const before = await salted();
    await insurer.lever.post('/reset');
    expect(await salted()).toEqual(before);
  });

  it('uses the current day and the requested scenario', async () => {
    const first = await everything();
    await insurer.lever.post('/clock', { advanceMs: 86_400_000 });
    await insurer.lever.post('/reset');
    const tomorrow = await everything();
    expect(tomorrow.flights).not.toEqual(first.flights);
    await insurer.lever.post('/reset', { seed: 'empty' });
    expect((await everything()).trips).toEqual([]);
    await insurer.lever.post('/reset');
    expect(await everything()).toEqual(tomorrow);
  });
});
