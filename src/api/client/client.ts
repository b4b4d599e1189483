import type { GraphQLClient } from 'graphql-request';

import { failureOf } from '#machines/app/failure.ts';
import type { ClientAnswer } from '#machines/app/theme.machine.ts';

import { ClientDocument } from '../generated/documents.ts';
import { answered } from '../reaction.ts';

/** Whose portal this is. A refusal says why there is none. */
export async function clientOf(client: GraphQLClient, domain: string): Promise<ClientAnswer> {
  const answer = await answered(
    async () => ({ kind: 'found' as const, client: (await client.request(ClientDocument, { domain })).client }),
    { signedIn: false },
  );
  if (answer.kind === 'found') return answer;
  const { reaction } = answer;
  const code = 'code' in reaction ? reaction.code : undefined;
  const message = reaction.kind === 'error' ? (reaction.message ?? 'Unknown error') : (code ?? reaction.kind);
  return { kind: 'refused', failure: { ...failureOf(new Error(message)), ...(code && { code }) } };
}
