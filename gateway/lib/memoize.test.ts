import { expect, it } from 'vitest';

import { memoize } from './memoize.ts';

function keeping(most = 3) {
  const clock = { now: 0 };
  const sought: string[] = [];
  const keep = memoize<string>(1_000, most, () => clock.now);
  return {
    clock,
    sought,
    get: (key: string, answer: () => Promise<string> = () => Promise.resolve(key.toUpperCase())) =>
      keep(key, () => {
        sought.push(key);
        return answer();
      }),
  };
}

it('shares one search among concurrent callers and keeps its result for a time', async () => {
  const { clock, sought, get } = keeping();
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['A', 'A', 'B']);
  clock.now = 999;
  expect(await get('a')).toBe('A');
  expect(sought).toEqual(['a', 'b']);
});

it('searches again once the time has passed since the result', async () => {
  const { clock, sought, get } = keeping();
  let say: (answer: string) => void = () => undefined;
  const first = get('a', () => new Promise((resolve) => (say = resolve)));
  clock.now = 5_000;
  const second = get('a');
  say('late');
  expect(await Promise.all([first, second])).toEqual(['late', 'late']);
  clock.now = 5_999;
  await get('a');
  expect(sought).toEqual(['a']);
  clock.now = 6_000;
  expect(await get('a')).toBe('A');
  expect(sought).toEqual(['a', 'a']);
});

it('keeps no failed search, but rejects every waiting caller', async () => {
  const { sought, get } = keeping();
  const fail = () => Promise.reject(new Error('no'));
  expect((await Promise.allSettled([get('a', fail), get('a', fail)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await get('a')).toBe('A');
  expect(sought).toEqual(['a', 'a']);
});

it('drops the oldest entry when there are too many', async () => {
  const { sought, get } = keeping(2);
  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await get(key);
  expect(sought).toEqual(['a', 'b', 'c', 'a']);
});
