import { type AnyActorRef, createActor, enqueueActions, sendTo } from 'xstate';

import { type AgentContextActor, agentContextMachine } from '#machines/agents/agentContext.machine.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { Portal } from '#src/session/portal.ts';

const agents = new WeakMap<Portal, AgentContextActor>();

/** For whom the agent acts who is signed in. One for as long as they are; its file comes with them, and not before. */
export function agentOf(portal: Portal): AgentContextActor {
  const known = agents.get(portal);
  if (known) return known;
  const { id: userId, agentId } = portal.app.getSnapshot().context.session ?? { id: '', agentId: null };
  const agent = createActor(provideAgentContext(portal), { input: { agentId: agentId ?? '', userId } }).start();
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
 * The session machine holds who it is: it keeps them over a reload, and lets go of what was read for the one before. It is sent
 * to rather than told, so that what it starts is not started within an action of this machine.
 */
const provideAgentContext = ({ app, tab }: Portal) => {
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
