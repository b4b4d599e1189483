import { randomUUID } from 'node:crypto';

import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { type RegistrationSnapshot, registrationMachine } from '#machines/account/registration/registration.machine.ts';
import { twoStepMachine } from '#machines/account/twoStep/twoStep.machine.ts';
import { idOf } from '#sandbox/ids.ts';
import { createAccountApi } from '#src/api/account/account.ts';
import { createRegistrationApi } from '#src/api/account/registration.ts';
import { createTwoStepApi } from '#src/api/account/twoStep.ts';
import { mutation, query } from '#src/session/flows/ports.ts';

import { type Line, lineTo } from './line.ts';

const registerPath = `/platform/user/register/${idOf('partner:sky')}`;
const password = 'Harbour-4-Lanterns';
const still = new AbortController().signal;

let line: Line;
beforeAll(async () => {
  line = await lineTo({ deadlineMs: 5_000 });
});
afterEach(() => line.clear());
afterAll(() => line.close());

let people = 0;
function newcomer() {
  people += 1;
  return {
    firstName: 'Lina',
    surname: 'Brook',
    emailAddress: `lina${people}@sky.test`,
    mobilePhoneNumber: `+1555010${9000 + people}`,
    language: 'en',
  };
}

/** A registration with the line to the insurer beneath it. */
function opened(linkId: string | null = null, twoStep: 'not offered' | 'optional' = 'not offered') {
  const details = newcomer();
  const nobody = { app: { getSnapshot: () => ({ children: {} }) } } as unknown as Parameters<typeof mutation>[0];
  const api = createRegistrationApi({
    client: line.client,
    partnerId: idOf('partner:sky'),
    country: 'US',
    now: Date.now,
  });
  const account = createAccountApi({ client: line.client, country: 'US' });
  const first = createTwoStepApi({ client: line.client, signedIn: false });
  const silent = () => {};
  const flow = createActor(
    registrationMachine.provide({
      actors: {
        findLink: query(api.findLink),
        register: mutation(nobody, api.register),
        enrol: mutation(nobody, api.enrol),
        signIn: query(line.auth.signIn),
        acceptTerms: query(({ id }) => account.acceptTerms({ id, key: randomUUID() })),
        getAccess: query(line.auth.getAccess),
        twoStep: twoStepMachine.provide({
          actors: {
            readVerification: query(first.readVerification),
            requestSecret: query(first.requestSecret),
            enable: mutation(nobody, first.enable),
          },
        }),
      },
      actions: {
        react: silent,
        reactToLink: silent,
        forgetForm: silent,
        announceLinkUsed: silent,
        announceCreated: silent,
        announceRelogin: silent,
        keepToken: (_, { token }) => line.signedInWith(token),
        forgetToken: () => line.signedInWith(null),
      },
    }),
    { input: { linkId, requiresPolicy: true, twoStep } },
  );
  flow.start();

  const fill = async () => {
    await waitFor(flow, (state) => !state.matches('lookingUp'));
    flow.send({ type: 'details.given', details });
    if (linkId === null) flow.send({ type: 'policy.given', externalPolicyNumber: 'POL-ACTIVE' });
  };
  const send = async () => {
    flow.send({ type: 'password.chosen', password, termsAccepted: true });
    const isResting = (state: RegistrationSnapshot) =>
      !state.matches('creating') &&
      !state.matches({ opened: 'recordingTerms' }) &&
      !state.matches({ opened: 'entering' });
    return (await waitFor(flow, isResting)).value;
  };
  return { flow, details, fill, send };
}

const signInAs = async (username: string) => (await line.auth.signIn({ username, password }, still)).kind;

describe('a new account, from the app to the insurer,', () => {
  it('is created and entered', async () => {
    const { flow, details, fill, send } = opened();

    await fill();
    expect(await send()).toBe('entered');

    expect(flow.getSnapshot().output).toMatchObject({ kind: 'entered', session: { roles: { USER: { write: true } } } });
    expect(await signInAs(details.emailAddress)).toBe('signed in');
  });

  it('is protected with the code of an app before it is entered', async () => {
    const { flow, details, fill, send } = opened(null, 'optional');
    await fill();
    expect(await send()).toEqual({ opened: 'offering' });

    flow.send({ type: 'setUp.accepted' });
    const child = flow.getSnapshot().children.twoStep;
    if (!child) throw new Error('Nothing is set up');
    const { offer } = (await waitFor(child, ({ context }) => context.offer !== null)).context;
    child.send({ type: 'code.given', code: new TOTP({ secret: offer?.secret ?? '' }).generate() });

    expect((await waitFor(flow, ({ status }) => status === 'done')).output).toEqual({ kind: 'relogin' });
    expect(await signInAs(details.emailAddress)).toBe('second factor');
  });

  it('is entered though the answer to its registration was lost', async () => {
    const { details, fill, send } = opened();
    await line.raise({ path: registerPath, lost: true, times: 1 });

    await fill();
    expect(await send()).toBe('entered');

    expect(await signInAs(details.emailAddress)).toBe('signed in');
  });

  it('is known not to be there if the request was lost, and created by the next try', async () => {
    const { details, fill, send } = opened();
    await line.raise({ path: registerPath, network: true, times: 1 });

    await fill();
    expect(await send()).toEqual({ filling: { security: 'notReceived' } });
    expect(await signInAs(details.emailAddress)).toBe('refused');
    expect(await send()).toBe('entered');

    expect(await signInAs(details.emailAddress)).toBe('signed in');
  });

  it('is entered by the second try if neither the answer nor the check came back', async () => {
    const { fill, send } = opened();
    await line.raise({ path: registerPath, lost: true, times: 1 });
    await line.raise({ path: '/platform/user/login', network: true, times: 1 });

    await fill();
    expect(await send()).toEqual({ filling: { security: 'outcomeUnknown' } });
    expect(await send()).toBe('entered');
  });

  it('is created by a personal link once, also if the answer was lost and the link is used by then', async () => {
    const { fill, send } = opened('LINK-FRESH');
    await line.raise({ path: '/accounts/user/enrol/LINK-FRESH', lost: true, times: 1 });
    await line.raise({ path: '/platform/user/login', network: true, times: 1 });

    await fill();
    expect(await send()).toEqual({ filling: { security: 'outcomeUnknown' } });
    expect(await send()).toBe('entered');

    const late = opened('LINK-FRESH');
    expect((await waitFor(late.flow, (state) => !state.matches('lookingUp'))).value).toBe('linkUsed');
  });
});
