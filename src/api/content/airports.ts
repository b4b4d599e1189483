import type { GraphQLClient } from 'graphql-request';

import type { Refused } from '#machines/answers.ts';
import type { Airport } from '#schema/rest/content.ts';

import { AirportsDocument } from '../generated/documents.ts';
import { answered } from '../reaction.ts';

export function contentOf({ client }: { client: GraphQLClient }) {
  return {
    loadAirports: (signal: AbortSignal): Promise<{ kind: 'loaded'; airports: Airport[] } | Refused> =>
      answered(
        async () => ({
          kind: 'loaded',
          airports: (await client.request({ document: AirportsDocument, signal })).airports,
        }),
        { signedIn: true },
      ),
  };
}
