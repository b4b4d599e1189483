import { magicSurnames } from './account/profile.ts';
import { magicNames } from './account/registration.ts';
import { password } from './account/seeds/people.ts';
import { magicEntitlement, magicProducts } from './agents/partnerPolicies.ts';
import { brokenName, failingName, failingOnceName } from './claims/documents/documents.ts';
import { uninsurableNames, unsayableName, wrongName } from './claims/items/properties.ts';
import {
  disputedMeanwhile,
  predictedMeanwhile,
  takenBackMeanwhile,
  unlikelyMonths,
  withdrawn,
  withoutPayouts,
} from './claims/magic.ts';
import { magicSubjectCodes } from './content/tickets.ts';
import {
  brokenFlight,
  cancelledMeanwhile,
  hinderedTrips,
  lostMeanwhile,
  refusedFlights,
  silentFlight,
  uninsurableFlights,
  unreportableFlights,
} from './insurance/carriers/magicFlights.ts';
import { pirOfNoFlight } from './luggage/bags.ts';
import { invalidName } from './monitoring/items.ts';
import { monitoredCard, monitoredEmail } from './monitoring/seeds.ts';
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
import { caseSeeds } from './resolutions/seeds/gallery.ts';
import { magicCodes, rightCode } from './sign-in/codes.ts';

type MagicInput = { where: string; what: string; raises: string };

const said = (where: string, codes: Record<string, string>): MagicInput[] =>
  Object.entries(codes).map(([what, raises]) => ({ where, what, raises }));

const ownerOf = (flight: string) => caseSeeds.find(({ called }) => called === flight)?.owner;

