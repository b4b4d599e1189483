import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';

import { addresses } from '#src/lib/addresses.ts';

/** Name of the channel to the receiver. */
export const inspectionChannel = 'inspection';

/** Hides user input and credentials in contexts and events. */
const secret = /password|token|code|username|identifier|session|email|phone|name/i;

/**
 * Sends the machines' activity to the page at /inspector of the same browser. Development only; customer builds do not
 * contain it.
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
