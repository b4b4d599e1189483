import { type AnyActorRef, createActor, enqueueActions, sendTo } from 'xstate';

import { type AgentContextActor, agentContextMachine } from '#machines/agents/agentContext.machine.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { Portal } from '#src/session/portal.ts';

const agents = new WeakMap<Portal, AgentContextActor>();

/**
 * Returns the actor that holds the customer that the signed-in agent acts for. Created on first use, so that customers
 * do not load its code, and kept until the agent signs out.
 */
export function getAgentContext(portal: Portal): AgentContextActor {
  const known = agents.get(portal);
  if (known) return known;
  const { id: userId, agentId } = portal.app.getSnapshot().context.session ?? { id: '', agentId: null };
  const agent = createActor(connectAgentContext(portal), { input: { agentId: agentId ?? '', userId } }).start();
  agents.set(portal, agent);

  const watch = portal.app.subscribe(({ context: { session } }) => {
    if (session?.id === '') agent.send({ type: 'customer.lost' });
    if (session?.agentId === agentId) return;
    watch.unsubscribe();
    agents.delete(portal);
    agent.stop();
  });
  return agent;
}

/**
 * Connects the actor to the session machine, which keeps the customer across a reload and drops the data of the
 * previous one. Events are sent with `sendTo`, so that the session does not start actors inside an action of this
 * machine.
 */
const connectAgentContext = ({ app, tab }: Portal) => {
  const session = () => app.getSnapshot().children.session as AnyActorRef;

  return agentContextMachine.provide({
    actions: {
      openPortal: enqueueActions(({ enqueue }, { userId, accessToken }: { userId: string; accessToken: string }) => {
        enqueue(() => tab.write(slices.accessToken, accessToken));
        enqueue.sendTo(session, { type: 'customer.changed', userId });
      }),
      closePortal: sendTo(session, { type: 'customer.changed', userId: '' }),
    },
  });
};
