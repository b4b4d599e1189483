import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { toUuid } from '#sandbox/ids.ts';

import { type Line, startLine } from './line.ts';
import { openRegistration, password } from './opened/registration.ts';

const registerPath = `/platform/user/register/${toUuid('partner:sky')}`;
const still = new AbortController().signal;

let line: Line;
beforeAll(async () => {
  line = await startLine({ deadlineMs: 5_000 });
});
afterEach(() => line.clear());
afterAll(() => line.close());

const signInAs = async (username: string) => (await line.auth.signIn({ username, password }, still)).kind;

describe('a new account, from the app to the insurer,', () => {
  it('is created and opened', async () => {
    const { flow, details, fill, send } = openRegistration(line);

    await fill();
    expect(await send()).toBe('entered');

    expect(flow.getSnapshot().output).toMatchObject({ kind: 'entered', session: { roles: { USER: { write: true } } } });
    expect(await signInAs(details.emailAddress)).toBe('signed in');
    const { output } = flow.getSnapshot();
    const id = output?.kind === 'entered' ? output.session.id : '';
    expect(await line.insurerSays(`/platform/users/${id}`)).toMatchObject({ body: { locale: 'fr-US' } });
    expect(await line.insurerSays(`/platform/users/${id}/policies`)).toMatchObject({
      body: [{ externalPolicyNumber: 'POL-ACTIVE' }],
    });
  });

  it('is protected with the code of an app before it is opened', async () => {
    const { flow, details, fill, send } = openRegistration(line, { twoStep: 'optional' });
    await fill();
    expect(await send()).toEqual({ opened: 'offering' });

    flow.send({ type: 'setUp.accepted' });
    const child = flow.getSnapshot().children.twoStep;
    if (!child) throw new Error('Nothing is set up');
    const { offer } = (await waitFor(child, ({ context }) => context.offer !== null)).context;
    child.send({ type: 'code.given', code: new TOTP({ secret: offer?.secret ?? '' }).generate() });

    expect((await waitFor(flow, ({ status }) => status === 'done')).output).toEqual({
      kind: 'relogin',
      emailAddress: details.emailAddress,
    });
    expect(await signInAs(details.emailAddress)).toBe('second factor');
  });

  it('is opened although the answer to its registration was lost', async () => {
    const { details, fill, send } = openRegistration(line);
    await line.raise({ path: registerPath, lost: true, times: 1 });

    await fill();
    expect(await send()).toBe('entered');

    expect(await signInAs(details.emailAddress)).toBe('signed in');
  });

  it('is reported as missing if the request was lost, and created by the next try', async () => {
    const { details, fill, send } = openRegistration(line);
    await line.raise({ path: registerPath, network: true, times: 1 });

    await fill();
    expect(await send()).toEqual({ filling: { security: 'notReceived' } });
    expect(await signInAs(details.emailAddress)).toBe('refused');
    expect(await send()).toBe('entered');

    expect(await signInAs(details.emailAddress)).toBe('signed in');
  });

  it('is opened by the second try if neither the answer nor the check came back', async () => {
    const { fill, send } = openRegistration(line);
    await line.raise({ path: registerPath, lost: true, times: 1 });
    await line.raise({ path: '/platform/user/login', network: true, times: 1 });

    await fill();
    expect(await send()).toEqual({ filling: { security: 'outcomeUnknown' } });
    expect(await send()).toBe('entered');
  });

  it('is created by a personal link once, also if the answer was lost and the link is now used', async () => {
    const { fill, send } = openRegistration(line, { linkId: 'LINK-FRESH' });
    await line.raise({ path: '/accounts/user/enrol/LINK-FRESH', lost: true, times: 1 });
    await line.raise({ path: '/platform/user/login', network: true, times: 1 });

    await fill();
    expect(await send()).toEqual({ filling: { security: 'outcomeUnknown' } });
    expect(await send()).toBe('entered');

    const late = openRegistration(line, { linkId: 'LINK-FRESH' });
    expect((await waitFor(late.flow, (state) => !state.matches('lookingUp'))).value).toBe('linkUsed');
  });
});
