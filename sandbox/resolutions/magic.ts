import type { Code } from '#schema/errors.ts';

type Hindered = {
  submit?: Code;
  confirm?: Code | 'Failed';
  /** Fails the first booking only; confirming again succeeds. */
  isAtFirst?: true;
};

/** Failures of the options of these flights, permanent unless `isAtFirst`. */
export const hinderedOptions: Record<string, Hindered> = {
  CA40: { submit: 'RESOLUTION_NOT_FOUND' },
  CA41: { confirm: 'PAYOUT_NOT_FOUND' },
  CA43: { submit: 'CLAIMS_EXCEEDED' },
  CA44: { submit: 'PAYOUT_SERVICE_ERROR' },
  CA45: { confirm: 'Failed' },
  CA46: { confirm: 'Failed' },
  CA47: { confirm: 'Failed' },
  LG23: { confirm: 'Failed' },
  LG28: { confirm: 'Failed', isAtFirst: true },
  LG30: { confirm: 'Failed', isAtFirst: true },
  LG40: { confirm: 'BOOKING_ID_NOT_FOUND' },
  LG41: { confirm: 'LOUNGE_BOOKING_NOT_FOUND' },
  LG42: { confirm: 'VENDOR_ERROR' },
  LG43: { submit: 'NO_AVAILABLE_LOUNGES' },
  RB40: { submit: 'NO_ALTERNATE_FLIGHTS' },
  RB41: { submit: 'NO_RESOLUTION_HANDLER' },
};

/** An override reason for which the insurer has no handler. */
export const unhandledReason = '!NO_RESOLUTION_HANDLER';

/** A lounge that is listed but cannot be booked. */
export const ghostLounge = 'Ghost Lounge';

/** A flight whose alert is withdrawn. */
export const withdrawnFlight = 'SK405';

/** The insurer finds flights for this option just before its customer answers. */
export const movedMeanwhile = 'RB28';

/** The direct flight of this option sells out just before its customer takes it. */
export const soldOutMeanwhile = 'RB42';
