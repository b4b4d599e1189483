import { setUpPayoutMachine } from '#machines/payouts/setUpPayout.machine.ts';
import { getBaseLanguage } from '#rules/languages.ts';
import { createPayoutsApi } from '#src/api/payouts/payouts.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';
import { getSpokenLanguage } from '#src/session/useLanguages.ts';

export function connectSetUpPayout(portal: Portal): typeof setUpPayoutMachine {
  const { app } = portal;
  const { readMethods, readFields, openFrame, createMethod } = createPayoutsApi(portal);
  const userId = () => app.getSnapshot().context.session?.id ?? '';

  return setUpPayoutMachine.provide({
    actors: {
      openFrame: query((_, signal) => openFrame({ userId: userId(), lang: languageIn(portal) }, signal)),
      readMethods: query((_, signal) => readMethods({ userId: userId() }, signal)),
      readFields: query(readFields),
      createMethod: mutation(portal, createMethod, { outdates: 'PAYOUT_METHODS', except: 'created' }),
    },
    actions: {
      ...createRefusalPorts(portal, 'payout'),
      announceCreated: () => {
        tellOutdated(app, 'PAYOUT_METHODS');
        portal.notify({ severity: 'success', text: { id: 'notices.payout_method_created' } });
      },
    },
  });
}

/** Language code in the insurer's format, such as `EN`. */
const languageIn = (portal: Portal): string => getBaseLanguage(getSpokenLanguage(portal)).toUpperCase();
