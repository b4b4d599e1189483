import fc from 'fast-check';

import { hashes } from './hashes.ts';

export type Wire = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body: string };

/** Pieces that slow parsers down when repeated. */
const pumps = [
  ...' |\t|,|;| ; |, |q=|;q=|; q=0.|"|\\|\\"|=|/|//|/.|../|%2e|%2F|%|%zz|%25|?|&|&a=|#|[|]|{|(|.|-|_|:|@|\xe9|0|9|a'.split(
    '|',
  ),
  ...'aA|en-|en,|en;q=1,|*|*,|br;|gzip,|; language=|text/html|W/"a",|bytes=0-1,|1.1.1.1,|::1, |::|Bearer '.split('|'),
  ...'sky.localhost|charset=| b'.split('|'),
];

const names = [
  ...'accept accept-language accept-encoding accept-charset cookie authorization idempotency-key'.split(' '),
  ...'content-type content-encoding x-forwarded-for x-forwarded-host x-forwarded-proto x-request-id'.split(' '),
  ...'if-none-match if-modified-since range referer origin user-agent x-other'.split(' '),
];

const starts = [
  ...'/ /dashboard/ /login/sso/ /enrol/ /widgets/ /assets/ /themes/ /themes/sky/config.json /translations/'.split(' '),
  ...'/graphql /healthz /readyz /metrics /robots.txt /a. /? /translations/a?v='.split(' '),
  ...'/first-screen/ /first-screen/english.json?theme= /first-screen/english.json?theme=sky&v='.split(' '),
];

const trip = (more: object) => ({ trip: { type: 'SINGLE', policyNumber: 'P', passengers: [], flights: [], ...more } });

/** Bodies of about this many characters. */
const bodies: ((size: number, pump: string) => unknown)[] = [
  (size) => asked('InsureTrip', trip(keys(size / 8))),
  (size) => asked('InsureTrip', keys(size / 8)),
  (size) => asked('InsureTrip', trip({ flights: Array(Math.ceil(size / 3)).fill({}) })),
  (size) => asked('InsureTrip', trip({ flights: Array(Math.ceil(size / 5)).fill(null) })),
  (size) => asked('InsureTrip', trip({ flights: Array(Math.ceil(size / 14)).fill({ unknown: 1 }) })),
  (size, pump) => asked('InsureTrip', trip({ passengers: Array(Math.ceil(size / (pump.length + 3))).fill(pump) })),
  (size) => asked('InsureTrip', trip({ passengers: Array(Math.ceil(size / 6)).fill([1]) })),
  (size, pump) => asked('Login', { credentials: { username: long(pump, size), password: 'x', partnerId: 'x' } }),
  (size) => asked('Login', { credentials: Array(Math.ceil(size / 4)).fill([]) }),
  (size, pump) => asked('Sso', { token: long(pump, size) }),
  (size, pump) => asked('Client', { domain: long(pump, Math.min(size, 4_000)) }),
  (size) => asked('Trips', { userId: Array(Math.ceil(size / 5)).fill({}) }),
  (size, pump) => ({ documentId: long(pump, size) }),
  (size, pump) => ({ documentId: hashes.Items, operationName: long(pump, size) }),
  (size) => ({ documentId: hashes.Items, ...keys(size / 8) }),
  (size, pump) => ({ query: long(pump, size) }),
];

/** Malformed or unusual JSON texts. */
const texts: ((size: number, pump: string) => string)[] = [
  (size, pump) => long(pump, size),
  (size, pump) => `"${long(pump, size)}"`,
  (size) => '['.repeat(size),
  (size) => `${'[1,'.repeat(20)}${'1'.repeat(size)}`,
  (size) => '1'.repeat(size),
  (size) => `1e${'9'.repeat(size)}`,
  (size) => `"${'\\u0041'.repeat(size / 6)}"`,
  (size) => `"${'\\'.repeat(size)}`,
  (size) => `{"a":${'{"a":'.repeat(15)}${' '.repeat(size)}`,
  (size) => `{${'"a":1,'.repeat(size / 6)}"a":1}`,
  (size) => `{"__proto__":{${'"a":1,'.repeat(size / 6)}"a":1}}`,
];

