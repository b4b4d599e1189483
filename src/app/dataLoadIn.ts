import { fromPromise } from 'xstate';

import { dataLoadMachine } from '#machines/dashboard/dataLoad.machine.ts';
import { datasetMachine } from '#machines/dashboard/dataset.machine.ts';
import { failsSilently } from '#rules/datasets.ts';
import type { Reaction } from '#schema/classify.ts';
import type { Queries } from '#src/api/queries.ts';
import type { Clock } from '#src/lib/clock.ts';

type World = { queries: () => Promise<Queries>; react: (reaction: Reaction) => void; clock: Clock };

/** The data load in a browser: each dataset is a query whose answer lies in the cache that components read. */
export function dataLoadIn({ queries, react, clock }: World) {
  return dataLoadMachine.provide({
    actors: {
      dataset: datasetMachine.provide({
        actors: {
          load: fromPromise(async ({ input }) => {
            const [client, { loadDataset }] = await Promise.all([queries(), import('#src/api/datasets.ts')]);
            return loadDataset(client, input, clock);
          }),
        },
        actions: {
          react: (_, { name, reaction }) => {
            const endsSession = reaction.kind === 'end session' || reaction.kind === 'force logout';
            if (endsSession || !failsSilently(name)) react(reaction);
          },
        },
      }),
    },
  });
}
