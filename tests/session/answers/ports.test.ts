import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { refusedFor, refusedWith } from '#machines/answers.model.ts';
import type { Refused } from '#machines/answers.ts';
import type { AppActor } from '#machines/app/app.machine.ts';
import { mutation, query } from '#src/session/flows/ports.ts';

type Answer = { kind: 'done' } | Refused;

function anApp() {
  const heard: unknown[] = [];
  const dataLoad = { send: (event: unknown) => heard.push(event) };
  return { heard, app: { getSnapshot: () => ({ children: { dataLoad } }) } as unknown as AppActor };
}

/** What is read again when a call that changes something ends like this. */
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
const refused = () => Promise.resolve(refusedWith('DUPLICATE_PASSENGER'));

describe('a call that changes something', () => {
  it.each([
    ['was answered with a yes', done],
    ['was refused for something that may be known here otherwise', refused],
    ['was not answered', no],
  ])('has what it outdates read again when it %s', async (_, call) => {
    expect(await readAgainAfter(call)).toEqual(both);
  });

  it.each([
    ['a field', refusedFor('mobilePhoneNumber', 'invalid')],
    ['its session', { kind: 'refused', reaction: { kind: 'end session' } } as const],
    [
      'its session for good',
      { kind: 'refused', reaction: { kind: 'force logout', code: 'SESSION_NOT_FOUND' } } as const,
    ],
  ])('has nothing read again when it was refused for %s', async (_, answer) => {
    expect(await readAgainAfter(() => Promise.resolve(answer))).toEqual([]);
  });

  it('leaves one kind of answer to its flow, where that is said', async () => {
    expect(await readAgainAfter(done, 'done')).toEqual([]);
    expect(await readAgainAfter(refused, 'done')).toEqual(both);
    expect(await readAgainAfter(no, 'done')).toEqual(both);
  });
});

describe('a call whose flow was left before its answer came', () => {
  /** What is read again then. */
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
  ])('has everything read again that it may have changed, though it was answered %s', async (_, call) => {
    expect(await readAgainAfterLeaving(call)).toEqual(both.toReversed());
  });
});

describe('a call that reads', () => {
  it('is broken off once nobody waits for it', () => {
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
