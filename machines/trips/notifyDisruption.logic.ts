/**
 * `delayDate`: the new departure, `YYYY-MM-DD HH:mm`, UTC. `reason`: required from an agent who acts for a customer.
 */
export type Disruption = { alertType: 'CANCELLATION' | 'DELAY'; delayDate?: string; reason?: string };

/** Day and time are UTC and apply to a delay only. */
export type DisruptionDescribed = {
  type: 'disruption.described';
  choice: 'ON_TIME' | 'DELAY' | 'CANCELLATION';
  delayDate: string;
  delayTime: string;
  reason: string;
};

/** Keeps one Idempotency-Key until the outcome is known. */
export type Attempt = { disruption: Disruption; key: string };

type Alerted = { isAlerted: boolean; isUnsure: boolean };

/** Hides the choice "on time" if the flight has an alert, or may have one. */
export const offersOnTime = ({ isAlerted, isUnsure }: Alerted) => !isAlerted && !isUnsure;

type Attempted = { attempt: Attempt | null; newKey: () => string };

/** Reuses the attempt if the same report is sent again while its outcome is unknown. */
export function toAttempt({ attempt, newKey }: Attempted, event: DisruptionDescribed): Attempt {
  const disruption = toDisruption(event);
  return attempt && isSame(attempt.disruption, disruption) ? attempt : { disruption, key: newKey() };
}

const toDisruption = ({ choice, delayDate, delayTime, reason }: DisruptionDescribed): Disruption => ({
  ...(choice === 'DELAY'
    ? { alertType: 'DELAY', delayDate: `${delayDate} ${delayTime}` }
    : { alertType: 'CANCELLATION' }),
  ...(reason && { reason }),
});

const isSame = (one: Disruption, other: Disruption) =>
  one.alertType === other.alertType && one.delayDate === other.delayDate && one.reason === other.reason;
