import { is, type Struct } from 'superstruct';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A place to keep values in, each checked by its struct when read back. */
export type Store = {
  read: <Value>(slice: Slice<Value>) => Value | null;
  /** `also` is run once the value is written, which may be later or never where it takes the visitor's consent. */
  write: <Value>(slice: Slice<Value>, value: Value, also?: () => void) => void;
  forget: (...slices: readonly Pick<Slice<never>, 'name'>[]) => void;
};

/** One named value. What was written by another version, or does not fit, is not there. */
export type Slice<Value> = { name: string; version: number; struct: Pick<Struct<Value>, 'validator'> };

/**
 * A store in the browser, or in memory where the browser refuses one (a cross-site frame may).
 *
 * @param open how to come by the browser's own, which may throw
 */
export function storeIn(open: () => Storage): Store {
  const shelf = shelfFrom(open);

  return {
    read({ name, version, struct }) {
      const record = parsed(shelf.getItem(name));
      return record?.version === version && is(record.value, struct as Struct<never>) ? record.value : null;
    },
    write({ name, version }, value) {
      try {
        shelf.setItem(name, JSON.stringify({ version, value }));
      } catch {
        // There is no room. What was there before is no longer true.
        shelf.removeItem(name);
      }
    },
    forget: (...slices) => {
      for (const { name } of slices) shelf.removeItem(name);
    },
  };
}

function shelfFrom(open: () => Storage): Shelf {
  try {
    const storage = open();
    const probe = 'probe';
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return inMemory();
  }
}

function inMemory(): Shelf {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

function parsed(text: string | null): { version: unknown; value: unknown } | null {
  try {
    const record: unknown = JSON.parse(text ?? 'null');
    return record && typeof record === 'object' && 'version' in record && 'value' in record
      ? { version: record.version, value: record.value }
      : null;
  } catch {
    return null;
  }
}
