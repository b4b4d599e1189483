import { expect, it } from 'vitest';

import { createQueue } from './queue.ts';

function workers(most: number) {
  const queue = createQueue(most);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();

  const enter = (name: string, signal = new AbortController().signal) =>
    queue.inTurn(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    }, signal);
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await new Promise(setImmediate);
  };
  return { begun, enter, end };
}

it('limits the number of running tasks and starts the next when one ends or fails', async () => {
  const { begun, enter, end } = workers(2);
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => enter(name)));
  expect(begun).toEqual(['a', 'b']);

  await end('b', new Error('no answer'));
  expect(begun).toEqual(['a', 'b', 'c']);

  for (const name of ['a', 'c', 'd']) await end(name);
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  void enter('e');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('drops a task whose caller leaves while waiting or at the moment of its turn', async () => {
  const { begun, enter, end } = workers(1);
  const [early, late] = [new AbortController(), new AbortController()];
  void enter('a');
  const left = [enter('b', early.signal), enter('c', late.signal)].map((each) => each.catch(() => 'left'));
  void enter('d');

  early.abort();
  const ended = end('a');
  await Promise.resolve();
  late.abort();
  await ended;

  expect(await Promise.all(left)).toEqual(['left', 'left']);
  expect(begun).toEqual(['a', 'd']);
});
