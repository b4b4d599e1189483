import { randomUUID } from 'node:crypto';

import { createActor, waitFor } from 'xstate';

import { type RegistrationSnapshot, registrationMachine } from '#machines/account/registration/registration.machine.ts';
import { twoStepMachine } from '#machines/account/twoStep/twoStep.machine.ts';
import { toUuid } from '#sandbox/ids.ts';
import { createAccountApi } from '#src/api/account/account.ts';
import { createRegistrationApi } from '#src/api/account/registration.ts';
import { createTwoStepApi } from '#src/api/account/twoStep.ts';
import { mutation, query } from '#src/session/flows/ports.ts';

import type { Line } from '../line.ts';

export const password = 'Harbour-4-Lanterns';

let people = 0;
function newcomer() {
  people += 1;
  return {
    firstName: 'Lina',
    surname: 'Brook',
    emailAddress: `lina${people}@sky.test`,
    mobilePhoneNumber: `+1555010${9000 + people}`,
    language: 'fr',
  };
}

/** Opens a registration, connected to the insurer. */
export function openRegistration(
  line: Line,
  { linkId = null, twoStep = 'not offered' }: { linkId?: string | null; twoStep?: 'not offered' | 'optional' } = {},
) {
  const details = newcomer();
  const nobody = { app: { getSnapshot: () => ({ children: {} }) } } as unknown as Parameters<typeof mutation>[0];
  const api = createRegistrationApi({
    client: line.client,
    partnerId: toUuid('partner:sky'),
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
        chooseLanguage: silent,
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
