import { expect, it } from 'vitest';

import { kept } from './kept.ts';

function keeping(most = 3) {
  const clock = { now: 0 };
  const sought: string[] = [];
  const keep = kept<string>(1_000, most, () => clock.now);
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

it('seeks once for all who ask meanwhile, and for a time after', async () => {
  const { clock, sought, get } = keeping();
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['A', 'A', 'B']);
  clock.now = 999;
  expect(await get('a')).toBe('A');
  expect(sought).toEqual(['a', 'b']);
});

it('seeks again when the time is over, which begins with the answer', async () => {
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

it('keeps nothing that was sought in vain, but tells all who waited', async () => {
  const { sought, get } = keeping();
  const fail = () => Promise.reject(new Error('no'));
  expect((await Promise.allSettled([get('a', fail), get('a', fail)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await get('a')).toBe('A');
  expect(sought).toEqual(['a', 'a']);
});

it('forgets the oldest when there are too many', async () => {
  const { sought, get } = keeping(2);
  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await get(key);
  expect(sought).toEqual(['a', 'b', 'c', 'a']);
});
