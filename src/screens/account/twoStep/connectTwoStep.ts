import { twoStepMachine } from '#machines/account/twoStep/twoStep.machine.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { createTwoStepApi } from '#src/api/account/twoStep.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export const twoStepTopics: readonly Topic[] = ['two-step'];

/** @param signedIn whether there is a session, which a 401 ends */
const connect = (portal: Portal, signedIn: boolean): typeof twoStepMachine => {
  const api = createTwoStepApi({ client: portal.client, signedIn });

  return twoStepMachine.provide({
    actors: {
      readVerification: query(api.readVerification),
      requestSecret: query(api.requestSecret),
      // The flow itself determines the outcome after a lost answer.
      enable: mutation(portal, api.enable),
      disable: mutation(portal, api.disable, { whenLeft: 'USER_DETAILS' }),
    },
    actions: {
      ...createRefusalPorts(portal, 'two-step'),
      announceOff: () => {
        tellOutdated(portal.app, 'USER_DETAILS');
        portal.notify({ severity: 'success', text: { id: 'twoStep.turned_off' } });
      },
    },
  });
};

/** Connects two-step verification of the signed-in customer to the insurer. */
export const connectTwoStep = (portal: Portal): typeof twoStepMachine => connect(portal, true);

/** Connects two-step verification of a new account, which has no session yet. */
export const connectFirstTwoStep = (portal: Portal): typeof twoStepMachine => connect(portal, false);
