import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { resetPasswordMachine } from '#machines/account/resetPassword/resetPassword.machine.ts';
import { toUuid } from '#sandbox/ids.ts';
import { createPasswordsApi } from '#src/api/account/passwords.ts';
import { mutation } from '#src/session/flows/ports.ts';

import { type Line, startLine } from './line.ts';

const path = '/platform/user/resetPassword';
const still = new AbortController().signal;
const fields = (code: string) => ({ kind: 'refused', reaction: { kind: 'fields', fields: { code } } });
const warning = (code: string) => ({ kind: 'refused', reaction: { kind: 'warning', code } });

let line: Line;
let passwords: ReturnType<typeof createPasswordsApi>;
beforeAll(async () => {
  line = await startLine({ deadlineMs: 5_000 });
  passwords = createPasswordsApi({ client: line.client, partnerId: toUuid('partner:sky') });
});
afterEach(() => line.clear());
afterAll(() => line.close());

async function codeFor(emailAddress: string): Promise<string> {
  await passwords.requestLink({ emailAddress }, still);
  return line.mailedCode(emailAddress);
}
const signIn = async (username: string, password: string) =>
  (await line.auth.signIn({ username, password }, still)).kind;

/** Opens a password reset, connected to the insurer. */
function opened(code: string) {
  const told: string[] = [];
  const nobody = { app: { getSnapshot: () => ({ children: {} }) } } as unknown as Parameters<typeof mutation>[0];
  const flow = createActor(
    resetPasswordMachine.provide({
      actors: { resetPassword: mutation(nobody, passwords.resetPassword) },
      actions: { react: () => void told.push('refused'), announceReset: () => void told.push('saved') },
    }),
    { input: { code } },
  );
  flow.start();
  const choose = async (password: string) => {
    flow.send({ type: 'password.chosen', password });
    return (await waitFor(flow, (state) => !state.matches('submitting'))).value;
  };
  return { choose, told };
}

describe('a new password, from the app to the insurer,', () => {
  it('is set by the code of a mailed link', async () => {
    expect(await passwords.requestLink({ emailAddress: 'anna@sky.test' }, still)).toEqual({ kind: 'sent' });
    const code = await line.mailedCode('anna@sky.test');

    expect(await passwords.resetPassword({ code, password: 'Harbour-4-Lanterns' })).toEqual({ kind: 'reset' });

    expect(await signIn('anna@sky.test', 'Harbour-4-Lanterns')).toBe('signed in');
    expect(await passwords.resetPassword({ code, password: 'Harbour-4-Lanterns' })).toEqual(fields('INVALID_CODE'));
  });

  it('is refused with a text for the page', async () => {
    const code = await codeFor('one@sky.test');
    const wrong = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;

    expect(await passwords.requestLink({ emailAddress: 'gone@sky.test' }, still)).toEqual(warning('ACCOUNT_NOT_FOUND'));
    expect(await passwords.resetPassword({ code, password: 'Password1!' })).toEqual({
      kind: 'refused',
      reaction: { kind: 'fields', fields: { password: 'INVALID_PASSWORD' } },
    });
    expect(await passwords.resetPassword({ code: wrong, password: 'Harbour-4-Lanterns' })).toEqual(
      fields('INVALID_CODE'),
    );
    expect(await passwords.resetPassword({ code: 'unknown', password: 'Harbour-4-Lanterns' })).toEqual(
      warning('CODE_NOT_FOUND'),
    );
  });

  it('is saved despite the lost answer, which the second try reports', async () => {
    const { choose, told } = opened(await codeFor('many@sky.test'));
    await line.raise({ path, lost: true, times: 1 });

    expect(await choose('Harbour-4-Lanterns')).toEqual({ choosing: 'outcomeUnknown' });
    expect(await choose('Lanterns-4-Harbour')).toBe('resetUnheard');

    expect(told).toEqual([]);
    expect(await signIn('many@sky.test', 'Harbour-4-Lanterns')).toBe('signed in');
  });

  it('is not saved if the request was lost, and the second try saves it', async () => {
    const { choose, told } = opened(await codeFor('emil@sky.test'));
    await line.raise({ path, network: true, times: 1 });

    expect(await choose('Harbour-4-Lanterns')).toEqual({ choosing: 'outcomeUnknown' });
    expect(await signIn('emil@sky.test', 'Passw0rd!')).toBe('signed in');
    expect(await choose('Lanterns-4-Harbour')).toBe('reset');

    expect(told).toEqual(['saved']);
    expect(await signIn('emil@sky.test', 'Lanterns-4-Harbour')).toBe('signed in');
  });
});
