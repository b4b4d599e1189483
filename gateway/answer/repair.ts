import type { Struct } from 'superstruct';

import { isInFull, isStatement, replaceable, unreadable } from '#schema/rest/repairable.ts';

import type { Vouching } from '../row.ts';
import { fits, isObject, isRefined } from './fits.ts';

type AnyStruct = Struct<unknown, unknown>;

/**
 * A value that was replaced, nulled or dropped with its row. `path` has a star in place of list indexes and contains no
 * data.
 */
export type Repair = { path: string; kind: string; how: 'replaced' | 'nulled' | 'dropped' };

export type Repaired<Answer> = { answer: Answer; repairs: readonly Repair[] };

const misfit = Symbol('misfit');

/**
 * Returns the answer without the values that do not fit: an unreadable moment or currency is replaced, a nullable value
 * is nulled, and a list element is dropped unless the list must be complete. Returns undefined if the rest would be
 * misleading: an empty list would claim that there are no rows.
 */
export function repair<Answer>(vouching: Vouching<Answer>, body: unknown): Repaired<Answer> | undefined {
  const repairs = new Map<string, Repair>();
  const answer = mend(vouching as AnyStruct, body, '', (made) => repairs.set(`${made.how} ${made.path}`, made));
  const hasLostEveryRow = Array.isArray(answer) && answer.length === 0;
  if (answer === misfit || hasLostEveryRow) return undefined;
  return { answer: answer as Answer, repairs: [...repairs.values()] };
}

type Note = (repair: Repair) => void;

function mend(struct: AnyStruct, value: unknown, path: string, note: Note): unknown {
  if (fits(struct, value)) return value;
  const { type: kind } = struct;
  if (replaceable.has(kind)) {
    note({ path, kind, how: 'replaced' });
    return unreadable;
  }
  const inner = mendInside(struct, value, path, note);
  if (inner !== misfit || isStatement(struct) || !struct.is(null)) return inner;
  note({ path, kind, how: 'nulled' });
  return null;
}

function mendInside(struct: AnyStruct, value: unknown, path: string, note: Note): unknown {
  const mended =
    struct.type === 'array' && Array.isArray(value) && struct.schema
      ? mendList(struct, value, path, note)
      : struct.type === 'type' && isObject(value)
        ? mendObject(struct.schema as Record<string, AnyStruct>, value, path, note)
        : misfit;
  return mended !== misfit && isRefined(struct) && !fits(struct, mended) ? misfit : mended;
}

function mendList(list: AnyStruct, values: readonly unknown[], path: string, note: Note): unknown {
  const element = list.schema as AnyStruct;
  const place = below(path, '*');
  const mended = values.map((value) => mend(element, value, place, note));
  const kept = mended.filter((one) => one !== misfit);
  if (kept.length === values.length) return mended;
  if (isInFull(list)) return misfit;
  note({ path: place, kind: element.type, how: 'dropped' });
  return kept;
}

function mendObject(
  schema: Record<string, AnyStruct>,
  value: Record<string, unknown>,
  path: string,
  note: Note,
): unknown {
  const mended = { ...value };
  for (const [name, struct] of Object.entries(schema)) {
    const one = mend(struct, value[name], below(path, name), note);
    if (one === misfit) return misfit;
    mended[name] = one;
  }
  return mended;
}

const below = (path: string, name: string) => (path ? `${path}.${name}` : name);
