import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { dataLoadMachine } from '#machines/session/data/dataLoad.machine.ts';
import { datasetMachine } from '#machines/session/data/dataset.machine.ts';
import { failsSilently } from '#rules/datasets.ts';
import type { Reaction } from '#schema/classify.ts';
import type { User } from '#src/api/account/user.ts';
import type { Queries } from '#src/api/queries.ts';
import { inside } from '#src/app/files.ts';
import { query } from '#src/session/flows/ports.ts';
import type { Ahead } from './askAhead.ts';

type World = {
  queries: () => Promise<Queries>;
  ahead: Ahead;
  react: (reaction: Reaction, about: Topic) => void;
  outdate: (about: Topic) => void;
  applyPreferences: (user: User) => Promise<void>;
};

/** Connects the data load to the cache: each dataset is a query that components read from it. */
export function connectDataLoad({ queries, ahead, react, outdate, applyPreferences }: World) {
  return dataLoadMachine.provide({
    actors: {
      dataset: datasetMachine.provide({
        actors: {
          load: query(async (input) => {
            outdate(input.name);
            const load = await ahead.take(input);
            const [client, { readCachedUser }] = await Promise.all([queries(), inside.user()]);
            const user = input.name === 'USER_DETAILS' ? readCachedUser(client, input.userId) : null;
            if (user) await applyPreferences(user);
            return load;
          }),
        },
        actions: {
          react: ({ context: { loadedAt } }, { name, reaction }) => {
            const endsSession = reaction.kind === 'end session' || reaction.kind === 'force logout';
            // Old data stays on screen and shows that it is outdated.
            const isToldThere = loadedAt > 0 || failsSilently(name);
            if (endsSession || !isToldThere) react(reaction, name);
          },
        },
      }),
    },
  });
}
