import type { DatasetInput, Load } from '#machines/dashboard/dataset.machine.ts';
import type { DatasetName } from '#rules/datasets.ts';

type Asked = Pick<DatasetInput, 'name' | 'userId'>;

/** Asks for a customer's data while what they may do is still being found out: one way to the insurer and back less. */
export type Ahead = {
  ask: (userId: string, names: readonly DatasetName[]) => void;
  /** The answer on its way, once; whoever asks again wants to know anew. */
  take: (asked: Asked) => Promise<Load>;
  forget: () => void;
};

export function askingAhead(load: (asked: Asked) => Promise<Load>): Ahead {
  const coming = new Map<string, Promise<Load>>();
  const keyOf = ({ name, userId }: Asked) => `${name} of ${userId}`;

  return {
    ask: (userId, names) => {
      for (const name of names) {
        const answer = load({ name, userId });
        // Whoever takes it hears of a failure; if nobody does, nobody need.
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
