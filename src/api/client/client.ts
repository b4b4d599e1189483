import type { GraphQLClient } from 'graphql-request';

import type { ClientAnswer } from '#machines/session/preferences/theme.machine.ts';

import { ClientDocument } from '../generated/entry.ts';
import { answered } from '../reaction.ts';

/** Returns the partner of the domain. A refusal contains the reason. */
export async function findClient(client: GraphQLClient, domain: string): Promise<ClientAnswer> {
  const answer = await answered(
    async () => ({ kind: 'found' as const, client: (await client.request(ClientDocument, { domain })).client }),
    { signedIn: false },
  );
  if (answer.kind === 'found') return answer;
  const { reaction } = answer;
  const code = 'code' in reaction ? reaction.code : undefined;
  const message = reaction.kind === 'error' ? (reaction.message ?? 'Unknown error') : (code ?? reaction.kind);
  const { stack } = new Error(message);
  return { kind: 'refused', failure: { message, ...(code && { code }), ...(stack && { stack }) } };
}
