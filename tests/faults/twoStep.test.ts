import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { type TwoStepSnapshot, twoStepMachine } from '#machines/account/twoStep/twoStep.machine.ts';
import { idOf } from '#sandbox/ids.ts';
import { createTwoStepApi } from '#src/api/account/twoStep.ts';
import { mutation, query } from '#src/session/flows/ports.ts';

import { type Line, lineTo } from './line.ts';

const changePath = '/platform/user/mfa';
const accountPath = '/platform/users/*';

let line: Line;
beforeAll(async () => {
  line = await lineTo({ deadlineMs: 5_000 });
});
afterEach(() => line.clear());
afterAll(() => line.close());

/** Two-step verification of a customer, with the line to the insurer beneath it. */
async function opened(login: string, agent?: string) {
  line.signedInWith(await line.tokenOf(login, agent ? { agent } : {}));
  const nobody = { app: { getSnapshot: () => ({ children: {} }) } } as unknown as Parameters<typeof mutation>[0];
  const api = createTwoStepApi({ client: line.client, signedIn: true });
  const silent = () => {};
  const flow = createActor(
    twoStepMachine.provide({
      actors: {
        readVerification: query(api.readVerification),
        requestSecret: query(api.requestSecret),
        enable: mutation(nobody, api.enable),
        disable: mutation(nobody, api.disable),
      },
      actions: { react: silent, reactElsewhere: silent, announceOff: silent },
    }),
    { input: { userId: idOf(`user:${login}`), isNew: false, isActing: agent !== undefined } },
  );
  flow.start();

  const rest = async () => (await waitFor(flow, (state) => !isWorking(state))).value;
  const send = (...events: Parameters<typeof flow.send>) => {
    flow.send(...events);
    return rest();
  };
  const enrol = async () => {
    await rest();
    flow.send({ type: 'turnOn.requested' });
    return send({ type: 'turnOn.confirmed' });
  };
  /** Gives the code that an authenticator app would show for the offered secret. */
  const giveCode = () => {
    const { offer } = flow.getSnapshot().context;
    return send({ type: 'code.given', code: new TOTP({ secret: offer?.secret ?? '' }).generate() });
  };
  return { flow, rest, send, enrol, giveCode };
}

const isWorking = (state: TwoStepSnapshot) =>
  state.hasTag('working') || state.matches('reading') || state.matches('requesting');

const isOn = async (login: string) => {
  line.signedInWith(await line.tokenOf(login));
  return (await line.insurerSays(`/platform/users/${idOf(`user:${login}`)}`)).body;
};

describe('two-step verification, from the app to the insurer,', () => {
  it('is turned on with the code of an app, and off with another', async () => {
    const { flow, enrol, giveCode } = await opened('emil@sky.test');

    expect(await enrol()).toEqual({ turningOn: { enrolling: 'editing' } });
    const { offer } = flow.getSnapshot().context;
    expect(await giveCode()).toBe('relogin');
    expect(await isOn('emil@sky.test')).toMatchObject({ mfaEnabled: true });

    const later = await opened('emil@sky.test');
    expect(await later.rest()).toBe('on');
    later.flow.send({ type: 'turnOff.requested' });
    const next = new TOTP({ secret: offer?.secret ?? '' }).generate({ timestamp: Date.now() + 30_000 });
    expect(await later.send({ type: 'code.given', code: next })).toBe('off');
    expect(await isOn('emil@sky.test')).toMatchObject({ mfaEnabled: false });
  });

  it('takes another code after a wrong one', async () => {
    const { flow, enrol, send, giveCode } = await opened('bare@sky.test');

    await enrol();
    expect(await send({ type: 'code.given', code: '000000' })).toEqual({ turningOn: { enrolling: 'editing' } });
    expect(flow.getSnapshot().context.problems).toEqual({ code: 'MFA_INVALID_CODE' });
    expect(await giveCode()).toBe('relogin');
  });

  it('turns out to be on though the answer was lost', async () => {
    const { enrol, giveCode } = await opened('many@sky.test');
    await enrol();
    await line.raise({ path: changePath, lost: true, times: 1 });

    expect(await giveCode()).toBe('relogin');
  });

  it('turns out to be off if the code did not arrive, and is turned on by the next try', async () => {
    const { enrol, giveCode } = await opened('errors@sky.test');
    await enrol();
    await line.raise({ path: changePath, network: true, times: 1 });

    expect(await giveCode()).toEqual({ turningOn: { enrolling: 'notReceived' } });
    expect(await giveCode()).toBe('relogin');
  });

  it('turns out to be on with the next try if neither the answer nor the account came back', async () => {
    const { enrol, giveCode } = await opened('gallery@sky.test');
    await enrol();
    await line.raise({ path: changePath, lost: true, times: 1 });
    await line.raise({ path: accountPath, network: true, times: 3 });

    expect(await giveCode()).toEqual({ turningOn: { enrolling: 'outcomeUnknown' } });
    await line.clear();
    expect(await giveCode()).toBe('relogin');
  });

  it.each([
    ['lost on its way there', { network: true }, { turningOff: { confirmingOff: 'notReceived' } }],
    ['lost on its way back', { lost: true }, 'off'],
  ] as const)('is read again after turning it off was %s', async (_, fault, expected) => {
    const { flow, rest, send } = await opened('mfa@sky.test');
    expect(await rest()).toBe('on');
    flow.send({ type: 'turnOff.requested' });
    await line.raise({ path: changePath, ...fault, times: 1 });

    expect(await send({ type: 'code.given', code: '654321' })).toEqual(expected);
  });

  it('is refused to an agent, who is told why', async () => {
    const { rest, send } = await opened('anna@sky.test', 'agent@sky.test');
    await rest();

    expect(await send({ type: 'turnOn.requested' })).toBe('holderOnly');
  });
});
