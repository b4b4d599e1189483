import { randomUUID } from 'node:crypto';

import { createActor, waitFor } from 'xstate';

import { changeEmailMachine } from '#machines/account/changeEmail/changeEmail.machine.ts';
import { toUuid } from '#sandbox/ids.ts';
import type { Reaction } from '#schema/classify.ts';
import { createAccountApi } from '#src/api/account/account.ts';
import { mutation } from '#src/session/flows/ports.ts';

import type { Line } from '../line.ts';

/** Opens a change of Emil's address, connected to the insurer. */
export function openEmailChange(line: Line, known: string) {
  const reactions: Reaction[] = [];
  let unanswered = 0;
  const nobody = { app: { getSnapshot: () => ({ children: {} }) } } as unknown as Parameters<typeof mutation>[0];
  const { changeEmail } = createAccountApi({ client: line.client, country: 'US' });
  const silent = () => {};
  const flow = createActor(
    changeEmailMachine.provide({
      actors: { edit: mutation(nobody, changeEmail) },
      actions: {
        react: (_, { reaction }) => void reactions.push(reaction),
        announceUnanswered: () => {
          unanswered += 1;
        },
        announceEdited: silent,
        announceGone: silent,
      },
    }),
    {
      input: {
        id: toUuid('user:emil@sky.test'),
        known: { emailAddress: known, language: 'EN' },
        isFresh: true,
        newKey: randomUUID,
      },
    },
  );
  flow.start();
  const change = async (emailAddress: string) => {
    flow.send({ type: 'details.entered', details: { emailAddress, language: 'EN' } });
    return (await waitFor(flow, (state) => !state.matches('editing'))).value;
  };
  return { flow, reactions, change, unanswered: () => unanswered };
}
