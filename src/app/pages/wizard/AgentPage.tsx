import { CustomerFinder } from '#src/screens/agents/CustomerFinder.tsx';
import { useApp } from '#src/session/portal.ts';

import NotFound from '../inside/NotFound.tsx';

/** Where an agent finds a customer. For everybody else there is no such page. */
export default function AgentPage() {
  const agentId = useApp(({ context }) => context.session?.agentId);

  return agentId ? <CustomerFinder agentId={agentId} /> : <NotFound />;
}
