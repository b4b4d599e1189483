import { notifyDisruptionMachine } from '#machines/trips/notifyDisruption.machine.ts';
import { alertsOf } from '#src/api/trips/alerts.ts';
import { tell } from '#src/lib/tell.ts';
import { mutation, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

/** The reporting of a disruption, connected to the insurer, who has a call of its own for who acts for somebody. */
export const provideNotifyDisruption =
  (isActing: boolean) =>
  (portal: Portal): typeof notifyDisruptionMachine => {
    const { notifyAlert, raiseAlert } = alertsOf(portal);
    return notifyDisruptionMachine.provide({
      actors: {
        // What was heard is read again once it is known everywhere: by the row of the flight.
        sendAlert: mutation(portal, isActing ? raiseAlert : notifyAlert, {
          outdates: 'TRIPS',
          except: 'sent',
        }),
      },
      actions: {
        ...refusalsTo(portal, 'disruption'),
        announceSent: () => portal.notify({ severity: 'success', text: { id: 'notices.alert_sent' } }),
        watchFlight: ({ context: { flightId } }) =>
          tell(portal.app, 'flights', { type: 'flights.touched', flightIds: [flightId] }),
      },
    });
  };
