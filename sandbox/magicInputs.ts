import {
  brokenFlight,
  cancelledMeanwhile,
  hinderedTrips,
  lostMeanwhile,
  refusedFlights,
  silentFlight,
  uninsurableFlights,
  unreportableFlights,
} from './carriers/magicFlights.ts';
import {
  disputedMeanwhile,
  predictedMeanwhile,
  takenBackMeanwhile,
  unlikelyMonths,
  withdrawn,
  withoutPayouts,
} from './claims/magic.ts';
import { magicSubjectCodes } from './content/tickets.ts';
import { brokenName, failingName, failingOnceName } from './documents/documents.ts';
import { magicCodes, rightCode } from './identity/codes.ts';
import { magicSurnames } from './identity/profile.ts';
import { magicNames } from './identity/registration.ts';
import { magicEntitlement, magicProducts } from './insuring/partnerPolicies.ts';
import { uninsurableNames, unsayableName, wrongName } from './items/properties.ts';
import { pirOfNoFlight } from './luggage/bags.ts';
import { invalidName } from './monitoring/items.ts';
import { brokenTokeniser } from './monitoring/tokenFrames.ts';
import { lostPassenger, magicPhones } from './passengers/passengers.ts';
import { brokenSearch } from './payouts/banks.ts';
import { magicAccounts } from './payouts/details.ts';
import { unconfigured } from './payouts/offers.ts';
import {
  hinderedOptions,
  movedMeanwhile,
  soldOutMeanwhile,
  unhandledReason,
  withdrawnFlight,
} from './resolutions/magic.ts';
import { monitoredCard, monitoredEmail } from './seeds/monitoring.ts';
import { password } from './seeds/people/people.ts';
import { caseSeeds } from './seeds/resolutions/gallery.ts';

type MagicInput = { where: string; what: string; raises: string };

const said = (where: string, codes: Record<string, string>): MagicInput[] =>
  Object.entries(codes).map(([what, raises]) => ({ where, what, raises }));

const ownerOf = (flight: string) => caseSeeds.find(({ called }) => called === flight)?.owner;

