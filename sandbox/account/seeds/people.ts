import type { PartnerName } from '../../seeds/partners.ts';
import type { profiles, roles } from '../profiles.ts';

export const password = 'Passw0rd!';

export type Person = {
  login: string;
  name: string;
  /** Hint for testers: the state that the account shows after signing in, or the refusal. */
  shows: string;
  phone?: string | null;
  rights?: keyof typeof profiles;
  role?: keyof typeof roles;
  locale?: string;
  /** Null if the payout country is unknown. */
  country?: string | null;
  policies?: string[];
  opens?: string;
  billing?: { billingMethodId: string; description: string }[];
  /** Customers that an agent may act for. */
  customers?: string[];
  kind?: 'widget' | 'single sign-on' | 'one-time code';
  is?: ('employee' | 'second factor' | 'terms pending' | 'locked' | 'closed')[];
};

const sky: Person[] = [
  {
    login: 'anna@sky.test',
    name: 'Anna Berg',
    shows: 'everyday customer: four passengers, one policy, a trip in every state',
    phone: '+15550100001',
    policies: ['POL-ACTIVE'],
  },
  { login: 'bare@sky.test', name: 'Bo Arden', shows: 'no rights, no insurance', rights: 'none', policies: [] },
  { login: 'mfa@sky.test', name: 'Mira Falk', shows: 'a second factor at sign-in', is: ['second factor'] },
  {
    login: 'pending@sky.test',
    name: 'Pilar Nieto',
    shows: 'Spanish; terms not accepted yet; an expired and an inactive policy',
    locale: 'es-US',
    is: ['terms pending'],
    policies: ['POL-ACTIVE', 'POL-EXPIRED', 'POL-INACTIVE'],
  },
  { login: 'readonly@sky.test', name: 'Rhea Donnelly', shows: 'may look, not touch', role: 'reader' },
  { login: 'nomethod@sky.test', name: 'Noor Vance', shows: 'no payout method' },
  { login: 'one@sky.test', name: 'Otis Lund', shows: 'one payout method' },
  {
    login: 'many@sky.test',
    name: 'Maya Quist',
    shows: 'four payout methods',
    policies: ['POL-NEAR'],
    billing: [{ billingMethodId: 'card-1', description: 'Visa ending in 4242' }],
  },
  {
    login: 'emil@sky.test',
    name: 'Emil Storm',
    shows: 'employee: no maximum of passengers',
    is: ['employee'],
    policies: ['POL-NOLIMIT'],
  },
  {
    login: 'gallery@sky.test',
    name: 'Gala Rask',
    shows: 'four policies: unused, near its cap, at its cap, without one',
    policies: ['POL-ACTIVE', 'POL-NEAR', 'POL-CAPPED', 'POL-NOLIMIT'],
  },
  {
    login: 'options@sky.test',
    name: 'Opal Rask',
    shows: 'every remedy in every status, a flight each: LG01 to PT11, and what is special',
    policies: ['POL-ACTIVE', 'POL-NEAR', 'POL-CAPPED'],
  },
  { login: 'charter@sky.test', name: 'Chara Thorne', shows: 'may enter flights by hand', rights: 'chartered' },
  { login: 'full@sky.test', name: 'Fulvia Marsh', shows: 'ten passengers, no trip left', policies: ['POL-FULL'] },
  {
    login: 'agent@sky.test',
    name: 'Agna Tennant',
    shows: 'agent of Anna’s, Gala’s and Opal’s, acting for Anna',
    rights: 'agent',
    role: 'agent',
    policies: [],
    opens: 'anna@sky.test',
    customers: ['anna@sky.test', 'gallery@sky.test', 'options@sky.test'],
  },
  {
    login: 'agentlite@sky.test',
    name: 'Lio Tennant',
    shows: 'agent who cannot override, of the same three; acts for nobody at first',
    role: 'agent',
    policies: [],
    customers: ['anna@sky.test', 'gallery@sky.test', 'options@sky.test'],
  },
  {
    login: 'admin@sky.test',
    name: 'Ada Minor',
    shows: 'administrator: may look at every customer of sky',
    rights: 'agent',
    role: 'administrator',
  },
  { login: 'locked@sky.test', name: 'Lock Abel', shows: 'ACCESS_DENIED at sign-in', is: ['locked'] },
  { login: 'gone@sky.test', name: 'Gon Abel', shows: 'ACCOUNT_NOT_FOUND at sign-in', is: ['closed'] },
  { login: 'badroles@sky.test', name: 'Bad Abel', shows: 'INVALID_ROLES at sign-in', role: 'none' },
  { login: 'noconfig@sky.test', name: 'Nocon Abel', shows: 'CONFIG_MISSING for the payout methods', country: null },
  {
    login: 'confbroken@sky.test',
    name: 'Conbro Abel',
    shows: 'CONFIG_ERROR for the policies',
    policies: ['POL-BROKEN'],
  },
  {
    login: 'errors@sky.test',
    name: 'Erro Abel',
    shows: 'trips that go wrong later',
    policies: ['POL-OTHER', 'POL-USED'],
  },
  { login: 'widget-anna', name: 'Anna Berg', shows: 'widgets of Anna’s', kind: 'widget', opens: 'anna@sky.test' },
  {
    login: 'widget-none',
    name: 'Anna Berg',
    shows: 'a widget without rights',
    rights: 'none',
    kind: 'widget',
    opens: 'anna@sky.test',
  },
  {
    login: 'widget-bad',
    name: 'Anna Berg',
    shows: 'a widget whose token was withdrawn',
    kind: 'widget',
    opens: 'anna@sky.test',
    is: ['locked'],
  },
  {
    login: 'policies@sky.test',
    name: 'Polly Ames',
    shows: 'a policy of every kind: running, full, run out, inactive, without a maximum',
    policies: ['POL-ACTIVE', 'POL-FULL', 'POL-EXPIRED', 'POL-INACTIVE', 'POL-NOLIMIT'],
  },
  { login: 'terms@sky.test', name: 'Tess Quill', shows: 'terms to accept, in English', is: ['terms pending'] },
];