/** Inputs that trigger a particular answer of the sandbox, for testers. */
export const magicInputs: MagicInput[] = [
  { where: 'password', what: password, raises: 'signs anyone in' },
  { where: 'password', what: 'anything else', raises: 'INCORRECT_CREDENTIALS' },
  {
    where: 'password',
    what: 'ten wrong ones',
    raises: 'ACCESS_DENIED for 15 minutes, even for the right one',
  },
  {
    where: 'password',
    what: 'thirty wrong ones',
    raises: 'TOO_MANY_REQUESTS for a minute, per client address',
  },
  { where: 'forgotten password', what: 'gone@sky.test', raises: 'ACCOUNT_NOT_FOUND' },
  {
    where: 'forgotten password',
    what: 'any address at voyage',
    raises: 'the same answer, whether or not it has an account',
  },
  {
    where: 'sign-in',
    what: 'an unknown user at voyage',
    raises: 'the same as a wrong password or code of a known user',
  },
  { where: 'new password', what: 'Password1!', raises: 'INVALID_PASSWORD' },
  { where: 'reset link', what: '/password/reset?code=unknown', raises: 'CODE_NOT_FOUND' },
  { where: 'reset link', what: 'last character changed', raises: 'INVALID_CODE' },
  { where: 'reset link', what: 'changed, five times', raises: 'TOO_MANY_ATTEMPTS' },
  { where: 'reset link', what: 'opened an hour later', raises: 'EXPIRED_CODE' },
  { where: 'registration', what: 'any user of sky', raises: 'EMAIL_EXISTS, PHONE_NUMBER_EXISTS' },
  { where: 'registration', what: 'all details of Anna Berg', raises: 'USER_EXISTS' },
  { where: 'registration', what: 'any user of voyage', raises: 'CREATE_CUSTOMER_ACCOUNT_FAILED' },
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
    raises: 'TOO_MANY_REQUESTS, per client address',
  },
  { where: 'account, as first name', what: magicNames.firstName, raises: 'INVALID_USER_DETAILS' },
  ...said('account, as last name', magicSurnames),
  { where: 'account, as phone', what: '07700900123', raises: 'PHONE_NUMBER_NOT_INTERNATIONAL' },
  { where: 'account, as phone', what: '+15550100001', raises: 'PHONE_NUMBER_EXISTS' },
  { where: 'account, as email', what: 'mfa@sky.test', raises: 'EMAIL_ALREADY_USED' },
  { where: 'account, as policy', what: 'POL-OTHER', raises: 'ALREADY_ASSIGNED; others as in registration' },
  ...said('personal link', {
    '/enrol/LINK-FRESH': 'an account for Lina Brook, once',
    '/enrol/LINK-USED': 'a used link; so does LINK-USED409',
    '/enrol/LINK-INACTIVE': 'a link that is not active',
    '/enrol/LINK-BOTH': 'a used link',
    '/enrol/LINK-EXPIREDPOL': 'POLICY_EXPIRED',
    '/enrol/LINK-TAKEN': 'EMAIL_EXISTS',
    '/enrol/anything': 'LINK_NOT_FOUND',
  }),
  ...said('subject of a message', magicSubjectCodes),
  { where: 'message', what: 'any message to plain', raises: 'SYSTEM_CONFIG_NOT_SETUP: no ticket system' },
  { where: 'message', what: 'eleven in an hour, by a customer', raises: 'TOO_MANY_REQUESTS' },
  { where: 'one-time code', what: rightCode['one-time'], raises: 'signs in' },
  ...said('one-time code', magicCodes['one-time']),
  { where: 'one-time code', what: 'five wrong ones', raises: 'TOO_MANY_ATTEMPTS' },
  { where: 'second factor', what: rightCode['second factor'], raises: 'signs in' },
  ...said('second factor', magicCodes['second factor']),
  { where: 'second factor', what: 'the code of an app', raises: 'signs in once, if an app was set up' },
  { where: 'two-step verification', what: rightCode['second factor'], raises: 'turns it on or off' },
  { where: 'two-step verification', what: '000000', raises: 'MFA_INVALID_CODE' },
  {
    where: 'two-step verification',
    what: 'five wrong ones',
    raises: 'TOO_MANY_ATTEMPTS for 15 minutes',
  },
  { where: 'two-step verification', what: 'as agent@sky.test', raises: 'MFA_INVALID_USER' },
  { where: 'one-time code for', what: 'nobody@rails.test', raises: 'USER_NOT_FOUND' },
  { where: 'one-time code for', what: 'nophone@rails.test', raises: 'MISSING_PHONE_NUMBER' },
  { where: 'flight', what: 'SK900', raises: 'one flight for up to nine, like any other number' },
  { where: 'flight', what: 'ZZ102', raises: 'one flight for up to two' },
  { where: 'flight', what: 'ZZ200', raises: 'two flights' },
  { where: 'flight', what: 'ZZ300', raises: 'three flights' },
  { where: 'flight', what: silentFlight, raises: 'an empty answer (204)' },
  { where: 'flight', what: 'ZZ404', raises: 'FLIGHT_SCHEDULE_NOT_FOUND, always' },
  { where: 'flight', what: 'ZZ405', raises: 'FLIGHT_SCHEDULE_NOT_FOUND; entered by hand, one flight' },
  { where: 'flight', what: 'ZZ406', raises: 'FLIGHT_SCHEDULE_NOT_FOUND; entered by hand, two flights' },
  ...said('flight', refusedFlights),
  { where: 'flight', what: brokenFlight, raises: 'a failure without a code' },
  ...said('flight to insure', uninsurableFlights),
  ...said('flight to report, as errors@sky.test', unreportableFlights),
  { where: 'flight to report', what: 'its old departure', raises: 'INVALID_DATE' },
  ...said('phone of a passenger', magicPhones),
  { where: 'passenger to add', what: 'Ben Berg', raises: 'DUPLICATE_PASSENGER, for anna@sky.test' },
  {
    where: 'passenger to edit',
    what: lostPassenger,
    raises: 'PASSENGER_NOT_FOUND, for errors@sky.test; also when deleted',
  },
  { where: 'passenger for a trip', what: lostPassenger, raises: 'PASSENGER_NOT_FOUND, for errors@sky.test' },
  ...Object.entries(hinderedTrips).map(([what, { change, cancel }]) => ({
    where: change ? 'trip to change' : 'trip to cancel',
    what,
    raises: `${change ?? cancel}; errors@sky.test has one`,
  })),
  {
    where: 'trip to change or cancel',
    what: lostMeanwhile,
    raises: 'TRIP_NOT_FOUND: deleted meanwhile; errors@sky.test has one',
  },
  {
    where: 'trip to change or cancel',
    what: cancelledMeanwhile,
    raises: 'FLIGHT_ALERTED: cancelled meanwhile; errors@sky.test has one',
  },
  { where: 'passenger to delete', what: 'Carla Berg', raises: 'IN_USE, for anna@sky.test' },
  ...said('product of a policy', magicProducts),
  { where: 'entitlement of a policy', what: magicEntitlement, raises: 'INVALID_ENTITLEMENT, for admin@sky.test' },
  { where: 'policy to add', what: 'POL-ACTIVE', raises: 'ALREADY_EXISTS, for admin@sky.test' },
  { where: 'policy to delete', what: 'POL-ACTIVE', raises: 'IN_USE, for admin@sky.test; POL-SPARE can be deleted' },
  { where: 'page', what: '/admin/policies', raises: 'a reason, for anna@sky.test; called: REQUIRES_ELEVATED_ROLE' },
  { where: 'bag to add', what: 'LHRVO10049', raises: 'DUPLICATE_ENTRY, for vera@voyage.test' },
  { where: 'bag to add', what: '!FAILED_VALIDATION', raises: 'FAILED_VALIDATION, like any symbol' },
  { where: 'bag to add', what: pirOfNoFlight, raises: 'FLIGHT_NOT_FOUND; also when edited' },
  { where: 'bag to edit', what: 'LHRVO10051', raises: 'RESOLUTION_PENDING, for vera@voyage.test; also when deleted' },
  { where: 'bag to open', what: 'LHRVO10116', raises: 'BAG_NOT_FOUND, for errors@voyage.test; also to edit or delete' },
  ...said('payout account', magicAccounts),
  { where: 'bank to look up', what: 'fir', raises: 'three banks; exa finds one, zzz none' },
  { where: 'bank to look up', what: brokenSearch, raises: 'VENDOR_ERROR' },
  { where: 'payout provider', what: unconfigured, raises: 'PAYOUT_SERVICE_NOT_CONFIGURED, for errors@sky.test' },
  {
    where: 'payout method to edit',
    what: 'Ghost',
    raises: 'PAYMENT_METHOD_NOT_FOUND, for errors@sky.test',
  },
  ...Object.entries(hinderedOptions).map(([what, { submit, confirm, isAtFirst }]) => ({
    where: submit ? 'option to submit' : 'option to confirm',
    what,
    raises: `${submit ?? confirm}${isAtFirst ? ' at first' : ''}, for ${ownerOf(what)}`,
  })),
  { where: 'option to submit', what: movedMeanwhile, raises: 'INVALID_RESOLUTION_TYPE: changed meanwhile' },
  {
    where: 'option to submit',
    what: `the direct flight of ${soldOutMeanwhile}`,
    raises: 'FLIGHT_NOT_FOUND, for errors@sky.test: sold out meanwhile',
  },
  { where: 'options to open', what: withdrawnFlight, raises: 'ALERT_NOT_FOUND, for errors@sky.test' },
  { where: 'reason of an agent', what: unhandledReason, raises: 'NO_RESOLUTION_HANDLER' },
  ...withdrawn.map((what) => ({
    where: 'claim to continue',
    what,
    raises: 'ALERT_NOT_FOUND, for errors@harvest.test: withdrawn',
  })),
  {
    where: 'revenue to predict',
    what: unlikelyMonths,
    raises: 'FAILED_VALIDATION of the first month, for errors@harvest.test',
  },
  {
    where: 'revenue to predict',
    what: predictedMeanwhile,
    raises: 'ALREADY_EXISTS, for errors@harvest.test: predicted meanwhile',
  },
  {
    where: 'offer to answer',
    what: takenBackMeanwhile,
    raises: 'INVALID_RESOLUTION_TYPE: withdrawn meanwhile',
  },
  { where: 'payout to accept', what: withoutPayouts, raises: 'PAYOUT_NOT_FOUND, for errors@harvest.test' },
  {
    where: 'payout to accept',
    what: 'Ghost as payout method',
    raises: 'PAYMENT_METHOD_NOT_FOUND, for errors@harvest.test',
  },
  ...said('name of a new item', uninsurableNames),
  { where: 'name of an item', what: wrongName, raises: 'INVALID_PARAMS; edited, FAILED_VALIDATION' },
  { where: 'name of an edited item', what: unsayableName, raises: 'GENERAL_400' },
  { where: 'policy of an item', what: 'POL-EXPIRED', raises: 'INVALID_ENTITLEMENT, for errors@harvest.test' },
  { where: 'item to change', what: 'Ghost', raises: 'GENERAL_400, for errors@harvest.test' },
  { where: 'item to cancel', what: 'Corner shop', raises: 'IN_USE, for berta@harvest.test' },
  { where: 'file of a dispute', what: `${brokenName}.pdf`, raises: 'VENDOR_ERROR' },
  { where: 'file of a dispute', what: `${failingName}.pdf`, raises: 'an upload that always fails' },
  {
    where: 'file of a dispute',
    what: `${failingOnceName}.pdf`,
    raises: 'an upload that only fails the first time',
  },
  {
    where: 'offer to dispute',
    what: disputedMeanwhile,
    raises: 'ALREADY_EXISTS, for errors@harvest.test: disputed meanwhile',
  },
  { where: 'monitored email', what: monitoredEmail, raises: 'DUPLICATE_ENTRY, for olga@owl.test; delete one first' },
  { where: 'monitored medical ID', what: '555-123-4567', raises: 'SUBSCRIPTION_FULL, for olga@owl.test' },
  { where: 'monitored item to delete', what: 'Passport', raises: 'IN_USE, for olga@owl.test: an alert is open' },
  { where: 'name of a monitored item', what: invalidName, raises: 'FAILED_VALIDATION' },
  { where: 'card frame', what: '4242 4242 4242 4242', raises: 'a card that can be monitored' },
  { where: 'card frame', what: '4000 0000 0000 0001', raises: 'invalidCardNumber' },
  { where: 'card frame', what: monitoredCard, raises: 'DUPLICATE_ENTRY when it is saved, for olga@owl.test' },
  { where: 'card frame', what: 'opened as hand@owl.test', raises: 'HTTP_MISSING_IN_URL' },
  { where: 'card frame', what: 'opened as errors@owl.test', raises: `VENDOR_ERROR, as does the id ${brokenTokeniser}` },
  { where: 'first scan', what: 'as new@owl.test', raises: 'two alerts' },
];
