import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { answer, createChangedAnswer, readOption } from '#tests/kit/sandbox/resolutions.ts';
import { toUuid } from '../ids.ts';
import { users } from '../tables.ts';

describe.each(databases)('an override, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const agent = () => insurer.as('options@sky.test', { agent: 'agent@sky.test' });

  it('is recorded with both ids, both statuses, reason and time, and shown to those who may override', async () => {
    const who = await agent();
    expect(await answer(who, 'LG08', { status: 'Initial', reason: ' On the phone ' })).toMatchObject(
      createChangedAnswer('Initial'),
    );
    const record = {
      agentId: toUuid('user:agent@sky.test'),
      userId: toUuid('user:options@sky.test'),
      from: 'None',
      to: 'Initial',
      reason: 'On the phone',
    };
    const { body } = await insurer.lever.get('/overrides?user=options@sky.test');
    expect((body as object[]).at(-1)).toMatchObject({
      ...record,
      resolutionType: 'LOUNGE',
      at: '2031-03-14T12:00:00.000Z',
    });
    expect((await readOption(who, 'LG08')).state.lastChange).toEqual({
      ...record,
      agentName: 'Agna Tennant',
      resolutionType: 'LOUNGE',
      on: '2031-03-14T12:00:00.000Z',
    });
    const own = (await readOption(await insurer.as('options@sky.test'), 'LG08')).state;
    expect(own).not.toHaveProperty('lastChange');
    expect(own).not.toHaveProperty('changes');
  });

  it('is refused for anyone but the customer of the session', async () => {
    const forOpal = await agent();
    const forAnna = await insurer.as('anna@sky.test', { agent: 'agent@sky.test' });
    const forNobody = await insurer.as('agentlite@sky.test');
    const override = { status: 'Initial', reason: 'On the phone' };
    const recorded = async () => (await insurer.lever.get('/overrides?user=options@sky.test')).body;
    const before = await recorded();
    for (const caller of [forAnna, forNobody])
      expect(await answer({ ...caller, userId: forOpal.userId }, 'LG09', override)).toEqual(
        refusal(401, 'ACCESS_DENIED'),
      );
    expect(await answer({ ...forOpal, userId: toUuid('user:agent@sky.test') }, 'LG09', override)).toEqual(
      refusal(401, 'ACCESS_DENIED'),
    );
    expect(await recorded()).toEqual(before);
  });

  it('is returned with all earlier ones, the newest first', async () => {
    const who = await agent();
    await answer(who, 'LG04', { status: 'None', reason: 'None is open' });
    await answer(who, 'LG04', { status: 'Initial', reason: 'One is' });
    const { lastChange, changes } = (await readOption(who, 'LG04')).state;
    expect(changes?.map(({ reason }) => reason)).toEqual(['One is', 'None is open']);
    expect(lastChange).toEqual(changes?.[0]);
  });

  it('happens once per key', async () => {
    const who = await agent();
    const said = { status: 'None', reason: 'No lounge', key: 'key-of-override' };
    for (const _ of [1, 2, 3]) expect(await answer(who, 'LG02', said)).toMatchObject(createChangedAnswer('None'));
    const { body } = await insurer.lever.get('/overrides?user=options@sky.test');
    expect((body as { reason: string }[]).filter(({ reason }) => reason === 'No lounge')).toHaveLength(1);
  });

  const rights = { UPDATE: ['READ', 'UPDATE'], both: ['READ', 'UPDATE', 'AGENT-OPTIONS'], neither: ['READ'] };
  const withoutUpdate = ['READ', 'AGENT-OPTIONS'];
  const denied = refusal(401, 'ACCESS_DENIED');
  const notElevated = refusal(401, 'REQUIRES_ELEVATED_ROLE');
  it.each([
    ['agent@sky.test', 'both', rights.both, null],
    ['agent@sky.test', 'no AGENT-OPTIONS', rights.UPDATE, denied],
    ['agent@sky.test', 'no UPDATE', withoutUpdate, denied],
    ['agent@sky.test', 'neither', rights.neither, denied],
    ['admin@sky.test', 'both', rights.both, null],
    ['admin@sky.test', 'no AGENT-OPTIONS', rights.UPDATE, denied],
    ['admin@sky.test', 'no UPDATE', withoutUpdate, denied],
    ['options@sky.test', 'both', rights.both, notElevated],
    ['options@sky.test', 'no AGENT-OPTIONS', rights.UPDATE, notElevated],
    ['options@sky.test', 'no UPDATE', withoutUpdate, denied],
  ] as const)('is allowed for %s with %s of the rights on resolutions, by role', async (login, _of, held, refused) => {
    const { db } = insurer.sandbox;
    const isTheirs = eq(users.userId, toUuid(`user:${login}`));
    const [before] = await db.select({ accessProfile: users.accessProfile }).from(users).where(isTheirs);
    await db
      .update(users)
      .set({ accessProfile: [{ feature: 'customer-travel-resolutions', accessRights: [...held] }] })
      .where(isTheirs);
    const isOwn = login === 'options@sky.test';
    const who = await insurer.as('options@sky.test', isOwn ? {} : { agent: login });
    for (const [said, status] of [
      [{ rejected: true }, 'Rejected'],
      [{ status: 'None' }, 'None'],
      [{ status: 'Initial' }, 'Initial'],
    ] as const) {
      const answered = await answer(who, 'HO06', { ...said, reason: 'By role' });
      if (refused) expect(answered).toEqual(refused);
      else expect(answered).toMatchObject(createChangedAnswer(status));
    }
    await db
      .update(users)
      .set(before ?? {})
      .where(isTheirs);
  });

  it.each([
    ['options@sky.test', undefined, { rejected: true, reason: 'Mine' }, refusal(401, 'REQUIRES_ELEVATED_ROLE')],
    ['options@sky.test', undefined, { status: 'Initial' }, refusal(401, 'REQUIRES_ELEVATED_ROLE')],
    ['options@sky.test', 'agentlite@sky.test', { rejected: true, reason: 'May not' }, refusal(401, 'ACCESS_DENIED')],
    [
      'options@sky.test',
      'agent@sky.test',
      { status: 'Initial', reason: ' ' },
      refusal(400, 'MISSING_PARAMS', { reason: 'required' }),
    ],
    [
      'options@sky.test',
      'agent@sky.test',
      { status: 'Booked', reason: 'No' },
      refusal(400, 'INVALID_PARAMS', { status: 'invalid' }),
    ],
    [
      'options@sky.test',
      'agent@sky.test',
      { status: 'Initial', reason: '!NO_RESOLUTION_HANDLER' },
      refusal(500, 'NO_RESOLUTION_HANDLER'),
    ],
  ])('is refused to %s by %s with %j', async (login, acting, said, refused) => {
    const who = await insurer.as(login, acting ? { agent: acting } : {});
    expect(await answer(who, 'CA01', said)).toEqual(refused);
  });
});
