import type { GraphQLClient } from 'graphql-request';

import type { Disruption } from '#machines/trips/notifyDisruption.logic.ts';
import type { AlertAnswer } from '#machines/trips/notifyDisruption.machine.ts';

import { NotifyAlertDocument, RaiseAlertDocument } from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

type Report = { tripId: string; flightId: string; disruption: Disruption; key: string };

const ofForm = { signedIn: true, fields: ['delayDate', 'embarkDate', 'reason'] } as const;

/** Calls that report a disruption: one for customers, one for agents. */
export function createAlertsApi({ client }: { client: GraphQLClient }) {
  return {
    notifyAlert: ({ disruption: { reason: _, ...alert }, key, ...which }: Report) =>
      sent(() =>
        client.request({
          document: NotifyAlertDocument,
          variables: { alert: { ...alert, ...which } },
          requestHeaders: keyed(key),
        }),
      ),

    raiseAlert: ({ disruption: alert, key, ...which }: Report) =>
      sent(() =>
        client.request({
          document: RaiseAlertDocument,
          variables: { ...which, alert },
          requestHeaders: keyed(key),
        }),
      ),
  };
}

async function sent(send: () => Promise<unknown>): Promise<AlertAnswer> {
  const answer = await answered<AlertAnswer>(async () => {
    await send();
    return { kind: 'sent' };
  }, ofForm);
  return answer.kind === 'refused' ? { ...answer, reaction: atItsField(answer.reaction) } : answer;
}

type Reaction = Extract<AlertAnswer, { kind: 'refused' }>['reaction'];

/** The code usually refers to the day of departure, but this form has only the day of the delay. */
function atItsField(reaction: Reaction): Reaction {
  if (reaction.kind !== 'fields') return reaction;
  const { embarkDate, ...fields } = reaction.fields;
  return { kind: 'fields', fields: embarkDate ? { delayDate: embarkDate, ...fields } : fields };
}
