import { notifyDisruptionMachine } from '#machines/trips/notifyDisruption.machine.ts';
import { createAlertsApi } from '#src/api/trips/alerts.ts';
import { tell } from '#src/lib/tell.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

/** Provides the report with calls to the insurer. Agents use a separate call. */
export const connectNotifyDisruption =
  (isActing: boolean) =>
  (portal: Portal): typeof notifyDisruptionMachine => {
    const { notifyAlert, raiseAlert } = createAlertsApi(portal);
    return notifyDisruptionMachine.provide({
      actors: {
        // The row of the flight reads the trips again once the insurer has processed the report.
        sendAlert: mutation(portal, isActing ? raiseAlert : notifyAlert, {
          outdates: 'TRIPS',
          except: 'sent',
        }),
      },
      actions: {
        ...createRefusalPorts(portal, 'disruption'),
        announceSent: () => portal.notify({ severity: 'success', text: { id: 'notices.alert_sent' } }),
        watchFlight: ({ context: { flightId } }) =>
          tell(portal.app, 'flights', { type: 'flights.touched', flightIds: [flightId] }),
      },
    });
  };
