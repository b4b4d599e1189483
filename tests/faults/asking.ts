import { randomUUID } from 'node:crypto';

import type { calls } from '#gateway/calls.ts';
import type { NewAccount } from '#machines/account/registration/registration.logic.ts';
import type { NewPolicy } from '#machines/agents/policies/addPolicy.machine.ts';
import { group } from '#machines/agents/policies/addPolicy.model.ts';
import type { Added } from '#machines/kit/records/adding.ts';
import type { Bag } from '#machines/luggage/bag.ts';
import type { Passenger } from '#machines/passengers/addPassenger.machine.ts';
import type { DatasetName } from '#rules/datasets.ts';
import { toUuid } from '#sandbox/ids.ts';
import type { Reaction } from '#schema/classify.ts';
import type { NewTrip, UserProvidedFlight } from '#schema/rest/insurance.ts';
import { createAccountApi } from '#src/api/account/account.ts';
import { createPasswordsApi } from '#src/api/account/passwords.ts';
import { createRegistrationApi } from '#src/api/account/registration.ts';
import { createTwoStepApi } from '#src/api/account/twoStep.ts';
import { createAgentsApi } from '#src/api/agents/agents.ts';
import { createPartnerPoliciesApi } from '#src/api/agents/partnerPolicies.ts';
import { findClient } from '#src/api/client/client.ts';
import { createSupportApi } from '#src/api/content/support.ts';
import { loadDataset } from '#src/api/datasets.ts';
import {
  AirportsDocument,
  ArticlesDocument,
  DocumentDocument,
  FaqDocument,
  SubscriberDocument,
} from '#src/api/generated/documents.ts';
import { createInsuranceApi } from '#src/api/insurance/insurance.ts';
import { createBagReader, createLuggageApi } from '#src/api/luggage/luggage.ts';
import { createPassengersApi } from '#src/api/passengers/passengers.ts';
import { answered } from '#src/api/reaction.ts';
import { createAlertsApi } from '#src/api/trips/alerts.ts';
import { createTripChangesApi } from '#src/api/trips/changes.ts';
import { cover } from '../kit/sandbox/purchases.ts';

import { askingClaims } from './askingClaims.ts';
import { askingMonitoring } from './askingMonitoring.ts';
import type { Line } from './line.ts';
import { askingPayouts } from './payouts.ts';
import { askingResolutions } from './resolutions.ts';

type Answer = { kind: string; reaction?: Reaction };

const anna = toUuid('user:anna@sky.test');
const session = toUuid('some session');

const dataset = (name: DatasetName) => (line: Line) =>
  loadDataset(line.queries(), { name, userId: anna }, { now: Date.now });

const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
const soon = dayIn(30);
const flight = { flightNumber: 'ZZ100', embarkDate: soon, direction: 'outbound' } as const;

/** Each call uses a new phone number, because repeating one would be refused. */
let asked = 100;
const next = () => (asked += 1);

/** Each call uses a new flight, counted per insurer: flights that leave in a year or more are not insured yet. */
const lastDays = new WeakMap<Line, number>();
function nextDay(line: Line): string {
  const days = (lastDays.get(line) ?? 100) + 1;
  lastDays.set(line, days);
  return dayIn(days);
}

function provided(line: Line): UserProvidedFlight {
  const embarkDate = nextDay(line);
  const at = { embarkDate, embarkTime: '09:00', embarkDateTime: `${embarkDate} 09:00` };
  return { ...flight, ...at, flightNumber: 'ZZ405', origin: 'OSL', originAirport: 'Oslo' };
}

const newTrip = (line: Line): NewTrip => ({
  type: 'SINGLE',
  policyNumber: 'POL-ACTIVE',
  passengers: [toUuid('passenger:anna@sky.test:Anna')],
  flights: [cover('ZZ100', { embarkDate: nextDay(line) })],
});

const alert = () => ({
  tripId: toUuid('trip:t-sched'),
  flightId: toUuid('flight:SK101'),
  disruption: { alertType: 'CANCELLATION' } as const,
  key: randomUUID(),
});

const still = new AbortController().signal;

/** Policies that Anna does not hold, used in turn, because a policy can be joined only once. */
const policies = ['POL-NEAR', 'POL-CAPPED', 'POL-NOLIMIT', 'POL-FULL'];
function nextPolicy(): string {
  const policy = policies.shift() ?? '';
  policies.push(policy);
  return policy;
}

const passwordsAt = ({ client }: Line) => createPasswordsApi({ client, partnerId: toUuid('partner:sky') });

const accountAt = ({ client }: Line) => createAccountApi({ client, country: 'US' });

const registrationAt = ({ client }: Line) =>
  createRegistrationApi({ client, partnerId: toUuid('partner:sky'), country: 'US', now: Date.now });

