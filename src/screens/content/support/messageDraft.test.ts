import { describe, expect, it } from 'vitest';

import { createStore, type Store } from '#src/lib/browser/storage.ts';
import { createDrafts, forgetDrafts, type Typed } from '#src/session/drafts.ts';

import { createMessageKeeper } from './messageDraft.ts';

type Stores = Parameters<typeof createMessageKeeper>[0];

const hour = 3_600_000;
const anna = { partnerId: 'sky', id: 'anna', agentId: null };

const blank = {
  ticketCategory: '',
  ticketSubject: '',
  ticketBody: '',
  name: '',
  emailAddress: '',
  contactNumber: '',
};
const typed = { ...blank, ticketCategory: 'trips', ticketSubject: 'A flight', ticketBody: 'It is missing.' };
const ofAnna = { ...typed, name: 'Anna Berg', emailAddress: 'anna@sky.test' };

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  } as Storage;
}

function device() {
  const shelves = { local: memory(), tab: memory() };
  const local: Store = createStore(() => shelves.local);
  const tab: Store = createStore(() => shelves.tab);
  let now = 0;
  /** Lost with the page, like module state. */
  let inMemory: Typed = new Map();

  const storesOf = (whose: typeof anna | null): Stores => ({
    app: { getSnapshot: () => ({ context: { session: whose } }) } as unknown as Stores['app'],
    clock: { now: () => now, set: () => {} },
    tab,
    drafts: () => createDrafts(local, tab, whose ?? { partnerId: '', id: '', agentId: null }, inMemory),
  });
  return {
    local,
    tab,
    shelves,
    pass: (ms: number) => {
      now += ms;
    },
    reload: () => {
      inMemory = new Map();
    },
    asCustomer: (reference?: string) => createMessageKeeper(storesOf(anna), quoteOf(reference)),
    asGuest: (reference?: string) => createMessageKeeper(storesOf(null), quoteOf(reference)),
  };
}

const quoteOf = (reference: string | undefined) =>
  reference === undefined ? null : { reference, text: `Reference: ${reference}` };

describe('message of a customer', () => {
  it('survives a reload without its sender', () => {
    const { asCustomer, reload, shelves } = device();

    asCustomer().keepTyped(ofAnna, true);
    reload();

    expect(asCustomer()).toMatchObject({
      isRestored: true,
      message: { ticketCategory: 'trips', ticketSubject: 'A flight', ticketBody: 'It is missing.' },
      contact: null,
    });
    expect(JSON.stringify([shelves.local.getItem('drafts'), shelves.tab.getItem('supportMessage')])).not.toContain(
      'Berg',
    );
  });

  it('keeps an edited sender while the page is open', () => {
    const { asCustomer } = device();

    asCustomer().keepTyped(ofAnna, true);

    expect(asCustomer().contact).toEqual({ name: 'Anna Berg', emailAddress: 'anna@sky.test', contactNumber: '' });
  });

  it('is not stored while it is empty', () => {
    const { asCustomer } = device();

    asCustomer().keepTyped(blank, false);

    expect(asCustomer().isRestored).toBe(false);
  });

  it('is removed by signing out, by sending it and after 20 hours', () => {
    const signedOut = device();
    signedOut.asCustomer().keepTyped(typed, false);
    forgetDrafts(signedOut.local, anna);
    expect(signedOut.asCustomer().isRestored).toBe(false);

    const sent = device();
    const keeper = sent.asCustomer();
    keeper.keepTyped(ofAnna, true);
    keeper.forget();
    expect(sent.asCustomer()).toMatchObject({ isRestored: false, contact: null });

    const old = device();
    old.asCustomer().keepTyped(typed, false);
    old.pass(20 * hour);
    expect(old.asCustomer().isRestored).toBe(false);
  });

  it('remembers a missing answer across a reload', () => {
    const { asCustomer, reload } = device();
    const keeper = asCustomer();
    keeper.keepTyped(typed, false);

    keeper.keepOutcome(true);
    reload();
    expect(asCustomer().isUnheard).toBe(true);

    asCustomer().keepOutcome(false);
    expect(asCustomer().isUnheard).toBe(false);
  });

  it('takes over the message written before signing in and removes it from the guest', () => {
    const { asGuest, asCustomer } = device();
    asGuest().keepTyped(ofAnna, true);

    expect(asCustomer()).toMatchObject({ isRestored: true, message: { ticketSubject: 'A flight' }, contact: null });
    expect(asCustomer().message.ticketSubject).toBe('A flight');
    expect(asGuest().isRestored).toBe(false);
  });

  it('is not replaced by a message written before signing in', () => {
    const { asGuest, asCustomer } = device();
    asCustomer().keepTyped({ ...typed, ticketSubject: 'My own' }, false);
    asGuest().keepTyped(typed, false);

    expect(asCustomer().message.ticketSubject).toBe('My own');
  });
});

describe('message of a guest', () => {
  it('is stored with its sender in this tab only', () => {
    const { asGuest, reload, shelves } = device();

    asGuest().keepTyped(ofAnna, true);
    reload();

    expect(asGuest()).toMatchObject({
      isRestored: true,
      message: { ticketBody: 'It is missing.' },
      contact: { name: 'Anna Berg', emailAddress: 'anna@sky.test', contactNumber: '' },
    });
    expect(shelves.local.getItem('drafts')).toBeNull();
  });

  it('is removed by emptying it, by sending it and after 20 hours', () => {
    const emptied = device();
    const keeper = emptied.asGuest();
    keeper.keepTyped(typed, false);
    keeper.keepTyped(blank, false);
    expect(emptied.asGuest().isRestored).toBe(false);

    const sent = device();
    const other = sent.asGuest();
    other.keepTyped(typed, false);
    other.forget();
    expect(sent.asGuest().isRestored).toBe(false);

    const old = device();
    old.asGuest().keepTyped(typed, false);
    old.pass(20 * hour);
    expect(old.asGuest().isRestored).toBe(false);
  });
});

describe('reference of a failure', () => {
  it('starts an empty message, which is not stored until text is added', () => {
    const { asCustomer } = device();

    expect(asCustomer('a1b2c3d4').message.ticketBody).toBe('Reference: a1b2c3d4\n\n');
    expect(asCustomer().isRestored).toBe(false);
  });

  it('is appended once to an existing message', () => {
    const { asCustomer } = device();
    asCustomer().keepTyped(typed, false);

    const quoting = asCustomer('a1b2c3d4');
    expect(quoting.message.ticketBody).toBe('It is missing.\n\nReference: a1b2c3d4\n');
    expect(asCustomer('a1b2c3d4').message.ticketBody).toBe('It is missing.\n\nReference: a1b2c3d4\n');
    expect(asCustomer('e5f6a7b8').message.ticketBody).toBe(
      'It is missing.\n\nReference: a1b2c3d4\n\nReference: e5f6a7b8\n',
    );
  });
});
