import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { subscriberMachine } from './subscriber.machine.ts';
import { newCustomer, subscriberModel } from './subscriber.model.ts';

const notSubscribed = { kind: 'read', subscribed: false, initialScan: false } as const;
const subscribed = { kind: 'read', subscribed: true, initialScan: false } as const;
const scanned = { kind: 'read', subscribed: true, initialScan: true } as const;

const open = (input: Partial<typeof newCustomer> = {}) => {
  const stage = onStage(subscriberMachine, { ...newCustomer, ...input });
  return { ...stage, value: () => stage.actor.getSnapshot().value, context: () => stage.actor.getSnapshot().context };
};

describe('subscribing to monitoring', () => {
  it('subscribes a customer only after consent', () => {
    const { actor, answer, value } = open();
    answer('readSubscription', notSubscribed);
    expect(value()).toBe('notSubscribed');

    actor.send({ type: 'consent.given' });
    expect(value()).toBe('subscribing');
  });

  it('subscribes without asking if the partner does, and remembers that it did', () => {
    const { answer, value, context } = open({ autoSubscribe: true });
    answer('readSubscription', notSubscribed);

    expect(value()).toBe('subscribing');
    expect(context().isAutomatic).toBe(true);
  });

  it('accepts no consent from an agent, whatever the partner sets', () => {
    const { actor, answer, value } = open({ mayConsent: false, autoSubscribe: true });
    answer('readSubscription', notSubscribed);
    actor.send({ type: 'consent.given' });

    expect(value()).toBe('notSubscribed');
  });

  it('checks after a lost answer whether the subscription arrived', () => {
    const { actor, answer, fail, value } = open();
    answer('readSubscription', notSubscribed);
    actor.send({ type: 'consent.given' });
    fail('subscribe');
    expect(value()).toBe('checkingOutcome');

    answer('readSubscription', subscribed);
    expect(value()).toEqual({ scanning: 'brief' });
  });

  it('says that nothing has started if the subscription did not arrive', () => {
    const { actor, answer, fail, value } = open();
    answer('readSubscription', notSubscribed);
    actor.send({ type: 'consent.given' });
    fail('subscribe');
    answer('readSubscription', notSubscribed);

    expect(value()).toBe('notStarted');
  });

  it('claims no outcome if neither answer came', () => {
    const { actor, answer, fail, value } = open();
    answer('readSubscription', notSubscribed);
    actor.send({ type: 'consent.given' });
    fail('subscribe');
    fail('readSubscription');

    expect(value()).toBe('outcomeUnknown');
  });

  it('keeps the last known subscription if the check fails', () => {
    const { fail, value } = open({ known: { subscribed: true, initialScan: true } as never });
    fail('readSubscription');

    expect(value()).toBe('ready');
  });
});

describe('the first scan', () => {
  it('starts for a subscribed customer, and ends with the number of alerts', () => {
    const { answer, value, context } = open();
    answer('readSubscription', subscribed);
    answer('scan', { kind: 'scanned', found: 2 });

    expect(value()).toBe('ready');
    expect(context().found).toBe(2);
  });

  it('says after ten seconds and after a minute that it is still running', () => {
    const { answer, value, clock } = open();
    answer('readSubscription', subscribed);
    clock.increment(9_999);
    expect(value()).toEqual({ scanning: 'brief' });
    clock.increment(1);
    expect(value()).toEqual({ scanning: 'long' });
    clock.increment(50_000);
    expect(value()).toEqual({ scanning: 'veryLong' });
  });

  it('may still run after a lost answer, and is checked again', () => {
    const { actor, answer, fail, value } = open();
    answer('readSubscription', subscribed);
    fail('scan');
    expect(value()).toBe('scanUnanswered');

    actor.send({ type: 'retry.requested' });
    expect(value()).toEqual({ scanning: 'brief' });
  });

  it('has failed if the insurer refused it', () => {
    const { answer, value } = open();
    answer('readSubscription', subscribed);
    answer('scan', createRefusal('GENERAL_400'));

    expect(value()).toBe('scanFailed');
  });

  it('does not run twice', () => {
    const { answer, value } = open();
    answer('readSubscription', scanned);

    expect(value()).toBe('ready');
  });
});

describeModel(subscriberModel);