const voyage: Person[] = [
  { login: 'vera@voyage.test', name: 'Vera Okafor', shows: 'lost bags', country: 'GB', locale: 'en-GB' },
  { login: 'errors@voyage.test', name: 'Erro Okafor', shows: 'bags that go wrong later', country: 'GB' },
  {
    login: 'agent@voyage.test',
    name: 'Agda Tennant',
    shows: 'agent of Vera’s and Erro’s, acting for Vera: their lost bags',
    rights: 'agent',
    role: 'agent',
    country: 'GB',
    policies: [],
    opens: 'vera@voyage.test',
    customers: ['vera@voyage.test', 'errors@voyage.test'],
  },
];

const rails: Person[] = [
  {
    login: 'otc@rails.test',
    name: 'Otto Carver',
    shows: 'signs in by one-time code, or as +15550100002',
    phone: '+15550100002',
    kind: 'one-time code',
  },
  { login: 'paula@rails.test', name: 'Paula Winther', shows: 'no payout method', kind: 'one-time code' },
  {
    login: 'nophone@rails.test',
    name: 'Nopho Abel',
    shows: 'MISSING_PHONE_NUMBER: nowhere to send a code to',
    phone: null,
    kind: 'one-time code',
  },
  { login: 'noauth@rails.test', name: 'Noa Abel', shows: 'payouts that are not authorised', kind: 'one-time code' },
  {
    login: 'stig@rails.test',
    name: 'Stig Malmberg',
    shows: 'employee: adds passengers, which customers of rails do not',
    kind: 'one-time code',
    is: ['employee'],
  },
];

const plain: Person[] = [
  {
    login: 'sso@plain.test',
    name: 'Sol Ostrander',
    shows: 'comes by single sign-on',
    rights: 'travelWithoutPayouts',
    kind: 'single sign-on',
  },
  {
    login: 'piet@plain.test',
    name: 'Piet Hollander',
    shows: 'a portal without payouts',
    rights: 'travelWithoutPayouts',
    kind: 'single sign-on',
  },
  {
    login: 'mfa@plain.test',
    name: 'Marit Falk',
    shows: 'a second factor after single sign-on',
    rights: 'travelWithoutPayouts',
    kind: 'single sign-on',
    is: ['second factor'],
  },
];

const harvest: Person[] = [
  {
    login: 'berta@harvest.test',
    name: 'Berta Kranz',
    shows: 'three insured items, fourteen claims',
    rights: 'business',
  },
  { login: 'nora@harvest.test', name: 'Nora Kranz', shows: 'one insured item, no claims', rights: 'business' },
  {
    login: 'readonly@harvest.test',
    name: 'Rhona Kranz',
    shows: 'three claims: may look, not touch',
    rights: 'business',
    role: 'reader',
  },
  {
    login: 'errors@harvest.test',
    name: 'Erro Kranz',
    shows: 'claims that go wrong later; a policy that has run out',
    rights: 'business',
    policies: ['POL-ACTIVE', 'POL-EXPIRED'],
  },
  {
    login: 'agent@harvest.test',
    name: 'Agla Tennant',
    shows: 'agent of Berta’s, Nora’s and Erro’s, acting for Berta: their claims',
    rights: 'businessAgent',
    role: 'agent',
    policies: [],
    opens: 'berta@harvest.test',
    customers: ['berta@harvest.test', 'nora@harvest.test', 'errors@harvest.test'],
  },
];

const owl: Person[] = [
  { login: 'olga@owl.test', name: 'Olga Petrov', shows: 'watched data with open alerts', rights: 'monitoring' },
  {
    login: 'readonly@owl.test',
    name: 'Rolf Petrov',
    shows: 'two watched items: may look, not touch',
    rights: 'monitoring',
    role: 'reader',
  },
  { login: 'new@owl.test', name: 'Newa Petrov', shows: 'not subscribed yet', rights: 'monitoring' },
  {
    login: 'hand@owl.test',
    name: 'Hand Abel',
    shows: 'a card frame that fails: HTTP_MISSING_IN_URL',
    rights: 'monitoring',
  },
  {
    login: 'errors@owl.test',
    name: 'Errol Petrov',
    shows: 'a card frame that fails: VENDOR_ERROR',
    rights: 'monitoring',
  },
];

/** Accounts by partner. All have the same password. */
export const people: Record<PartnerName, Person[]> = {
  sky,
  voyage,
  rails,
  plain,
  harvest,
  owl,
  noconf: [],
  crash: [],
};