/** Inputs that trigger a particular answer of the sandbox, for testers. */
export const magicInputs: MagicInput[] = [
  { where: 'password', what: password, raises: 'signs anybody in' },
  { where: 'password', what: 'anything else', raises: 'INCORRECT_CREDENTIALS' },
  {
    where: 'password',
    what: 'ten wrong ones',
    raises: 'ACCESS_DENIED for a quarter of an hour, also for the right one',
  },
  {
    where: 'password',
    what: 'thirty wrong ones',
    raises: 'TOO_MANY_REQUESTS for a minute, from one address for anybody',
  },
  { where: 'forgotten password', what: 'gone@sky.test', raises: 'ACCOUNT_NOT_FOUND' },
  {
    where: 'forgotten password',
    what: 'any address at voyage',
    raises: 'the same answer, whether or not anybody has it',
  },
  {
    where: 'sign-in',
    what: 'anybody unknown at voyage',
    raises: 'the same as somebody known with a wrong password or code',
  },
  { where: 'new password', what: 'Password1!', raises: 'INVALID_PASSWORD' },
  { where: 'reset link', what: '/password/reset?code=unknown', raises: 'CODE_NOT_FOUND' },
  { where: 'reset link', what: 'last character changed', raises: 'INVALID_CODE' },
  { where: 'reset link', what: 'changed, five times', raises: 'TOO_MANY_ATTEMPTS' },
  { where: 'reset link', what: 'opened an hour later', raises: 'EXPIRED_CODE' },
  { where: 'registration', what: 'any user of sky’s', raises: 'EMAIL_EXISTS, PHONE_NUMBER_EXISTS' },
  { where: 'registration', what: 'all that is Anna Berg’s', raises: 'USER_EXISTS' },
  { where: 'registration', what: 'any user of voyage’s', raises: 'CREATE_CUSTOMER_ACCOUNT_FAILED' },
  { where: 'registration, as first name', what: magicNames.firstName, raises: 'INVALID_USER_DETAILS' },
  { where: 'registration, as last name', what: magicNames.surname, raises: 'CREATE_CUSTOMER_ACCOUNT_FAILED' },
  ...said('registration, as policy', {
    'POL-ACTIVE': 'a policy for the new account',
    'POL-NONE': 'POLICY_NOT_FOUND',
    'POL-EXPIRED': 'POLICY_EXPIRED',
    'POL-INACTIVE': 'POLICY_INACTIVE',
    'POL-INVALID': 'POLICY_INVALID',
    'POL-USED': 'POLICY_TOO_MANY_USES',
  }),
  {
    where: 'registration',
    what: 'thirty in ten minutes',
    raises: 'TOO_MANY_REQUESTS, from one address for anybody',
  },
  { where: 'account, as first name', what: magicNames.firstName, raises: 'INVALID_USER_DETAILS' },
  ...said('account, as last name', magicSurnames),
  { where: 'account, as phone', what: '07700900123', raises: 'PHONE_NUMBER_NOT_INTERNATIONAL' },
  { where: 'account, as phone', what: '+15550100001', raises: 'PHONE_NUMBER_EXISTS' },
  { where: 'account, as email', what: 'mfa@sky.test', raises: 'EMAIL_ALREADY_USED' },
  { where: 'account, as policy', what: 'POL-OTHER', raises: 'ALREADY_ASSIGNED; others as in a registration' },
  ...said('personal link', {
    '/enrol/LINK-FRESH': 'an account for Lina Brook, once',
    '/enrol/LINK-USED': 'a used link, as does LINK-USED409',
    '/enrol/LINK-INACTIVE': 'a link that is not active',
    '/enrol/LINK-BOTH': 'a used link',
    '/enrol/LINK-EXPIREDPOL': 'POLICY_EXPIRED',
    '/enrol/LINK-TAKEN': 'EMAIL_EXISTS',
    '/enrol/anything': 'LINK_NOT_FOUND',
  }),
  ...said('subject of a message', magicSubjectCodes),
  { where: 'message', what: 'any to plain', raises: 'SYSTEM_CONFIG_NOT_SETUP: no ticket system' },
  { where: 'message', what: 'eleven in an hour, by a customer', raises: 'TOO_MANY_REQUESTS' },
  { where: 'one-time code', what: rightCode['one-time'], raises: 'signs in' },
  ...said('one-time code', magicCodes['one-time']),
  { where: 'one-time code', what: 'five wrong ones', raises: 'TOO_MANY_ATTEMPTS' },
  { where: 'second factor', what: rightCode['second factor'], raises: 'signs in' },
  ...said('second factor', magicCodes['second factor']),
  { where: 'second factor', what: 'the code of an app', raises: 'signs in, where an app was set up; once' },
  { where: 'two-step verification', what: rightCode['second factor'], raises: 'turns it on or off' },
  { where: 'two-step verification', what: '000000', raises: 'MFA_INVALID_CODE' },
  {
    where: 'two-step verification',
    what: 'five wrong ones',
    raises: 'TOO_MANY_ATTEMPTS for a quarter of an hour',
  },
  { where: 'two-step verification', what: 'as agent@sky.test', raises: 'MFA_INVALID_USER' },
  { where: 'one-time code for', what: 'nobody@rails.test', raises: 'USER_NOT_FOUND' },
  { where: 'one-time code for', what: 'nophone@rails.test', raises: 'MISSING_PHONE_NUMBER' },
  { where: 'flight', what: 'SK900', raises: 'one flight, as under any other number, for nine at most' },
  { where: 'flight', what: 'ZZ102', raises: 'one flight, for two at most' },
  { where: 'flight', what: 'ZZ200', raises: 'two flights' },
  { where: 'flight', what: 'ZZ300', raises: 'three flights' },
  { where: 'flight', what: silentFlight, raises: 'no answer to speak of (204)' },
  { where: 'flight', what: 'ZZ404', raises: 'FLIGHT_SCHEDULE_NOT_FOUND, always' },
  { where: 'flight', what: 'ZZ405', raises: 'FLIGHT_SCHEDULE_NOT_FOUND; entered by hand, one flight' },
  { where: 'flight', what: 'ZZ406', raises: 'FLIGHT_SCHEDULE_NOT_FOUND; entered by hand, two flights' },
  ...said('flight', refusedFlights),
  { where: 'flight', what: brokenFlight, raises: 'a failure without a code' },
  ...said('flight to insure', uninsurableFlights),
  ...said('flight to report, as errors@sky.test', unreportableFlights),
  { where: 'flight to report', what: 'its old departure', raises: 'INVALID_DATE' },
  ...said('phone of a passenger', magicPhones),
  { where: 'passenger to add', what: 'Ben Berg', raises: 'DUPLICATE_PASSENGER, to anna@sky.test' },
  {
    where: 'passenger to edit',
    what: lostPassenger,
    raises: 'PASSENGER_NOT_FOUND, to errors@sky.test; to delete, too',
  },
  { where: 'passenger for a trip', what: lostPassenger, raises: 'PASSENGER_NOT_FOUND, to errors@sky.test' },
  ...Object.entries(hinderedTrips).map(([what, { change, cancel }]) => ({
    where: change ? 'trip to change' : 'trip to cancel',
    what,
    raises: `${change ?? cancel}; errors@sky.test has one`,
  })),
  {
    where: 'trip to change or cancel',
    what: lostMeanwhile,
    raises: 'TRIP_NOT_FOUND: gone meanwhile; errors@sky.test has one',
  },
  {
    where: 'trip to change or cancel',
    what: cancelledMeanwhile,
    raises: 'FLIGHT_ALERTED: cancelled meanwhile; errors@sky.test has one',
  },
  { where: 'passenger to delete', what: 'Carla Berg', raises: 'IN_USE, to anna@sky.test' },
  ...said('product of a policy', magicProducts),
  { where: 'entitlement of a policy', what: magicEntitlement, raises: 'INVALID_ENTITLEMENT, to admin@sky.test' },
  { where: 'policy to add', what: 'POL-ACTIVE', raises: 'ALREADY_EXISTS, to admin@sky.test' },
  { where: 'policy to delete', what: 'POL-ACTIVE', raises: 'IN_USE, to admin@sky.test; POL-SPARE goes' },
  { where: 'page', what: '/admin/policies', raises: 'a reason, to anna@sky.test; a call: REQUIRES_ELEVATED_ROLE' },
  { where: 'bag to add', what: 'LHRVO10049', raises: 'DUPLICATE_ENTRY, to vera@voyage.test' },
  { where: 'bag to add', what: '!FAILED_VALIDATION', raises: 'FAILED_VALIDATION, as any sign but letters and figures' },
  { where: 'bag to add', what: pirOfNoFlight, raises: 'FLIGHT_NOT_FOUND; to edit, too' },
  { where: 'bag to edit', what: 'LHRVO10051', raises: 'RESOLUTION_PENDING, to vera@voyage.test; to delete, too' },
  { where: 'bag to open', what: 'LHRVO10116', raises: 'BAG_NOT_FOUND, to errors@voyage.test; to edit and delete, too' },
  ...said('payout account', magicAccounts),
  { where: 'bank to look up', what: 'fir', raises: 'three; exa one, zzz none' },
  { where: 'bank to look up', what: brokenSearch, raises: 'VENDOR_ERROR' },
  { where: 'payout provider', what: unconfigured, raises: 'PAYOUT_SERVICE_NOT_CONFIGURED, to errors@sky.test' },
  {
    where: 'payout method to edit',
    what: 'Ghost',
    raises: 'PAYMENT_METHOD_NOT_FOUND, to errors@sky.test',
  },
  ...Object.entries(hinderedOptions).map(([what, { submit, confirm, isAtFirst }]) => ({
    where: submit ? 'remedy to answer' : 'remedy to confirm',
    what,
    raises: `${submit ?? confirm}${isAtFirst ? ' at first' : ''}, to ${ownerOf(what)}`,
  })),
  { where: 'remedy to answer', what: movedMeanwhile, raises: 'INVALID_RESOLUTION_TYPE: moved meanwhile' },
  {
    where: 'remedy to answer',
    what: `the direct flight of ${soldOutMeanwhile}`,
    raises: 'FLIGHT_NOT_FOUND, to errors@sky.test: sold out meanwhile',
  },
  { where: 'remedies to look at', what: withdrawnFlight, raises: 'ALERT_NOT_FOUND, to errors@sky.test' },
  { where: 'reason of an agent', what: unhandledReason, raises: 'NO_RESOLUTION_HANDLER' },
  ...withdrawn.map((what) => ({
    where: 'claim to go on with',
    what,
    raises: 'ALERT_NOT_FOUND, to errors@harvest.test: withdrawn',
  })),
  {
    where: 'revenue to predict',
    what: unlikelyMonths,
    raises: 'FAILED_VALIDATION of the first month, to errors@harvest.test',
  },
  {
    where: 'revenue to predict',
    what: predictedMeanwhile,
    raises: 'ALREADY_EXISTS, to errors@harvest.test: predicted meanwhile',
  },
  {
    where: 'offer to answer',
    what: takenBackMeanwhile,
    raises: 'INVALID_RESOLUTION_TYPE: taken back meanwhile',
  },
  { where: 'payout to take', what: withoutPayouts, raises: 'PAYOUT_NOT_FOUND, to errors@harvest.test' },
  {
    where: 'payout to take',
    what: 'Ghost, as its method',
    raises: 'PAYMENT_METHOD_NOT_FOUND, to errors@harvest.test',
  },
  ...said('name of a new item', uninsurableNames),
  { where: 'name of an item', what: wrongName, raises: 'INVALID_PARAMS; edited, FAILED_VALIDATION' },
  { where: 'name of an item that is edited', what: unsayableName, raises: 'GENERAL_400' },
  { where: 'policy of an item', what: 'POL-EXPIRED', raises: 'INVALID_ENTITLEMENT, to errors@harvest.test' },
  { where: 'item to change', what: 'Ghost', raises: 'GENERAL_400, to errors@harvest.test' },
  { where: 'item to cancel', what: 'Corner shop', raises: 'IN_USE, to berta@harvest.test' },
  { where: 'file of a dispute', what: `${brokenName}.pdf`, raises: 'VENDOR_ERROR' },
  { where: 'file of a dispute', what: `${failingName}.pdf`, raises: 'an upload that fails, always' },
  {
    where: 'file of a dispute',
    what: `${failingOnceName}.pdf`,
    raises: 'an upload that fails, and not the second time',
  },
  {
    where: 'offer to dispute',
    what: disputedMeanwhile,
    raises: 'ALREADY_EXISTS, to errors@harvest.test: disputed meanwhile',
  },
  { where: 'monitored email', what: monitoredEmail, raises: 'DUPLICATE_ENTRY, to olga@owl.test; delete one first' },
  { where: 'monitored medical ID', what: '555-123-4567', raises: 'SUBSCRIPTION_FULL, to olga@owl.test' },
  { where: 'monitored item to delete', what: 'Passport', raises: 'IN_USE, to olga@owl.test: an alert is open' },
  { where: 'name of a monitored item', what: invalidName, raises: 'FAILED_VALIDATION' },
  { where: 'card frame', what: '4242 4242 4242 4242', raises: 'a card that can be monitored' },
  { where: 'card frame', what: '4000 0000 0000 0001', raises: 'invalidCardNumber' },
  { where: 'card frame', what: monitoredCard, raises: 'DUPLICATE_ENTRY when it is saved, to olga@owl.test' },
  { where: 'card frame', what: 'opened as hand@owl.test', raises: 'HTTP_MISSING_IN_URL' },
  { where: 'card frame', what: 'opened as errors@owl.test', raises: `VENDOR_ERROR, as does the id ${brokenTokeniser}` },
  { where: 'first scan', what: 'as new@owl.test', raises: 'two alerts' },
];
