import type { GraphQLClient } from 'graphql-request';

import type { AlertAnswer, Disruption } from '#machines/trips/notifyDisruption.machine.ts';

import { NotifyAlertDocument, RaiseAlertDocument } from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

type Report = { tripId: string; flightId: string; disruption: Disruption; key: string };

const ofForm = { signedIn: true, fields: ['delayDate', 'embarkDate', 'reason'] } as const;

/** What customers and agents tell the insurer of a flight. */
export function alertsOf({ client }: { client: GraphQLClient }) {
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

/** A code that usually is about a day of departure speaks of the only day that is asked for here. */
function atItsField(reaction: Reaction): Reaction {
  if (reaction.kind !== 'fields') return reaction;
  const { embarkDate, ...fields } = reaction.fields;
  return { kind: 'fields', fields: embarkDate ? { delayDate: embarkDate, ...fields } : fields };
}
