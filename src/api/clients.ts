import { GraphQLClient } from 'graphql-request';

import { wire } from './wire.ts';

export type Portal = {
  url: string;
  bearer: () => string | null;
};

/**
 * GraphQL client of the machines. It repeats nothing: the gateway repeats queries, and mutations are never repeated.
 */
export const machineClient = ({ url, bearer }: Portal): GraphQLClient =>
  new GraphQLClient(url, { fetch: wire(bearer) });
