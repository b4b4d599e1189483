import fc from 'fast-check';

import { calls } from '#gateway/calls.ts';
import { toUuid } from '#sandbox/ids.ts';

import { anna, bodies } from './bodies.ts';

/** A valid call of the contract, with a valid body. */
export type Route = { method: string; path: string; query: string[]; body?: object };
export type Request = { method: string; url: string; headers: Record<string, string>; payload?: string };

function routeIn(call: string): Route {
  const [method = '', target = ''] = call.split(' ');
  const [path = '', search = ''] = target.split('?');
  const query = search
    .split('&')
    .map((part) => part.replace(/=.*/, ''))
    .filter(Boolean);
  const body = bodies[`${method} ${path}`];
  return { method, path, query, ...(body && { body }) };
}

/** Every call except signing out, which would leave the others without a session. */
export const routes: Route[] = [
  ...new Set(Object.values(calls).map(({ call }) => call)),
  'GET /cms/documents/{name}',
  'GET /owl/subscribers/{id}/subscriptions/alerts?filter',
]
  .filter((call) => !call.includes('logout'))
  .map(routeIn);

export const levers: Route[] = [
  { method: 'GET', path: '/clock', query: [] },
  { method: 'POST', path: '/clock', query: [], body: { advanceMs: 1 } },
  { method: 'POST', path: '/clock', query: [], body: { now: '2031-03-14T12:00:00Z' } },
  { method: 'GET', path: '/faults', query: [] },
  { method: 'POST', path: '/faults', query: [], body: { path: '/travel/*', code: 'IN_USE', times: 1 } },
  { method: 'POST', path: '/faults/release', query: [] },
  { method: 'DELETE', path: '/faults', query: [] },
  {
    method: 'POST',
    path: '/flight',
    query: [],
    body: { flightNumber: 'SK101', set: { departed: 1, delayDate: null } },
  },
  { method: 'POST', path: '/operator', query: [], body: { called: 'RB11', type: 'REBOOKING', event: 'offer' } },
  { method: 'POST', path: '/adjuster', query: [], body: { claim: 'CL-03', event: 'completeOffer' } },
  {
    method: 'POST',
    path: '/adjuster',
    query: [],
    body: { claim: 'CL-07', event: 'payout', period: 4, status: 'PAYMENT-DETAILS', actualRevenue: 10 },
  },
  { method: 'POST', path: '/found', query: [], body: { user: 'olga@owl.test', item: 'Mobile' } },
  { method: 'POST', path: '/listing-delay', query: [], body: { user: 'olga@owl.test', delayMs: 1_000 } },
  { method: 'GET', path: '/paid', query: ['user'] },
  { method: 'GET', path: '/overrides', query: ['user'] },
  { method: 'GET', path: '/outbox', query: ['to'] },
  { method: 'GET', path: '/token', query: ['user', 'agent', 'type'] },
  { method: 'POST', path: '/revoke', query: [], body: { token: 'a.b.c', user: 'nobody@sky.test', bare: true } },
  { method: 'GET', path: '/open', query: ['user'] },
];

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '😀',
  '\u202e',
  'İ',
  '\r\nx: y',
  '%',
  '%00',
  '%2F..%2F',
  '../..',
  ';',
  '#',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  "' or 1=1 --",
  '${7*7}',
  '<b>',
  '-1',
  '0',
  '1e400',
  '99999999999999999999',
  '2031-02-30',
  '9999-12-31',
  '0000-00-00',
  '99:99',
  '2031-05-05',
  '2031-05-05 08:30',
  'ZZ200',
  'ZZ501',
  'OSL',
  'POL-ACTIVE',
  'SINGLE',
  anna,
  anna.toUpperCase(),
  'x'.repeat(300),
  'Ab3'.repeat(1_700),
  'terms',
  'en',
  'anna@sky.test',
  '+15550100001',
  'agent@sky.test',
  'http://sky.localhost',
];
const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
const values: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  3_000_000_000,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 1 },
  { $ne: '' },
  deep(15),
  deep(30),
  Array(2_000).fill(1),
  JSON.parse('{"__proto__": {"status": 200}}'),
  JSON.parse('{"constructor": {"prototype": {}}}'),
  Array.from({ length: 300 }, (_, at) => toUuid(`passenger ${at}`)),
];

const text = fc.constantFrom(...texts);
const value = fc.oneof(
  text,
  fc.constantFrom(...values),
  fc.json().map((json) => JSON.parse(json)),
);
const raw = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '1',
    '"x"',
    '[]',
    '{"a":1}x',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    'a=b&c=d',
  ),
  fc.constantFrom(
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":"\\ud800"}',
    '\ufeff{}',
    '{"a":1e999}',
  ),
  fc.string(),
);
const bodyType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'x',
  'application/xml',
);
const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND');
// Limits the text to characters that clients can send in a header.
const header = text.map((one) => one.replace(/[^\x20-\x7e]/g, '?'));

/** Encodes text as clients do: half a surrogate pair has no bytes. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Creates malformed variations of a request. */
export function createRequestArbitrary({ method: right, path, query, body }: Route): fc.Arbitrary<Request> {
  const filled = fc.array(fc.oneof({ arbitrary: text, weight: 2 }, fc.constant(anna)), { minLength: 3, maxLength: 3 });
  const name = fc.oneof({ arbitrary: fc.constantFrom('_', ...query), weight: 3 }, text);
  const changed = fc
    .array(fc.tuple(fc.constantFrom('more', '__proto__', 'constructor', ...Object.keys(body ?? {})), value), {
      maxLength: 3,
    })
    .map((changes) => JSON.stringify({ ...body, ...Object.fromEntries(changes) }));
  return fc
    .record({
      method: fc.oneof({ arbitrary: fc.constant(right), weight: 6 }, method),
      parts: filled,
      asked: fc.array(fc.tuple(name, text), { maxLength: 5 }),
      payload: fc.option(fc.oneof({ arbitrary: changed, weight: 3 }, raw), { nil: undefined, freq: 4 }),
      type: fc.oneof({ arbitrary: fc.constant('application/json'), weight: 5 }, bodyType),
      more: fc.dictionary(fc.constantFrom('idempotency-key', 'x-forwarded-for', 'accept', 'x-request-id'), header),
    })
    .map(({ method, parts, asked, payload, type, more }) => {
      let at = 0;
      const segment = () => encoded(parts[at++ % parts.length] ?? '');
      const search = asked.map(([key, one]) => [key, one].map(encoded).join('='));
      const hasBody = payload !== undefined && method !== 'GET' && method !== 'HEAD';
      return {
        method,
        url: `${path.replace(/\{\w+\}/g, segment)}${search.length > 0 ? `?${search.join('&')}` : ''}`,
        headers: { ...more, ...(hasBody && { 'content-type': type }) },
        ...(hasBody && { payload }),
      };
    });
}
