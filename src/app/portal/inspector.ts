import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';

import { addresses } from '#src/lib/addresses.ts';

/** By which the receiver hears of it. */
export const inspectionChannel = 'inspection';

/** Of contexts and events, what may be shown: never what somebody typed or is let in with. */
const secret = /password|token|code|username|identifier|session|email|phone|name/i;

/**
 * Shows what machines do to the page at /inspector, in this browser and nowhere else. In development only: nothing
 * of it is in the build that customers get.
 */
export function inspectorHere() {
  if (window.location.pathname === addresses.inspector) return null;
  const channel = new BroadcastChannel(inspectionChannel);
  const send = (event: StatelyInspectionEvent) => channel.postMessage(JSON.parse(JSON.stringify(event)));
  return createInspector({ send }, { sanitizeContext: withoutSecrets, sanitizeEvent: withoutSecrets });
}

function withoutSecrets<Values extends object>(values: Values): Values {
  const shown = Object.entries(values).map(([key, value]) => [key, key !== 'type' && secret.test(key) ? '•••' : value]);
  return Object.fromEntries(shown) as Values;
}
