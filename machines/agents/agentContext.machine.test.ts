import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { agentContextMachine } from './agentContext.machine.ts';
import { agentContextModel } from './agentContext.model.ts';

const opened = (userId: string) => ({ type: 'customer.opened', userId, accessToken: `for ${userId}` }) as const;

describe('agentContextMachine', () => {
  it('acts for one customer at a time and opens the portal anew for each', () => {
    const { actor, asked } = onStage(agentContextMachine, { agentId: 'agna', userId: '' });

    for (const userId of ['anna', 'gala', 'gala']) actor.send(opened(userId));

    expect(asked()).toEqual(['openPortal(anna, for anna)', 'openPortal(gala, for gala)', 'openPortal(gala, for gala)']);
    expect(actor.getSnapshot().context.userId).toBe('gala');
  });

  it('reports a lost customer until the agent searches for another', () => {
    const { actor, asked } = onStage(agentContextMachine, { agentId: 'agna', userId: 'anna' });
    const hasLost = () => actor.getSnapshot().context.hasLost;

    actor.send({ type: 'customer.lost' });
    expect([hasLost(), actor.getSnapshot().value, asked()]).toEqual([true, 'noCustomer', []]);

    actor.send({ type: 'customer.sought', sought: 'gala@sky.test' });
    expect(hasLost()).toBe(false);
  });

  it('does not report a customer as lost after the agent left them', () => {
    const { actor, asked } = onStage(agentContextMachine, { agentId: 'agna', userId: 'anna' });

    actor.send({ type: 'customer.left' });
    actor.send({ type: 'customer.lost' });

    expect([actor.getSnapshot().context.hasLost, asked()]).toEqual([false, ['closePortal']]);
  });
});

describeModel(agentContextModel);
