import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createRefusal } from '../kit/refusals.model.ts';
import { findCustomerMachine } from './findCustomer.machine.ts';
import { anna, findCustomerModel } from './findCustomer.model.ts';

const agentId = '00000000-0000-4000-8000-000000000009';
const sought = { type: 'customer.sought', sought: anna.emailAddress } as const;
const chosen = { type: 'customer.chosen', userId: anna.userId } as const;

const opened = () => onStage(findCustomerMachine, { agentId });

describe('findCustomerMachine', () => {
  it('hands the agent over to the chosen customer', () => {
    const { actor, answer } = opened();

    actor.send(sought);
    answer('findCustomers', { kind: 'found', customers: [anna] });
    actor.send(chosen);
    answer('actFor', { kind: 'handed over', userId: anna.userId, accessToken: 'for both' });

    expect(actor.getSnapshot().output).toEqual({ userId: anna.userId, accessToken: 'for both' });
  });

  it('clears the earlier results during a search and opens only listed customers', () => {
    const { actor, answer } = opened();

    actor.send(sought);
    answer('findCustomers', { kind: 'found', customers: [anna] });
    actor.send({ type: 'customer.chosen', userId: 'somebody else' });
    expect(actor.getSnapshot().value).toBe('listed');

    actor.send({ ...sought, sought: 'nobody@sky.test' });
    expect(actor.getSnapshot().context.found).toEqual([]);
    actor.send(chosen);
    expect(actor.getSnapshot().value).toBe('looking');
  });

  it('reports a customer who was taken from the agent and keeps the list', () => {
    const { actor, answer, asked } = opened();

    actor.send(sought);
    answer('findCustomers', { kind: 'found', customers: [anna] });
    actor.send(chosen);
    asked();
    answer('actFor', createRefusal('ACCESS_DENIED'));

    expect([actor.getSnapshot().value, actor.getSnapshot().context.found, asked()]).toEqual(['denied', [anna], []]);
  });

  it('lets an agent who is also a customer return to their own portal without a search', () => {
    const { actor, asked } = opened();

    actor.send({ type: 'own.chosen' });

    expect(asked()).toEqual([`actFor(${agentId}, ${agentId})`]);
  });
});

describeModel(findCustomerModel);
