import { is, type Struct } from 'superstruct';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage of values that are validated by their struct when read. */
export type Store = {
  read: <Value>(slice: Slice<Value>) => Value | null;
  /** `also` runs once the value is written, which is later, or never, if consent is required. */
  write: <Value>(slice: Slice<Value>, value: Value, also?: () => void) => void;
  forget: (...slices: readonly Pick<Slice<never>, 'name'>[]) => void;
};

/** A named value. A stored value of another version, or one that does not fit, reads as null. */
export type Slice<Value> = { name: string; version: number; struct: Pick<Struct<Value>, 'validator'> };

/**
 * Returns a store in the browser, or in memory if the browser denies access, as it may in a cross-site frame.
 *
 * @param open returns the browser's storage and may throw
 */
export function createStore(open: () => Storage): Store {
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
        // Storage is full. Removes the old value, because it is no longer valid.
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
