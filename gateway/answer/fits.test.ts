import fc from 'fast-check';
import * as s from 'superstruct';
import { describe, expect, it } from 'vitest';
import * as claims from '#schema/rest/claims.ts';
import * as client from '#schema/rest/client.ts';
import * as common from '#schema/rest/common.ts';
import * as content from '#schema/rest/content.ts';
import * as disruptions from '#schema/rest/disruptions.ts';
import * as insuring from '#schema/rest/insurance.ts';
import * as items from '#schema/rest/items.ts';
import * as monitoring from '#schema/rest/monitoring.ts';
import * as payouts from '#schema/rest/payouts.ts';
import * as resolutions from '#schema/rest/resolutions.ts';
import * as session from '#schema/rest/session.ts';
import * as trips from '#schema/rest/trips.ts';
import * as users from '#schema/rest/users.ts';
import { type AnyStruct, createValueArbitrary } from '#tests/kit/gateway/values.ts';
import { calls } from '../calls.ts';
import { compileValidator } from './fits.ts';

const modules = {
  claims,
  client,
  common,
  content,
  disruptions,
  insuring,
  items,
  monitoring,
  payouts,
  resolutions,
  session,
  trips,
  users,
};
const rest = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, thing]): [string, AnyStruct][] =>
    thing instanceof s.Struct ? [[`${file}.${name}`, thing as AnyStruct]] : [],
  ),
);
const answers = Object.entries(calls).map(([field, { answer }]): [string, AnyStruct] => [
  `the answer of ${field}`,
  answer as unknown as AnyStruct,
]);

/** Structs that the contract does not use yet. */
const others: [string, AnyStruct][] = Object.entries({
  refined: s.size(s.string(), 1, 3),
  'refined and nullable': s.optional(s.nullable(s.pattern(s.string(), /^a/))),
  'a refined list': s.size(s.array(s.number()), 1, 2),
  'a refined object': s.refine(s.type({ a: s.number() }), 'positive', ({ a }) => a > 0),
  'a list of anything': s.array(),
  'a record of refined': s.record(s.size(s.string(), 1, 2), s.nullable(s.integer())),
  'missing or null, not both': s.type({ a: s.optional(s.number()), b: s.nullable(s.string()) }),
  tuple: s.tuple([s.any()]),
  union: s.union([s.string(), s.type({ a: s.literal(1) })]),
  object: s.object({ a: s.optional(s.number()) }),
  'an object of anything': s.object(),
  never: s.never(),
  any: s.any(),
  literal: s.nullable(s.literal('a')),
  min: s.min(s.number(), 1),
} as Record<string, unknown>).map(([name, struct]) => [name, struct as AnyStruct]);

describe('a compiled struct accepts the same values as the original', () => {
  it.each([...rest, ...answers, ...others])('%s', (_name, struct) => {
    const fits = compileValidator(struct);
    const count = { fit: 0, misfit: 0 };
    fc.assert(
      fc.property(createValueArbitrary(struct), (value) => {
        count[struct.is(value) ? 'fit' : 'misfit'] += 1;
        expect(fits(value)).toBe(struct.is(value));
      }),
      { numRuns: 300, seed: 1 },
    );
    // Both kinds of value must occur, otherwise the test proves only half.
    if (struct.type !== 'unknown' && struct.type !== 'any') expect(count.misfit).toBeGreaterThan(0);
    if (struct.type !== 'never') expect(count.fit).toBeGreaterThan(0);
  });
});
