import { findCustomerMachine } from '#machines/agents/findCustomer.machine.ts';
import { agentsOf } from '#src/api/agents/agents.ts';
import { query, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export function provideFindCustomer(portal: Portal): typeof findCustomerMachine {
  const { findCustomers, actFor } = agentsOf(portal);

  return findCustomerMachine.provide({
    actors: { findCustomers: query(findCustomers), actFor: query(actFor) },
    actions: refusalsTo(portal, 'customer'),
  });
}
