import { expect } from 'vitest';

import type { AgentContextEvent } from '#machines/agents/agentContext.machine.ts';
import { spec } from '#paths/specs/agents/agentContext.ts';
import { tell } from '#src/lib/tell.ts';
import { getAgentContext } from '#src/screens/agents/getAgentContext.ts';
import type { Stage } from '#tests/kit/browser/stage.tsx';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const send = ({ portal }: Stage, event: unknown) => getAgentContext(portal).send(event as AgentContextEvent);

testPaths(spec, {
  triggers: {
    'customer.opened': send,
    'customer.sought': send,
    'customer.lost': ({ portal }) =>
      tell(portal.app, 'session', { type: 'request.unauthorized', code: 'ACCESS_DENIED' }),
  },
  effects: {
    openPortal: ({ portal }, { userId, accessToken }: { userId: string; accessToken: string }) => {
      expect(portal.app.getSnapshot().context.session?.id).toBe(userId);
      expect(sessionStorage.getItem('accessToken')).toContain(accessToken);
    },
    closePortal: ({ portal }) => expect(portal.app.getSnapshot().context.session?.id).toBe(''),
  },
});
