import { sendPayoutDetailsMachine } from '#machines/claims/details/sendPayoutDetails.machine.ts';
import { createClaimsApi } from '#src/api/claims/claims.ts';
import { createPayoutChoiceReader } from '#src/api/claims/payoutChoice.ts';
import { createPayoutsApi } from '#src/api/payouts/payouts.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export function connectSendPayoutDetails(portal: Portal): typeof sendPayoutDetailsMachine {
  const { readMethods, createMethod, updateMethod } = createPayoutsApi(portal);
  const { sendPayout, readClaim } = createClaimsApi(portal);
  const readChoice = createPayoutChoiceReader(portal);
  const who = () => ({ userId: portal.app.getSnapshot().context.session?.id ?? '' });
  const whenLeft = 'PAYOUT_METHODS';

  return sendPayoutDetailsMachine.provide({
    actors: {
      readChoice: query((_, signal) => readChoice(who(), signal)),
      readMethods: query((_, signal) => readMethods(who(), signal)),
      createMethod: mutation(portal, createMethod, { whenLeft }),
      correctMethod: mutation(
        portal,
        ({ payoutMethodId, email, key }) => updateMethod({ payoutMethodId, changes: { fields: { email } }, key }),
        { whenLeft },
      ),
      sendPayout: mutation(portal, sendPayout, { whenLeft: 'ITEM_ALERTS' }),
      readClaim: query(readClaim),
    },
    actions: {
      ...createRefusalPorts(portal, 'claim payout'),
      announceSent: () => portal.notify({ severity: 'success', text: { id: 'notices.payout_sent' } }),
      announceArrived: () => portal.notify({ severity: 'success', text: { id: 'notices.payout_arrived' } }),
      claimsOutdated: () => tellOutdated(portal.app, 'ITEM_ALERTS'),
      methodsOutdated: () => tellOutdated(portal.app, whenLeft),
    },
  });
}