const size = fc.oneof(
  fc.integer({ min: 0, max: 400 }),
  fc.integer({ min: 0, max: 15_500 }),
  fc.constantFrom(15_500, 31_000, 62_000),
);
const pump = fc.oneof(
  fc.constantFrom(' ', '\t', ',', ';', '=', '/', '.', '-', 'a', '0'),
  fc.constantFrom(...pumps),
  fc.array(fc.constantFrom(...pumps), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('')),
);
const end = fc.constantFrom('', 'a', ' b', ',', ';', '"', '=', '/', '\\');
const pumped = fc
  .tuple(end, pump, size, end)
  .map(([before, part, length, after]) => before + long(part, length) + after);

const header = fc.tuple(fc.constantFrom(...names), pumped).map(([name, value]) => ({ [name]: value }));
const crowd = fc
  .tuple(fc.constantFrom(...names), pump, fc.integer({ min: 1, max: 1_500 }))
  .map(([name, value, count]) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, value])));
const ours = fc.constantFrom('sky.localhost', 'voyage.localhost', 'nobody.localhost');
const visited = { host: ours, header: fc.constant({}), start: fc.constantFrom(...starts), rest: fc.constant('') };

/** One long part at a time: with two, refusing the first would hide the other. */
const visit = fc
  .oneof(
    fc.record({ ...visited, start: fc.constant('/'), header }),
    fc.record({ ...visited, header: fc.oneof(header, crowd) }),
    fc.record({ ...visited, host: pumped }),
    fc.record({ ...visited, rest: pumped }),
  )
  .map(
    ({ host, header: more, start, rest }): Wire => ({
      method: 'GET',
      url: start + rest,
      headers: { accept: 'text/html', host, ...more },
      body: '',
    }),
  );

const question = fc
  .record({
    host: ours,
    header: fc.oneof(fc.constant({}), fc.constant({}), header),
    body: fc.oneof(
      fc
        .tuple(fc.constantFrom(...bodies), size, pump)
        .map(([make, length, part]) => JSON.stringify(make(length, part))),
      fc.tuple(fc.constantFrom(...texts), size, pump).map(([make, length, part]) => make(length, part)),
    ),
  })
  .map(
    ({ host: name, header: more, body }): Wire => ({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', host: name, ...more },
      body,
    }),
  );

/** Requests made to keep a server busy, with parts of at most 64 KB. */
export const requests: fc.Arbitrary<Wire> = fc.oneof(visit, question).map(cut);

const blanks = `a${' '.repeat(15_500)}b`;
const page = { method: 'GET', url: '/', body: '' } as const;

/** Requests that have held the gateway up before. */
export const known: Wire[] = [
  { ...page, headers: { accept: 'text/html', host: 'sky.localhost', 'accept-language': blanks } },
  { ...page, headers: { accept: 'text/html', host: 'sky.localhost', 'accept-encoding': blanks } },
  {
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', host: 'sky.localhost' },
    body: JSON.stringify(asked('InsureTrip', trip(keys(2_500)))),
  },
];

const most = 64 * 1024;

function cut({ method, url, headers, body }: Wire): Wire {
  const short = Object.entries(headers).map(([name, value]): [string, string] => [name, value.slice(0, most)]);
  return { method, url: url.slice(0, most), headers: Object.fromEntries(short), body: body.slice(0, most) };
}

function asked(document: string, variables: object): unknown {
  return { documentId: hashes[document], operationName: document, variables };
}

function keys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: Math.ceil(count) }, (_, at) => [`k${at}`, 1]));
}

function long(part: string, length: number): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}
