import { findCustomerMachine } from '#machines/agents/findCustomer.machine.ts';
import { createAgentsApi } from '#src/api/agents/agents.ts';
import { createRefusalPorts, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export function connectFindCustomer(portal: Portal): typeof findCustomerMachine {
  const { findCustomers, actFor } = createAgentsApi(portal);

  return findCustomerMachine.provide({
    actors: { findCustomers: query(findCustomers), actFor: query(actFor) },
    actions: createRefusalPorts(portal, 'customer'),
  });
}
