import { describe, expect, it } from 'vitest';

import { idOf } from '#sandbox/ids.ts';
import { databases } from '#tests/kit/databases.ts';

import { insurerFor, refusal } from '../kit/insurer.ts';
import { answer, changedTo, optionOf } from './kit.ts';

describe.each(databases)('an override, on %s,', (kind) => {
  const insurer = insurerFor(kind);
  const agent = () => insurer.as('options@sky.test', { agent: 'agent@sky.test' });

  it('is recorded with both ids, both statuses, of what, why and when, and told to who may override', async () => {
    const who = await agent();
    expect(await answer(who, 'LG08', { status: 'Initial', reason: ' On the phone ' })).toMatchObject(
      changedTo('Initial'),
    );
    const record = {
      agentId: idOf('user:agent@sky.test'),
      userId: idOf('user:options@sky.test'),
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
    expect((await optionOf(who, 'LG08')).state.lastChange).toEqual({
      ...record,
      agentName: 'Agna Tennant',
      resolutionType: 'LOUNGE',
      on: '2031-03-14T12:00:00.000Z',
    });
    expect((await optionOf(await insurer.as('options@sky.test'), 'LG08')).state).not.toHaveProperty('lastChange');
  });

  it('is once under its key', async () => {
    const who = await agent();
    const said = { status: 'None', reason: 'No lounge', key: 'key-of-override' };
    for (const _ of [1, 2, 3]) expect(await answer(who, 'LG02', said)).toMatchObject(changedTo('None'));
    const { body } = await insurer.lever.get('/overrides?user=options@sky.test');
    expect((body as { reason: string }[]).filter(({ reason }) => reason === 'No lounge')).toHaveLength(1);
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
