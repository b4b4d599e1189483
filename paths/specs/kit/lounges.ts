import type { Answer } from '../../spec.ts';
import { toldCase, toldOption } from './remedies.ts';
import { lost, network } from './unheard.ts';

const lounges = [
  {
    loungeId: 'LNG-HARBOUR',
    terminal: '2',
    name: 'Harbour Lounge',
    securityLocation: 'After security',
    businessHours: 'Every day 05:30-23:00',
    directions: 'Left after the shops',
  },
];
/** The booking before a pass is issued. */
export const booking = {
  location: { name: 'Harbour Lounge', securityLocation: 'After security', terminal: '2', directions: 'Left' },
  userName: 'Anna Berg',
  units: 1,
};

/** A disruption with a lounge, in the gateway's format. */
export const told = (status: string) =>
  toldCase(
    [
      toldOption('LOUNGE', {
        id: 'option',
        state: {
          status,
          lounges,
          ...(status !== 'Initial' && { resolution: { resolutionId: 'resolution', flightId: null } }),
          ...(['Booked', 'Confirmed', 'Failed'].includes(status) && { booking }),
        },
      }),
    ],
    {
      insured: {
        payoutCurrency: 'USD',
        payouts: null,
        disruptionOptions: { yesAllowed: null, noAllowed: null, callMeAllowed: true },
      },
    },
  );

const changed = (call: string, status: string) => ({ [call]: { resolutionId: 'resolution', status } });

const called = 'working.submitting (Initial, never asked, customer.callMe)';
const declined = 'working.submitting (Initial, never asked, customer.no)';
const chosen = 'working.submitting (Initial, never asked, customer.choose)';
const outOfReach = 'working.submitting (Initial, never asked, customer.noLounge)';
const chosenAnew = 'working.submitting (Failed, customer.choose)';
const declinedAnew = 'working.submitting (Failed, customer.no)';
const outOfReachAnew = 'working.submitting (Failed, customer.noLounge)';

const atOther = 'no other answer of theirs leads there';
const inEach = (why: string, ...places: string[]) => Object.fromEntries(places.map((place) => [place, why]));
const unlessChosen = (why: string) => inEach(why, called, declined, declinedAnew, outOfReach, outOfReachAnew);
const failsAnew = 'whatever is booked for that flight fails at first';

/** Labels of the state after a lost answer, by what was sent and the status before. */
const wondering = {
  open: 'working.checkingOutcome (Initial, never asked)',
  called: 'working.checkingOutcome (Initial, never asked, customer.callMe)',
  declined: 'working.checkingOutcome (Initial, never asked, customer.no)',
  chosen: 'working.checkingOutcome (Initial, never asked, customer.choose)',
  outOfReach: 'working.checkingOutcome (Initial, never asked, customer.noLounge)',
  booked: 'working.checkingOutcome (Booked)',
  confirmed: 'working.checkingOutcome (Booked, a confirmation sent)',
  failed: 'working.checkingOutcome (Failed)',
  confirmedAnew: 'working.checkingOutcome (Failed, a confirmation sent)',
  chosenAnew: 'working.checkingOutcome (Failed, customer.choose)',
  declinedAnew: 'working.checkingOutcome (Failed, customer.no)',
  outOfReachAnew: 'working.checkingOutcome (Failed, customer.noLounge)',
};
type Wondering = keyof typeof wondering;

/** Restricts a found status to places whose earlier steps can lead to it. */
const foundOnly = (status: string, ...among: Wondering[]): Answer => ({
  data: told(status),
  except: inEach(
    'the insurer has it otherwise by then',
    ...(Object.keys(wondering) as Wondering[]).filter((each) => !among.includes(each)).map((each) => wondering[each]),
  ),
});

const untold = 'what is found then looks as if no confirmation had arrived: see where one failed before';

/** Answers of the insurer about a lounge, with their causes. */
export const answers = {
  submit: {
    booked: {
      data: changed('submitResolution', 'Booked'),
      except: { ...unlessChosen(atOther), [chosenAnew]: failsAnew },
    },
    // Declined, a call requested, or out of reach.
    over: { data: changed('submitResolution', 'Rejected'), except: inEach(atOther, chosen, chosenAnew) },
    name: {
      fault: { code: 'INVALID_PARAMS', fields: { firstName: 'invalid' } },
      except: unlessChosen('no name is sent'),
    },
    LOUNGE_ID_NOT_FOUND: { fault: { code: 'LOUNGE_ID_NOT_FOUND' } },
    INVALID_RESOLUTION_TYPE: { fault: { code: 'INVALID_RESOLUTION_TYPE' } },
    'no answer': {
      ifLater: {
        'readCase: open': network,
        'readCase: booked': lost,
        'readCase: rejected': lost,
        'readCase: failed': network,
      },
    },
  },
  confirm: {
    confirmed: { data: changed('confirmResolution', 'Confirmed') },
    failed: {
      data: changed('confirmResolution', 'Failed'),
      except: {
        'working.confirming (Failed, a confirmation sent)': 'what failed at first is confirmed when it is tried again',
      },
    },
    booked: { cannot: 'the sandbox says at once whether it is confirmed' },
    VENDOR_ERROR: { fault: { code: 'VENDOR_ERROR' } },
    INVALID_RESOLUTION_TYPE: { fault: { code: 'INVALID_RESOLUTION_TYPE' } },
    'no answer': {
      ifLater: { 'readCase: booked': network, 'readCase: confirmed': lost, 'readCase: failed': lost },
    },
  },
  patch: {
    patched: { data: changed('patchResolution', 'Confirmed') },
    VENDOR_ERROR: {
      fault: { code: 'VENDOR_ERROR' },
      except: { 'working.patching (Booked, a confirmation sent)': untold },
    },
    'no answer': { fault: { network: true }, except: { 'working.patching (Booked, a confirmation sent)': untold } },
  },
  readCase: {
    open: foundOnly('Initial', 'open', 'called', 'declined', 'chosen', 'outOfReach'),
    booked: foundOnly('Booked', 'chosen', 'booked', 'confirmed'),
    confirmed: foundOnly('Confirmed', 'confirmed', 'confirmedAnew'),
    failed: foundOnly('Failed', 'confirmed', 'failed', 'chosenAnew', 'declinedAnew', 'outOfReachAnew'),
    rejected: foundOnly('Rejected', 'declined', 'declinedAnew'),
    gone: { cannot: 'the sandbox takes no lounge out of a case' },
    VENDOR_ERROR: { fault: { code: 'VENDOR_ERROR' } },
  },
} satisfies Record<string, Record<string, Answer>>;
