import { GraphQLClient } from 'graphql-request';

import { wire } from './wire.ts';

export type Portal = {
  url: string;
  bearer: () => string | null;
};

/** For machines: one call, one answer. Nothing here repeats a request: the gateway repeats reads, nobody writes. */
export const machineClient = ({ url, bearer }: Portal): GraphQLClient =>
  new GraphQLClient(url, { fetch: wire(bearer) });
