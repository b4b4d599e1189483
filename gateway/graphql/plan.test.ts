import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { buildSchema, graphql } from 'graphql';
import { describe, expect, it, test } from 'vitest';
import { documents } from '#schema/generated/documents.ts';
import { hashes } from '#schema/generated/hashes.ts';
import { samples } from '#tests/kit/gateway/samples.ts';
import { type AnyStruct, createValueArbitrary } from '#tests/kit/gateway/values.ts';
import { calls } from '../calls.ts';
import type { Row } from '../row.ts';
import { compilePlan } from './plan.ts';
import type { Ask, Caller, Said } from './resolvers.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/portal.graphql', import.meta.url), 'utf8'));
const caller = {} as Caller;

const answering = (said: Said): Record<string, Ask> =>
  Object.fromEntries(Object.keys(calls).map((field) => [field, async () => said]));

/** Executes the same answer with graphql-js. */
async function executed(source: string, variableValues: Record<string, unknown>, said: Said) {
  const say = () => {
    if ('error' in said) throw said.error;
    return said.answer;
  };
  const rootValue = Object.fromEntries(Object.keys(calls).map((field) => [field, say]));
  return graphql({ schema, source, rootValue, variableValues });
}

const textOf = (name: string) => documents[hashes[name] ?? ''] ?? '';

describe('the result of a plan equals the one of graphql-js', () => {
  it.each(Object.entries(samples))('%s', async (field, { document, variables }) => {
    const row: Row = calls[field as keyof typeof calls];
    const struct = row.answer as unknown as AnyStruct;
    const text = textOf(document);
    const count = { planned: 0, left: 0 };
    const arbitrary = fc.oneof(
      { weight: 30, arbitrary: createValueArbitrary(struct).map((value) => ({ value, fits: struct.is(value) })) },
      { weight: 1, arbitrary: fc.constant({ error: new Error('refused') }) },
    );

    await fc.assert(
      fc.asyncProperty(arbitrary, fc.constantFrom(200, 204, '200'), async (given, status) => {
        const said: Said =
          'error' in given
            ? given
            : { answer: row.besideStatus ? { status, [row.besideStatus]: given.value } : given.value };
        const told = await compilePlan(schema, answering(said), text)?.(variables, caller);
        if (typeof told !== 'string') {
          count.left += 1;
          expect(told).toEqual(new Map([[field, said]]));
          if ('fits' in given && typeof status === 'number') expect(given.fits).toBe(false);
          return;
        }
        count.planned += 1;
        expect(told).toBe(JSON.stringify(await executed(text, variables, said)));
      }),
      { numRuns: 200, seed: 1 },
    );
    expect(count.planned).toBeGreaterThan(0);
    expect(count.left).toBeGreaterThan(0);
  });
});

test('a plan calls with the same arguments as graphql-js', async () => {
  const text = textOf('FlightCheck');
  const given = samples.validateFlight.variables;
  const variables = fc.record(
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fc.constantFrom(value, null, 7, true)])),
    { requiredKeys: [], noNullPrototype: true },
  );
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(variables, fc.constant(given)), async (wanted) => {
      const seen: unknown[] = [];
      const rootValue = { validateFlight: (args: object) => void seen.push({ ...args }) };
      await graphql({ schema, source: text, rootValue, variableValues: wanted });
      const ask: Ask = async (args) => ({ answer: seen.push({ ...args }) });
      await compilePlan(schema, { validateFlight: ask }, text)?.(wanted, caller);
      asked += seen.length;
      expect(seen.slice(1)).toEqual(seen.slice(0, -1));
    }),
  );
  expect(asked).toBeGreaterThan(0);
});

describe('a plan', () => {
  const asks = answering({ answer: [] });
  const planned = (text: string) => compilePlan(schema, asks, text);

  it('makes several calls at a time', async () => {
    const text = 'query Both($id: ID!) { first: trips(userId: $id) { tripId } lostBags { __typename bagId } }';
    expect(await planned(text)?.({ id: '1' }, caller)).toBe('{"data":{"first":[],"lostBags":[]}}');
  });

  it('rejects invalid variables like GraphQL, before any call', async () => {
    const text = textOf('Trips');
    const asked: unknown[] = [];
    const plan = compilePlan(schema, { trips: async (args) => ({ answer: asked.push(args) }) }, text);
    expect(await plan?.({ userId: null }, caller)).toEqual(new Map());
    expect(asked).toEqual([]);
  });

  it.each([
    ['fragments', 'query A { ...B } fragment B on Query { lostBags { bagId } }'],
    ['inline fragments', 'query A { ... on Query { lostBags { bagId } } }'],
    ['directives', 'query A($no: Boolean!) { lostBags { bagId @skip(if: $no) } }'],
    ['a field twice', 'query A { lostBags { bagId } lostBags { pir } }'],
    ['a call twice', 'query A { lostBags { bagId } others: lostBags { pir } }'],
    ['introspection', 'query A { __schema { types { name } } }'],
    ['the name of the root', 'query A { __typename }'],
    ['several writes', 'mutation A { logout again: sso(token: "1") { userId } }'],
    ['mistakes', 'query A { lostBags { nothing } }'],
  ])('is not created for %s', (_what, text) => {
    expect(planned(text)).toBeUndefined();
  });
});
