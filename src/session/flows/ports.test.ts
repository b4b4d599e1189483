import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { createFieldRefusal, createRefusal } from '#machines/kit/refusals.model.ts';
import type { Refused } from '#machines/kit/refusals.ts';
import type { AppActor } from '#machines/session/app/app.machine.ts';
import { mutation, query } from './ports.ts';

type Answer = { kind: 'done' } | Refused;

function anApp() {
  const heard: unknown[] = [];
  const dataLoad = { send: (event: unknown) => heard.push(event) };
  return { heard, app: { getSnapshot: () => ({ children: { dataLoad } }) } as unknown as AppActor };
}

/** Returns the data that is read again after a mutation with this outcome. */
async function readAgainAfter(call: () => Promise<Answer>, except?: 'done') {
  const { app, heard } = anApp();
  const actor = createActor(mutation({ app }, call, { outdates: ['TRIPS', 'POLICIES'], ...(except && { except }) }));
  actor.subscribe({ error: () => undefined });
  actor.start();
  await toPromise(actor).catch(() => undefined);
  return heard;
}

const both = ['TRIPS', 'POLICIES'].map((name) => ({ type: 'dataset.outdated', name }));
const no = () => Promise.reject(new Error('no answer'));
const done = () => Promise.resolve({ kind: 'done' } as const);
const refused = () => Promise.resolve(createRefusal('DUPLICATE_PASSENGER'));

describe('a mutation', () => {
  it.each([
    ['was answered with a yes', done],
    ['was refused for something that may be known here otherwise', refused],
    ['was not answered', no],
  ])('invalidates data when it %s', async (_, call) => {
    expect(await readAgainAfter(call)).toEqual(both);
  });

  it.each([
    ['a field', createFieldRefusal('mobilePhoneNumber', 'invalid')],
    ['its session', { kind: 'refused', reaction: { kind: 'end session' } } as const],
    [
      'its session for good',
      { kind: 'refused', reaction: { kind: 'force logout', code: 'SESSION_NOT_FOUND' } } as const,
    ],
  ])('invalidates nothing after a refusal for %s', async (_, answer) => {
    expect(await readAgainAfter(() => Promise.resolve(answer))).toEqual([]);
  });

  it('can leave one kind of answer to its flow', async () => {
    expect(await readAgainAfter(done, 'done')).toEqual([]);
    expect(await readAgainAfter(refused, 'done')).toEqual(both);
    expect(await readAgainAfter(no, 'done')).toEqual(both);
  });
});

describe('a mutation whose flow was left before its answer', () => {
  /** Returns the data that is read again then. */
  async function readAgainAfterLeaving(call: () => Promise<Answer>) {
    const { app, heard } = anApp();
    const write = mutation({ app }, call, { outdates: 'POLICIES', except: 'done', whenLeft: 'TRIPS' });
    createActor(write).start().stop();
    await new Promise(setImmediate);
    return heard;
  }

  it.each([
    ['with a yes', done],
    ['with a refusal', refused],
    ['by nothing', no],
  ])('invalidates everything it may have changed, although it was answered %s', async (_, call) => {
    expect(await readAgainAfterLeaving(call)).toEqual(both.toReversed());
  });
});

describe('a query', () => {
  it('is aborted once its actor stops', () => {
    const signals: AbortSignal[] = [];
    const actor = createActor(
      query((_: undefined, signal) => {
        signals.push(signal);
        return new Promise(() => {});
      }),
    );
    actor.start();
    actor.stop();

    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
