import fc from 'fast-check';
import type { Struct } from 'superstruct';

export type AnyStruct = Struct<unknown, unknown>;

const id = '00000000-0000-4000-8000-000000000001';
const texts = ['', 'a', 'abc', 'SK101', 'EN', 'USD', 'en-US', 'outbound', 'main', 'DELAY', 'true', 'x'.repeat(51), id];
const words = [
  'FLIGHT',
  'SINGLE',
  'single',
  'complete',
  'PENDING',
  'NONE',
  'EMAIL',
  'FLOOD',
  'USER-DISPUTE',
  'JBSWY3DPEHPK3PXP',
  'otpauth://totp/Sky:anna',
  'SENT',
  'å "quoted" \n line',
  '\ud800',
];
const times = ['2026-06-11', '09:00', '2026-06-11 09:00', '2026-06-11T09:00:00Z', '2026-6-1'];
const scalar = fc.constantFrom<unknown>(
  null,
  undefined,
  true,
  false,
  0,
  1,
  2,
  -1.5,
  Number.NaN,
  ...texts,
  ...times,
  ...words,
);
const anything = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 2 }),
  fc.dictionary(fc.constantFrom('a', 'b'), scalar, { noNullPrototype: true }),
);

/** Creates mostly valid values, so that an invalid part is usually the only one. */
export function createValueArbitrary(struct: AnyStruct): fc.Arbitrary<unknown> {
  const { type, schema } = struct;
  const fitting = [null, undefined, true, false, 0, 1, 2, -1.5, ...texts, ...times, ...words].filter((value) =>
    struct.is(value),
  );
  const right = (): fc.Arbitrary<unknown> => {
    if (type === 'array' && schema) return fc.array(createValueArbitrary(schema as AnyStruct), { maxLength: 3 });
    if ((type === 'type' || type === 'object') && schema)
      return fc.record(
        Object.fromEntries(
          Object.entries(schema).map(([name, inner]) => [name, createValueArbitrary(inner as AnyStruct)]),
        ),
        { noNullPrototype: true },
      );
    return fitting.length > 0 ? fc.constantFrom(...fitting) : anything;
  };
  const absent = fc.constantFrom(null, undefined);
  return fc.oneof(
    { weight: 90, arbitrary: right() },
    { weight: 1, arbitrary: anything },
    { weight: 2, arbitrary: absent },
  );
}
