import { afterAll, beforeAll, expect, it } from 'vitest';

import { asking } from '../faults/asking.ts';
import { type Line, startLine } from '../faults/line.ts';

let line: Line;
beforeAll(async () => {
  line = await startLine({ deadlineMs: 10_000 });
});
afterAll(() => line.close());

it.each([
  ['partnerPolicies', 'found'],
  ['putPartnerPolicy', 'added'],
  ['patchPartnerPolicy', 'edited'],
  ['deletePartnerPolicy', 'deleted'],
] as const)(
  '%s is granted to agents and administrators of the partner, and refused to everyone else',
  async (name, kind) => {
    const answerFor = (token: string | null) => {
      line.signedInWith(token);
      return asking[name](line);
    };
    const refused = (code: string) => ({ reaction: { kind: 'end session', code } });

    expect(await answerFor(await line.tokenOf('admin@sky.test'))).toMatchObject({ kind });
    expect(await answerFor(await line.tokenOf('anna@sky.test', { agent: 'agent@sky.test' }))).toMatchObject({ kind });
    expect(await answerFor(await line.tokenOf('anna@sky.test'))).toMatchObject(refused('REQUIRES_ELEVATED_ROLE'));
    expect(await answerFor(await line.tokenOf('widget-none', { type: 'widget' }))).toMatchObject(
      refused('REQUIRES_ELEVATED_ROLE'),
    );
    expect(await answerFor(await line.tokenOf('agent@voyage.test'))).toMatchObject(refused('ACCESS_DENIED'));
    expect(await answerFor(null)).toMatchObject(refused('UNAUTHORIZED_ACCESS'));
  },
);

it('a change of a policy is not recorded as done for the agent’s customer', async () => {
  line.signedInWith(await line.tokenOf('anna@sky.test', { agent: 'agent@sky.test' }));

  await asking.patchPartnerPolicy(line);
  expect(await line.acts()).toEqual([]);

  await asking.updateUser(line);
  expect(await line.acts()).toMatchObject([{ what: expect.stringContaining('PATCH /api/platform/users/') }]);
});
