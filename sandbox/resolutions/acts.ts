import type { Act, Remedy } from '#schema/lifecycles.ts';
import type { SubmittedResolution } from '#schema/rest/resolutions.ts';

import { Refused } from '../refusal.ts';

export function toAct(given: SubmittedResolution, remedy: Remedy): Act {
  if (isOfAgent(given)) return agentActIn(given);
  if (given.rejected) return 'customer.no';
  if (given.callMe) return 'customer.callMe';
  if (given.loungeId === 'None') return 'customer.noLounge';
  if (remedy === 'CASH' || remedy === 'POINTS') return 'customer.claim';
  if (remedy === 'LOUNGE') return 'customer.choose';
  return given.flightIds || given.alternateId ? 'customer.choose' : 'customer.yes';
}

/** Only overrides have a reason or a status. */
export const isOfAgent = ({ reason, status }: SubmittedResolution): boolean =>
  typeof reason === 'string' || typeof status === 'string';

function agentActIn({ rejected, status }: SubmittedResolution): Act {
  if (rejected) return 'agent.reject';
  if (status === 'Initial') return 'agent.reset';
  if (status === 'None') return 'agent.none';
  throw new Refused('INVALID_PARAMS', 'No agent sets this status', { status: 'invalid' });
}
