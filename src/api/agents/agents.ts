import type { GraphQLClient } from 'graphql-request';

import type { CustomersFound, HandedOver } from '#machines/agents/findCustomer.machine.ts';

import { ActForDocument, CustomersDocument } from '../generated/documents.ts';
import { answered } from '../reaction.ts';

type Agent = { agentId: string };

/** Calls with which an agent finds a customer. A deployment with its own agent system does not use them. */
export function createAgentsApi({ client }: { client: GraphQLClient }) {
  return {
    findCustomers: (variables: Agent & { sought: string }, signal: AbortSignal): Promise<CustomersFound> =>
      answered(
        async () => {
          const { customers } = await client.request({ document: CustomersDocument, variables, signal });
          return { kind: 'found', customers };
        },
        { signedIn: true, fields: ['sought'] },
      ),

    actFor: (variables: Agent & { userId: string }, signal: AbortSignal): Promise<HandedOver> =>
      answered(
        async () => {
          const { userId, accessToken } = (await client.request({ document: ActForDocument, variables, signal }))
            .actFor;
          if (!accessToken) throw new Error('A hand-over without a token');
          return { kind: 'handed over', userId, accessToken };
        },
        { signedIn: true },
      ),
  };
}