const supportAt = ({ client }: Line) =>
  createSupportApi({
    client,
    partnerId: toUuid('partner:sky'),
    country: 'US',
    language: () => 'en',
    signedIn: false,
    now: Date.now,
  });

const ticket = {
  name: 'Lina Brook',
  emailAddress: 'lina@sky.test',
  contactNumber: null,
  ticketCategory: 'trips',
  ticketSubject: 'A flight is missing',
  ticketBody: 'My flight back is not listed.',
};

const twoStepAt = ({ client }: Line) => createTwoStepApi({ client, signedIn: true });

const policiesAt = ({ client }: Line) => createPartnerPoliciesApi({ client, partnerId: toUuid('partner:sky') });

const newPolicy = (): NewPolicy => ({ ...group, externalPolicyNumber: `ASKED-${next()}` });

/** Creates the data of a new customer for each call. */
const newcomer = (): NewAccount => {
  const number = next();
  return {
    details: {
      firstName: 'Lina',
      surname: 'Brook',
      emailAddress: `lina${number}@sky.test`,
      mobilePhoneNumber: `+1555777${String(number).padStart(4, '0')}`,
      language: 'en',
    },
    externalPolicyNumber: 'POL-ACTIVE',
    password: 'Harbour-4-Lanterns',
  };
};

const lost = () => ({
  pir: `OSLSK${next()}`,
  tripId: '',
  flightId: '',
  reportedOn: `${dayIn(-1)}T12:00:00.000Z`,
  reportedOnLocal: `${dayIn(-1)} 13:00`,
  description: '',
  image: '',
});

/** Reports a bag and returns its id, if possible. */
async function bagOn(line: Line): Promise<string> {
  const answer = await asking.createBag(line);
  return isAdded<Bag>(answer) ? answer.added.bagId : toUuid('no bag');
}

