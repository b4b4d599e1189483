import { number, string, type } from 'superstruct';
import { describe, expect, it } from 'vitest';

import * as slices from './slices.ts';
import { createStore, type Slice } from './storage.ts';

function shelf(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  } as unknown as Storage;
}

const visits = (version: number): Slice<{ count: number }> => ({
  name: 'visits',
  version,
  struct: type({ count: number() }),
});

describe('a store', () => {
  it('returns a value until it is deleted', () => {
    const store = createStore(shelf);
    const slice = visits(1);

    store.write(slice, { count: 3 });
    expect(store.read(slice)).toEqual({ count: 3 });

    store.forget(slice as never);
    expect(store.read(slice)).toBeNull();
  });

  it("ignores a value that exceeds the browser's quota", () => {
    const browser = shelf();
    const store = createStore(() => browser);
    store.write(visits(1), { count: 3 });
    browser.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };

    expect(() => store.write(visits(1), { count: 4 })).not.toThrow();
    expect(store.read(visits(1))).toBeNull();
  });

  it('ignores values of another version', () => {
    const browser = shelf();
    createStore(() => browser).write(visits(1), { count: 3 });

    expect(createStore(() => browser).read(visits(2))).toBeNull();
  });

  it.each(['no JSON', '7', 'null', '{"version":1}', '{"version":1,"value":{"count":"3"}}'])('ignores %s', (text) => {
    const browser = shelf();
    browser.setItem('visits', text);

    expect(createStore(() => browser).read(visits(1))).toBeNull();
  });

  it('falls back to memory if the browser refuses storage', () => {
    const store = createStore(() => {
      throw new DOMException('not in this frame', 'SecurityError');
    });

    store.write(visits(1), { count: 1 });
    expect(store.read(visits(1))).toEqual({ count: 1 });
  });
});

describe('the stored data', () => {
  it('is an allow-list of named slices', () => {
    expect(
      Object.values(slices)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'accessToken',
      'account',
      'app',
      'auth',
      'drafts',
      'initialScan',
      'language',
      'ownDrafts',
      'session',
      'subscribed',
      'theme',
    ]);
  });

  it('has no slice for a token or a name in local storage', () => {
    const store = createStore(shelf);
    const told = { authenticated: true, partnerId: 'sky', accessToken: 'secret', emailAddress: 'anna@sky.test' };
    const fields = [slices.auth, slices.app, slices.account].flatMap(({ struct }) =>
      Object.keys((struct as unknown as { schema: object }).schema),
    );

    store.write(slices.auth, told);
    expect(fields.filter((field) => /token|name|mail|phone|role|password/i.test(field))).toEqual([]);
    expect(string().is(slices.language.name)).toBe(true);
  });
});
