import { CustomerFinder } from '#src/screens/agents/CustomerFinder.tsx';
import { useApp } from '#src/session/portal.ts';

import NotFound from '../inside/NotFound.tsx';

/** The customer search for agents. Other users get a 404 page. */
export default function AgentPage() {
  const agentId = useApp(({ context }) => context.session?.agentId);

  return agentId ? <CustomerFinder agentId={agentId} /> : <NotFound />;
}
