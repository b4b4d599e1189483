import type { Struct } from 'superstruct';

import { forms } from '#schema/rest/common.ts';

import type { Vouching } from '../row.ts';
import { describeSafely } from './describeSafely.ts';

type Fits = (value: unknown) => boolean;
type AnyStruct = Struct<unknown, unknown>;

/**
 * Compiles a struct into a plain function that agrees with `is`. superstruct creates several generators for each value,
 * so the struct is inspected once, at the start. Parts that cannot be compiled fall back to the struct itself.
 */
export function compileValidator<Value>(struct: Vouching<Value>): (value: unknown) => value is Value {
  return compiled(struct as AnyStruct) as (value: unknown) => value is Value;
}

export const fits = (struct: Pick<AnyStruct, 'is'>, value: unknown): boolean =>
  describeSafely(() => struct.is(value), false);

/** Returns the path to the first value that does not fit, or undefined if all of them fit. */
export const findMisfit = <Value>(struct: Vouching<Value>, value: unknown): string | undefined =>
  describeSafely(() => {
    const [failure] = struct.validate(value);
    return failure && (failure.path.join('.') || '.');
  }, '.');

function compiled(struct: AnyStruct): Fits {
  const inner = isRefined(struct) ? undefined : innerOf(struct);
  if (!inner) return (value) => fits(struct, value);
  const mayBeNull = struct.is(null);
  const mayBeMissing = struct.is(undefined);
  if (!mayBeNull && !mayBeMissing) return inner;
  return (value) => (value === null ? mayBeNull : value === undefined ? mayBeMissing : inner(value));
}

/** Returns the check for a present value of this struct type, or undefined if it cannot be compiled. */
function innerOf({ type, schema, entries }: AnyStruct): Fits | undefined {
  const form = forms[type];
  if (form) return form;
  switch (type) {
    case 'unknown':
      return () => true;
    case 'string':
      return (value) => typeof value === 'string';
    case 'number':
      return (value) => typeof value === 'number' && !Number.isNaN(value);
    case 'integer':
      return Number.isInteger;
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'enums': {
      const values: unknown[] = Object.values(schema as object);
      return (value) => values.includes(value);
    }
    case 'array':
      return schema ? listOf(compiled(schema as AnyStruct)) : undefined;
    case 'type':
      return objectOf(schema as Record<string, AnyStruct>);
    case 'record':
      return recordOf(entries);
    default:
      return undefined;
  }
}

/** Returns whether a refinement reads the value, detected by passing a proxy. */
export function isRefined({ refiner }: AnyStruct): boolean {
  let isTouched = false;
  const touchy = new Proxy({}, new Proxy({}, { get: () => void (isTouched = true) }));
  try {
    const failures = [...refiner(touchy, { path: [], branch: [] })];
    return isTouched || failures.length > 0;
  } catch {
    return true;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listOf(fits: Fits): Fits {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (let at = 0; at < value.length; at += 1) if (!fits(value[at])) return false;
    return true;
  };
}

function objectOf(schema: Record<string, AnyStruct>): Fits {
  const names = Object.keys(schema);
  const tests = Object.values(schema).map(compiled);
  return (value) => {
    if (!isObject(value)) return false;
    for (let at = 0; at < names.length; at += 1) if (!tests[at]?.(value[names[at] ?? ''])) return false;
    return true;
  };
}

/** Reads the structs of keys and values from an entry, because a record does not expose them otherwise. */
function recordOf(entries: AnyStruct['entries']): Fits | undefined {
  const [[, , key] = [], [, , value] = []] = [...entries({ any: 0 }, { path: [], branch: [] })] as [
    unknown,
    unknown,
    AnyStruct,
  ][];
  if (!key || !value) return undefined;
  const [isKey, isValue] = [compiled(key), compiled(value)];
  return (record) => isObject(record) && everyEntry(record, isKey, isValue);
}

function everyEntry(record: Record<string, unknown>, isKey: Fits, isValue: Fits): boolean {
  for (const key in record) if (!isKey(key) || !isValue(record[key])) return false;
  return true;
}
