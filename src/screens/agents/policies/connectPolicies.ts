import { addPolicyMachine } from '#machines/agents/policies/addPolicy.machine.ts';
import { deletePolicyMachine } from '#machines/agents/policies/deletePolicy.machine.ts';
import { editPolicyMachine } from '#machines/agents/policies/editPolicy.machine.ts';
import { findPoliciesMachine } from '#machines/agents/policies/findPolicies.machine.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { createPartnerPoliciesApi } from '#src/api/agents/partnerPolicies.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

/** The topic of the notices of the dialogs, apart from those of the search beside them. */
export const aboutPolicy: readonly Topic[] = ['partner policy'];
export const aboutSearch: readonly Topic[] = ['partner policies'];

const apiFor = ({ app, client }: Portal) =>
  createPartnerPoliciesApi({ client, partnerId: app.getSnapshot().context.client?.partnerId ?? '' });

// An administrator may hold the policy that they change.
const changes = { outdates: 'POLICIES' } as const;

/** Connects the search to the calls that a deployment finds its policies with. */
export const connectFindPolicies = (portal: Portal): typeof findPoliciesMachine =>
  findPoliciesMachine.provide({
    actors: { findPolicies: query(apiFor(portal).findPolicies) },
    actions: createRefusalPorts(portal, 'partner policies'),
  });

export const connectAddPolicy = (portal: Portal): typeof addPolicyMachine =>
  addPolicyMachine.provide({
    actors: { add: mutation(portal, apiFor(portal).addPolicy, changes) },
    actions: {
      ...createRefusalPorts(portal, 'partner policy'),
      announceAdded: () => portal.notify({ severity: 'success', text: { id: 'notices.policy_added' } }),
    },
  });

export const connectEditPolicy = (portal: Portal): typeof editPolicyMachine =>
  editPolicyMachine.provide({
    actors: { edit: mutation(portal, apiFor(portal).changePolicy, changes) },
    actions: {
      ...createRefusalPorts(portal, 'partner policy'),
      announceEdited: () => portal.notify({ severity: 'success', text: { id: 'notices.policy_edited' } }),
      announceGone: () => announceGone(portal),
    },
  });

export const connectDeletePolicy = (portal: Portal): typeof deletePolicyMachine =>
  deletePolicyMachine.provide({
    actors: { delete: mutation(portal, apiFor(portal).deletePolicy, changes) },
    actions: {
      ...createRefusalPorts(portal, 'partner policy'),
      announceDeleted: () => portal.notify({ severity: 'success', text: { id: 'notices.policy_deleted' } }),
      announceGone: () => announceGone(portal),
    },
  });

/** The notice outlives the dialog, so it is about no topic of the dialog. */
function announceGone({ notify }: Portal): void {
  notify({ severity: 'warning', text: { id: 'notices.policy_gone' }, general: true });
}
