import { TOTP } from 'otpauth';
import { createActor, waitFor } from 'xstate';

import { type TwoStepSnapshot, twoStepMachine } from '#machines/account/twoStep/twoStep.machine.ts';
import { toUuid } from '#sandbox/ids.ts';
import { createTwoStepApi } from '#src/api/account/twoStep.ts';
import { mutation, query } from '#src/session/flows/ports.ts';

import type { Line } from '../line.ts';

/** Opens two-step verification of a customer, connected to the insurer. */
export async function openTwoStep(line: Line, login: string, agent?: string) {
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
      actions: { react: silent, reactElsewhere: silent, announceOff: silent, announceUnanswered: silent },
    }),
    { input: { userId: toUuid(`user:${login}`), isNew: false, isActing: agent !== undefined } },
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
  /** Enters the code that an authenticator app would show for the offered secret. */
  const giveCode = () => {
    const { offer } = flow.getSnapshot().context;
    return send({ type: 'code.given', code: new TOTP({ secret: offer?.secret ?? '' }).generate() });
  };
  return { flow, rest, send, enrol, giveCode };
}

const isWorking = (state: TwoStepSnapshot) =>
  state.hasTag('working') || state.matches('reading') || state.matches('requesting');
