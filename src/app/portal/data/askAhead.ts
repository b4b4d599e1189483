import type { DatasetInput, Load } from '#machines/session/data/dataset.machine.ts';
import type { DatasetName } from '#rules/datasets.ts';

type Asked = Pick<DatasetInput, 'name' | 'userId'>;

/** Requests a customer's data before their rights are known, which saves a round trip. */
export type Ahead = {
  ask: (userId: string, names: readonly DatasetName[]) => void;
  /** Returns the pending answer once. A further call sends a new request. */
  take: (asked: Asked) => Promise<Load>;
  forget: () => void;
};

export function createPrefetch(load: (asked: Asked) => Promise<Load>): Ahead {
  const coming = new Map<string, Promise<Load>>();
  const keyOf = ({ name, userId }: Asked) => `${name} of ${userId}`;

  return {
    ask: (userId, names) => {
      for (const name of names) {
        const answer = load({ name, userId });
        // The caller of `take` handles a failure. An answer that is never taken may fail silently.
        answer.catch(() => 'not taken yet');
        coming.set(keyOf({ name, userId }), answer);
      }
    },
    take: (asked) => {
      const answer = coming.get(keyOf(asked));
      coming.delete(keyOf(asked));
      return answer ?? load(asked);
    },
    forget: () => coming.clear(),
  };
}
