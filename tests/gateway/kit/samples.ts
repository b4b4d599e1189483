import type { Mutation, Query } from '#schema/generated/portal.ts';

import { checked, claims, id, monitored, now, trips } from './answers.ts';
import { newTrip, provided, travellers } from './requests.ts';

type Calls = Query & Mutation;
type Sample<Field extends keyof Calls> = {
  document: string;
  variables: Calls[Field]['args'];
  /** What the insurer is asked, and with which body. */
  call: string;
  body?: unknown;
  status?: 201 | 204;
  /** What it says; as the schema has it, with nothing left out. */
  answer: Calls[Field]['answer'];
  /** What it says where the schema has that otherwise. */
  says?: unknown;
};

const signIn = { userId: id(1), accessToken: 'token', agentId: null, mfaRequired: null, session: null };
const ben = {
  passengerId: id(12),
  userId: id(1),
  active: 1,
  created: now,
  name: 'Ben',
  surname: 'Berg',
  mobilePhoneNumber: '+15550100003',
};
const bag = {
  bagId: id(6),
  status: 'BAG_LOST',
  pir: 'OSLSK12345',
  tripId: null,
  flightId: null,
  reportedOn: now,
  reportedOnLocal: '2026-06-01 14:00',
  description: null,
  image: null,
  attachments: [{ attachmentId: id(7), name: 'tag.jpg', url: '/files/tag.jpg', size: 2_048 }],
};
const moment = { reportedOn: now, reportedOnLocal: '2026-06-01 14:00' };
/** For each field of the schema a question and its answer. */
export const samples: { [Field in keyof Calls]: Sample<Field> } = {
  client: {
    document: 'Client',
    variables: { domain: 'http://sky.localhost:4000' },
    call: 'GET /platform/client?domain=http%3A%2F%2Fsky.localhost%3A4000',
    answer: { partnerId: id(9), cmsBundle: 'sky', branding: { theme: 'sky', product: 'travel', name: 'Sky & Sons' } },
  },
  login: {
    document: 'Login',
    variables: { credentials: { username: 'anna@sky.test', password: 'Passw0rd!', partnerId: id(9) } },
    call: 'POST /platform/user/login',
    body: { username: 'anna@sky.test', password: 'Passw0rd!', partnerId: id(9) },
    answer: signIn,
  },
  requestOtc: {
    document: 'RequestOtc',
    variables: { request: { identifier: '+15550100002', partnerId: id(9) } },
    call: 'POST /platform/user/login/otc',
    body: { identifier: '+15550100002', partnerId: id(9) },
    answer: { sessionId: id(2) },
  },
  confirmOtc: {
    document: 'ConfirmOtc',
    variables: { confirmation: { sessionId: id(2), code: '012345' } },
    call: 'POST /platform/user/login/confirm',
    body: { sessionId: id(2), code: '012345' },
    answer: signIn,
  },
  sso: {
    document: 'Sso',
    variables: { token: 'a/b?c d.e' },
    call: 'GET /platform/user/sso/a%2Fb%3Fc%20d.e',
    answer: { ...signIn, accessToken: null, mfaRequired: true, session: id(3) },
  },
  confirmMfa: {
    document: 'ConfirmMfa',
    variables: { confirmation: { userId: id(1), code: '654321', session: id(3) } },
    call: 'POST /platform/user/mfa/confirm',
    body: { userId: id(1), code: '654321', session: id(3) },
    answer: { ...signIn, agentId: id(4) },
  },
  logout: { document: 'Logout', variables: {}, call: 'GET /platform/user/logout', status: 204, answer: true },
  user: {
    document: 'User',
    variables: { id: id(1) },
    call: `GET /platform/users/${id(1)}`,
    answer: {
      id: id(1),
      firstName: 'Anna',
      surname: 'Berg',
      emailAddress: 'anna@sky.test',
      mobilePhoneNumber: null,
      language: 'EN',
      locale: 'en-US',
      employee: 0,
      mfaEnabled: false,
      partnerId: id(9),
      resolutionOptions: ['CASH'],
      terms: { status: 'ACCEPTED', version: '1', acceptedOn: now },
      communicationPreferences: {
        transactional: [{ commsId: 'EMAIL', active: 1, preferred: 1 }],
        marketing: 'NONE',
      },
      billingMethods: [],
    },
  },
  access: {
    document: 'Access',
    variables: { id: 'anna@sky.test' },
    call: 'GET /platform/users/anna%40sky.test/access',
    answer: {
      userId: id(1),
      partnerId: id(9),
      roles: { ADMIN: null, AGENT: null, USER: { write: true } },
      accessProfile: [{ feature: 'customer-payouts', accessRights: ['CREATE', 'READ'] }],
    },
  },
  customers: {
    document: 'Customers',
    variables: { agentId: id(4), sought: 'anna@sky.test' },
    call: `GET /platform/agents/${id(4)}/customers?sought=anna%40sky.test`,
    answer: [
      { userId: id(1), firstName: 'Anna', surname: 'Berg', emailAddress: 'anna@sky.test', policies: ['POL-ACTIVE'] },
    ],
  },
  actFor: {
    document: 'ActFor',
    variables: { agentId: id(4), userId: id(1) },
    call: `POST /platform/agents/${id(4)}/customers/${id(1)}/session`,
    answer: { ...signIn, agentId: id(4) },
  },
  policies: {
    document: 'Policies',
    variables: { userId: id(1) },
    call: `GET /platform/users/${id(1)}/policies`,
    answer: [
      {
        externalPolicyNumber: 'POL-ACTIVE',
        active: 1,
        policyStart: '2026-01-01',
        policyEnd: '2026-12-31',
        maxInsured: 3,
        policyCap: 500.5,
        policyCapUsed: null,
        blockedBy: 'MAX_TRIPS_EXCEEDED',
      },
    ],
  },
  payoutMethods: {
    document: 'PayoutMethods',
    variables: { userId: id(1) },
    call: `GET /platform/payouts/methods?userId=${id(1)}`,
    answer: [
      {
        payoutMethodId: id(5),
        description: 'My bank',
        service: 'MANUAL',
        provider: 'BANK',
        vendor: 'MANUAL-BANK',
        type: 'BANK',
        preferred: 1,
        extras: { city: 'Oslo', nested: { deep: [1, 2] } },
        accountNumber: '****1234',
        sortCode: null,
        legalType: null,
      },
    ],
  },
  payoutConfig: {
    document: 'PayoutConfig',
    variables: { userId: id(1) },
    call: `GET /platform/payouts/config?userId=${id(1)}`,
    answer: {
      payouts: {
        country: { iso: 'US', currency: 'USD' },
        providers: [{ vendor: 'MANUAL-BANK', provider: 'BANK', service: 'MANUAL', type: 'BANK', name: 'Bank' }],
      },
    },
  },
  subscriber: {
    document: 'Subscriber',
    variables: { id: id(1) },
    call: `GET /monitoring/subscribers/${id(1)}`,
    answer: { subscribed: true, initialScan: false },
  },
  subscriptions: {
    document: 'Subscriptions',
    variables: { id: id(1) },
    call: `GET /owl/subscribers/${id(1)}/subscriptions?active=true`,
    answer: monitored,
  },
  archivedAlerts: {
    document: 'ArchivedAlerts',
    variables: { id: id(1) },
    call: `GET /owl/subscribers/${id(1)}/subscriptions/alerts/?filter=complete`,
    answer: monitored,
  },
  lostBags: {
    document: 'LostBags',
    variables: {},
    call: 'GET /travel/luggage/lost/bags',
    answer: [bag],
  },
  lostBag: {
    document: 'LostBag',
    variables: { bagId: id(6) },
    call: `GET /travel/luggage/lost/bags/${id(6)}`,
    answer: bag,
  },
  createBag: {
    document: 'CreateBag',
    variables: { bag: { pir: 'OSLSK12345', description: null, ...moment } },
    call: 'POST /travel/luggage/lost/bags',
    body: { pir: 'OSLSK12345', description: null, ...moment },
    status: 201,
    answer: bag,
  },
  updateBag: {
    document: 'UpdateBag',
    variables: { bagId: id(6), changes: { description: 'Red', status: 'BAG_UPDATED_DETAILS' } },
    call: `PATCH /travel/luggage/lost/bags/${id(6)}`,
    body: { description: 'Red', status: 'BAG_UPDATED_DETAILS' },
    answer: bag,
  },
  deleteBag: {
    document: 'DeleteBag',
    variables: { bagId: id(6) },
    call: `DELETE /travel/luggage/lost/bags/${id(6)}`,
    status: 204,
    answer: true,
  },
  trips: {
    document: 'Trips',
    variables: { userId: id(1) },
    call: `GET /travel/trips?userId=${id(1)}`,
    answer: trips,
  },
  passengers: {
    document: 'Passengers',
    variables: {},
    call: 'GET /travel/passengers',
    answer: [
      {
        passengerId: id(12),
        userId: id(1),
        active: 1,
        created: now,
        name: 'Ben',
        surname: 'Berg',
        mobilePhoneNumber: null,
      },
    ],
  },
  addPassenger: {
    document: 'AddPassenger',
    variables: { passenger: { name: 'Ben', surname: 'Berg', mobilePhoneNumber: '+15550100003' } },
    call: 'POST /travel/passengers',
    body: { name: 'Ben', surname: 'Berg', mobilePhoneNumber: '+15550100003' },
    status: 201,
    answer: ben,
  },
  updatePassenger: {
    document: 'UpdatePassenger',
    variables: { passengerId: id(12), changes: { surname: 'Berg' } },
    call: `PATCH /travel/passengers/${id(12)}`,
    body: { surname: 'Berg' },
    answer: ben,
  },
  deletePassenger: {
    document: 'DeletePassenger',
    variables: { passengerId: id(12) },
    call: `DELETE /travel/passengers/${id(12)}`,
    status: 204,
    answer: true,
  },
  updateTrip: {
    document: 'UpdateTrip',
    variables: { tripId: id(10), travellers },
    call: `PATCH /travel/trips/${id(10)}`,
    body: travellers,
    answer: trips[0],
  },
  deleteTrip: {
    document: 'DeleteTrip',
    variables: { tripId: id(10) },
    call: `DELETE /travel/trips/${id(10)}`,
    status: 204,
    answer: true,
  },
  notifyAlert: {
    document: 'NotifyAlert',
    variables: { alert: { alertType: 'DELAY', tripId: id(10), flightId: id(11), delayDate: '2031-03-12 18:00' } },
    call: 'POST /travel/flights/notify-alert',
    body: { alertType: 'DELAY', tripId: id(10), flightId: id(11), delayDate: '2031-03-12 18:00' },
    answer: { alertId: id(13) },
  },
  raiseAlert: {
    document: 'RaiseAlert',
    variables: { tripId: id(10), flightId: id(11), alert: { alertType: 'CANCELLATION', reason: 'They rang us' } },
    call: `POST /travel/trips/${id(10)}/flights/${id(11)}/alert`,
    body: { alertType: 'CANCELLATION', reason: 'They rang us' },
    answer: { alertId: id(13) },
  },
  document: {
    document: 'Document',
    variables: { name: 'key_facts', locale: 'es-ES', partnerId: id(9) },
    call: `GET /cms/documents/key_facts/es-ES?partnerId=${id(9)}`,
    answer: { name: 'key_facts', locale: 'es', title: 'Datos clave', body: '## En resumen\n\nUn texto.' },
  },
  airports: {
    document: 'Airports',
    variables: {},
    call: 'GET /cms/documents/airport_lookup_list',
    answer: [{ value: 'OSL', label: 'Oslo Gardermoen (OSL)' }],
  },
  articles: {
    document: 'Articles',
    variables: { bundle: 'sky', locale: 'es-ES' },
    call: 'GET /cms/sky/v1/es-ES',
    answer: [
      {
        id: null,
        plan_title: 'email-breach',
        title: 'Tu correo',
        summary: 'Qué hacer.',
        body: '## Primero\n\nCambia la contraseña.',
        category: 'plans',
        order: 1,
        dismissible: null,
      },
    ],
  },
  faq: {
    document: 'Faq',
    variables: { product: 'travel', bundle: 'sky', locale: 'fr-FR' },
    call: 'GET /cms/faq/travel/sky/v1/fr-FR',
    answer: [{ id: 'code', category: 'Se connecter', question: 'Où est le code ?', answer: 'Dans un *message*.' }],
  },
  validateFlight: {
    document: 'FlightCheck',
    variables: { embarkDate: '2026-06-11', flightNumber: 'SK101', flightType: 'main', direction: 'outbound' },
    call: 'GET /travel/flights/validate?embarkDate=2026-06-11&flightNumber=SK101&flightType=main&direction=outbound',
    answer: { status: 200, flights: [checked] },
    says: [checked],
  },
  createFlight: {
    document: 'CreateFlight',
    variables: { flight: provided },
    call: 'POST /travel/flights',
    body: provided,
    status: 201,
    answer: checked,
  },
  createTrip: {
    document: 'InsureTrip',
    variables: { trip: newTrip },
    call: 'POST /travel/insurance/blink-it',
    body: newTrip,
    status: 201,
    answer: trips[0],
  },
  items: {
    document: 'Items',
    variables: {},
    call: 'GET /platform/items',
    answer: [
      {
        itemId: id(30),
        itemTypeId: 'shop',
        propositionId: id(31),
        monitorId: null,
        properties: { name: 'Corner shop', address: 'High Street 1' },
        externalPolicyNumber: 'POL-SHOP',
        permissions: [{ permission: 'BANKING', required: true, granted: false }],
      },
    ],
  },
  claims: {
    document: 'Claims',
    variables: { active: 'true', itemId: id(30) },
    call: `GET /platform/items/views/item-alerts?active=true&itemId=${id(30)}`,
    answer: claims,
  },
};

/** The caller of the tests. */
export const bearer = { authorization: 'Bearer token-of-anna' };
