import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { toUuid } from '#sandbox/ids.ts';

import { type Line, startLine } from './line.ts';
import { openTwoStep } from './opened/twoStep.ts';

const changePath = '/platform/user/mfa';
const accountPath = '/platform/users/*';

let line: Line;
beforeAll(async () => {
  line = await startLine({ deadlineMs: 5_000 });
});
afterEach(() => line.clear());
afterAll(() => line.close());

const isOn = async (login: string) => {
  line.signedInWith(await line.tokenOf(login));
  return (await line.insurerSays(`/platform/users/${toUuid(`user:${login}`)}`)).body;
};

describe('two-step verification, from the app to the insurer,', () => {
  it('is turned on with a code of the app, and off with another', async () => {
    const { flow, enrol, giveCode } = await openTwoStep(line, 'emil@sky.test');

    expect(await enrol()).toEqual({ turningOn: { enrolling: 'editing' } });
    const { offer } = flow.getSnapshot().context;
    expect(await giveCode()).toBe('relogin');
    expect(await isOn('emil@sky.test')).toMatchObject({ mfaEnabled: true });

    const later = await openTwoStep(line, 'emil@sky.test');
    expect(await later.rest()).toBe('on');
    later.flow.send({ type: 'turnOff.requested' });
    const next = new TOTP({ secret: offer?.secret ?? '' }).generate({ timestamp: Date.now() + 30_000 });
    expect(await later.send({ type: 'code.given', code: next })).toBe('off');
    expect(await isOn('emil@sky.test')).toMatchObject({ mfaEnabled: false });
  });

  it('accepts another code after a wrong one', async () => {
    const { flow, enrol, send, giveCode } = await openTwoStep(line, 'bare@sky.test');

    await enrol();
    expect(await send({ type: 'code.given', code: '000000' })).toEqual({ turningOn: { enrolling: 'editing' } });
    expect(flow.getSnapshot().context.problems).toEqual({ code: 'MFA_INVALID_CODE' });
    expect(await giveCode()).toBe('relogin');
  });

  it('turns out to be on despite the lost answer', async () => {
    const { enrol, giveCode } = await openTwoStep(line, 'many@sky.test');
    await enrol();
    await line.raise({ path: changePath, lost: true, times: 1 });

    expect(await giveCode()).toBe('relogin');
  });

  it('turns out to be off if the code did not arrive, and is turned on by the next try', async () => {
    const { enrol, giveCode } = await openTwoStep(line, 'errors@sky.test');
    await enrol();
    await line.raise({ path: changePath, network: true, times: 1 });

    expect(await giveCode()).toEqual({ turningOn: { enrolling: 'notReceived' } });
    expect(await giveCode()).toBe('relogin');
  });

  it('turns out to be on with the next try if neither the answer nor the account came back', async () => {
    const { enrol, giveCode } = await openTwoStep(line, 'gallery@sky.test');
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
    const { flow, rest, send } = await openTwoStep(line, 'mfa@sky.test');
    expect(await rest()).toBe('on');
    flow.send({ type: 'turnOff.requested' });
    await line.raise({ path: changePath, ...fault, times: 1 });

    expect(await send({ type: 'code.given', code: '654321' })).toEqual(expected);
  });

  it('is refused to an agent, who sees the reason', async () => {
    const { rest, send } = await openTwoStep(line, 'anna@sky.test', 'agent@sky.test');
    await rest();

    expect(await send({ type: 'turnOn.requested' })).toBe('holderOnly');
  });
});
