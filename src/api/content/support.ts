import type { GraphQLClient } from 'graphql-request';

import type { Ticket, TicketAnswer } from '#machines/content/supportTicket/supportTicket.machine.ts';
import { getBaseLanguage } from '#rules/languages.ts';
import { formatLocalTime } from '#src/lib/time/localTime.ts';

import { SendSupportTicketDocument } from '../generated/documents.ts';
import { answered } from '../reaction.ts';

type Dependencies = {
  client: GraphQLClient;
  partnerId: string;
  /** ISO 3166-1 alpha-2: the country of the partner's customers. */
  country: string;
  /** Returns the code of the language that the sender reads. */
  language: () => string;
  /** Whether a 401 ends a session: a guest has none. */
  signedIn: boolean;
  now: () => number;
};

const fields = ['name', 'emailAddress', 'contactNumber', 'ticketCategory', 'ticketSubject', 'ticketBody'];

/** Returns the call that sends a message to the insurer's service. */
export function createSupportApi({ client, partnerId, country, language, signedIn, now }: Dependencies) {
  return {
    /** Takes no signal, because a sent message cannot be recalled. */
    sendTicket: ({ ticket: written }: { ticket: Ticket }): Promise<TicketAnswer> =>
      answered(
        async () => {
          const ticket = {
            ...written,
            ticketType: 'support',
            locale: `${getBaseLanguage(language())}-${country}`,
            localTime: formatLocalTime(now()),
          };
          const request = { document: SendSupportTicketDocument, variables: { partnerId, ticket } };
          const { ticketId } = (await client.request(request)).sendSupportTicket;
          return { kind: 'sent', ticketId: ticketId ?? null };
        },
        { signedIn, fields },
      ),
  };
}