/** The app's call for each field of the gateway's table. A new call does not compile until it is added here. */
export const asking: Record<keyof typeof calls, (line: Line) => Promise<Answer>> = {
  client: async ({ client }) => {
    const answer = await findClient(client, 'http://127.0.0.1');
    if (answer.kind === 'found') return answer;
    const { code, message } = answer.failure;
    return { kind: 'refused', reaction: code ? ({ kind: 'warning', code } as Reaction) : { kind: 'error', message } };
  },
  login: ({ auth }) => auth.signIn({ username: 'anna@sky.test', password: 'Passw0rd!' }, still),
  requestOtc: ({ auth }) => auth.requestCode({ identifier: 'anna@sky.test' }, still),
  confirmOtc: ({ auth }) => auth.confirmCode({ sessionId: session, code: '123456' }, still),
  sso: ({ auth }) => auth.exchangeToken({ token: 'once' }, still),
  confirmMfa: ({ auth }) => auth.confirmSecondFactor({ userId: anna, session, code: '654321' }, still),
  forgotPassword: (line) => passwordsAt(line).requestLink({ emailAddress: 'anna@sky.test' }, still),
  resetPassword: (line) => passwordsAt(line).resetPassword({ code: 'unknown', password: 'Harbour-4-Lanterns' }),
  register: (line) => registrationAt(line).register(newcomer()),
  link: (line) => registrationAt(line).findLink({ linkId: 'LINK-FRESH' }, still),
  enrol: (line) => registrationAt(line).enrol({ ...newcomer(), linkId: 'LINK-FRESH' }),
  updateUser: (line) =>
    accountAt(line).updateProfile({
      id: anna,
      changes: { surname: `Berg${'a'.repeat(next() % 50)}` },
      key: randomUUID(),
    }),
  changeEmail: (line) =>
    accountAt(line).changeEmail({
      id: anna,
      changes: { emailAddress: 'anna@sky.test', language: 'EN' },
      key: randomUUID(),
    }),
  joinPolicy: (line) =>
    accountAt(line).joinPolicy(anna)({ details: { externalPolicyNumber: nextPolicy() }, key: randomUUID() }),
  sendSupportTicket: (line) => supportAt(line).sendTicket({ ticket }),
  requestMfaSecret: (line) => twoStepAt(line).requestSecret({ label: 'anna@sky.test' }),
  changeMfa: (line) => twoStepAt(line).disable({ code: '654321' }),
  access: ({ auth }) => auth.getAccess({ id: anna }, still),
  logout: async ({ auth }) => {
    await auth.logout('the token');
    return { kind: 'signed out' };
  },
  customers: (line) => createAgentsApi(line).findCustomers({ agentId: anna, sought: 'anna@sky.test' }, still),
  actFor: (line) => createAgentsApi(line).actFor({ agentId: anna, userId: anna }, still),
  partnerPolicies: (line) => policiesAt(line).findPolicies({ sought: 'POL' }, still),
  putPartnerPolicy: (line) => policiesAt(line).addPolicy({ details: newPolicy(), key: randomUUID() }),
  patchPartnerPolicy: (line) =>
    policiesAt(line).changePolicy({ id: 'POL-NEAR', changes: { maxInsured: '3' }, key: randomUUID() }),
  deletePartnerPolicy: async (line) => {
    const answer = await asking.putPartnerPolicy(line);
    const id = isAdded<NewPolicy>(answer) ? answer.added.externalPolicyNumber : 'NO-POLICY';
    return policiesAt(line).deletePolicy({ id, key: randomUUID() });
  },
  user: dataset('USER_DETAILS'),
  policies: dataset('POLICIES'),
  payoutMethods: dataset('PAYOUT_METHODS'),
  payoutConfig: dataset('PAYOUT_CONFIGS'),
  ...askingPayouts,
  ...askingResolutions,
  ...askingClaims,
  ...askingMonitoring,
  subscriptions: dataset('OWL_MONITORED_DATA'),
  archivedAlerts: dataset('OWL_ALERTS'),
  lostBags: dataset('LUGGAGE'),
  trips: dataset('TRIPS'),
  passengers: dataset('PASSENGERS'),
  items: dataset('ITEMS'),
  claims: dataset('ITEM_ALERTS'),
  document: (line) => {
    const asked = { name: 'terms', locale: 'en-US', partnerId: toUuid('partner:sky') };
    return byComponent(() => line.queries().query(DocumentDocument, asked).toPromise());
  },
  airports: (line) => byComponent(() => line.queries().query(AirportsDocument, {}).toPromise()),
  articles: (line) => {
    const asked = { bundle: 'sky', locale: 'en' };
    return byComponent(() => line.queries().query(ArticlesDocument, asked).toPromise());
  },
  faq: (line) => {
    const asked = { product: 'travel', bundle: 'sky', locale: 'en' };
    return byComponent(() => line.queries().query(FaqDocument, asked).toPromise());
  },
  validateFlight: ({ client }) =>
    createInsuranceApi({ client }).checkFlight({ ...flight, flightType: 'main' }, still, [
      'flightNumber',
      'embarkDate',
    ]),
  createFlight: (line) => createInsuranceApi(line).createFlight(provided(line), randomUUID()),
  createTrip: (line) => createInsuranceApi(line).insureTrip(newTrip(line), randomUUID()),
  updateTrip: (line) =>
    createTripChangesApi(line).changeTravellers({
      tripId: toUuid('trip:t-return'),
      passengerIds: [toUuid('passenger:anna@sky.test:Anna')],
      delegatedPassengerId: null,
      key: randomUUID(),
    }),
  deleteTrip: async (line) => {
    const bought = await createInsuranceApi(line).insureTrip(newTrip(line), randomUUID());
    const tripId = bought.kind === 'insured' ? bought.trip.tripId : toUuid('no trip');
    return createTripChangesApi(line).cancelTrip({ id: tripId, key: randomUUID() });
  },
  addPassenger: ({ client }) =>
    createPassengersApi({ client }).addPassenger({
      details: { name: 'Zoe', surname: 'Berg', mobilePhoneNumber: `+15550100${next()}` },
      key: randomUUID(),
    }),
  updatePassenger: ({ client }) =>
    createPassengersApi({ client }).updatePassenger({
      id: toUuid('passenger:anna@sky.test:Dora'),
      changes: { surname: 'Berg' },
      key: randomUUID(),
    }),
  deletePassenger: async (line) => {
    const answer = await asking.addPassenger(line);
    const id = isAdded<Passenger>(answer) ? answer.added.passengerId : toUuid('nobody');
    return createPassengersApi(line).deletePassenger({ id, key: randomUUID() });
  },
  createBag: ({ client }) => createLuggageApi({ client }).createBag({ details: lost(), key: randomUUID() }),
  lostBag: async (line) => createBagReader({ ...line, clock: Date })({ bagId: await bagOn(line) }, still),
  updateBag: async (line) =>
    createLuggageApi(line).updateBag({ id: await bagOn(line), changes: { description: 'Red' }, key: randomUUID() }),
  deleteBag: async (line) => createLuggageApi(line).deleteBag({ id: await bagOn(line), key: randomUUID() }),
  notifyAlert: ({ client }) => createAlertsApi({ client }).notifyAlert(alert()),
  raiseAlert: ({ client }) => createAlertsApi({ client }).raiseAlert(alert()),
  subscriber: (line) => byComponent(() => line.queries().query(SubscriberDocument, { id: anna }).toPromise()),
};

const isAdded = <Kept>(answer: Answer): answer is Answer & Added<Kept> & { kind: 'added' } => answer.kind === 'added';

/** Runs a query like a component does. */
const byComponent = (query: () => Promise<{ error?: Error | undefined }>) =>
  answered(
    async () => {
      const { error } = await query();
      if (error) throw error;
      return { kind: 'loaded' };
    },
    { signedIn: true },
  );
