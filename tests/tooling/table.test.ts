import { describe, expect, expectTypeOf, it } from 'vitest';

import type { addPassengerModel } from '#machines/passengers/addPassenger.model.ts';
import {
  idleIn,
  missingIn,
  nothing,
  repeatedIn,
  type Undecided,
  undecidedIn,
  writtenOut,
} from '#tests/kit/machines/table.ts';

const places = ['open', 'open (twice)', 'open (thrice)', 'shut (twice)'];

const table = {
  open: { 'door.closed': 'shut + tells neighbours', 'door.painted': 'open' },
  'open ()': { 'door.closed': 'shut (for good)' },
  'open (thrice)': { 'door.painted': nothing },
  shut: { 'door.opened': 'open ()' },
};

describe('a table by exception', () => {
  it('says the same of every place of a state, but for what differs there', () => {
    expect(writtenOut(table, places)).toEqual({
      open: { 'door.closed': 'shut (for good)', 'door.painted': 'open' },
      'open (twice)': { 'door.closed': 'shut (twice) + tells neighbours', 'door.painted': 'open (twice)' },
      'open (thrice)': { 'door.closed': 'shut (thrice) + tells neighbours' },
      'shut (twice)': { 'door.opened': 'open' },
    });
  });

  it('is known to be whole', () => {
    expect(missingIn(table, [...places, 'ajar', 'gone (twice)'])).toEqual(['ajar', 'gone (twice)']);
    expect(missingIn({ 'ajar ()': {} }, ['ajar', 'ajar (twice)'])).toEqual(['ajar (twice)']);
    expect(undecidedIn(table, ['door.closed', 'door.locked'])).toEqual(['door.locked']);
  });

  it('says nothing in vain', () => {
    expect(idleIn(table, places)).toEqual([]);
    expect(idleIn({ ...table, ajar: {} }, places)).toEqual(['ajar']);
    expect(idleIn({ ...table, 'shut (once)': {} }, places)).toEqual(['shut (once)']);
    expect(idleIn({ ...table, 'open (twice)': { 'door.painted': 'open' } }, places)).toEqual([
      'open (twice), door.painted',
    ]);
    expect(idleIn({ ...table, 'shut (twice)': { 'door.opened': 'open', 'door.painted': nothing } }, places)).toEqual([
      'shut, door.opened',
      'shut (twice), door.painted',
    ]);
  });

  it('has each row once, written or computed', () => {
    expect(repeatedIn([table, { ajar: {} }, { 'ajar (twice)': {} }])).toEqual([]);
    expect(repeatedIn([table, { ajar: {} }, { ajar: {}, 'open ()': {} }])).toEqual(['ajar', 'open ()']);
  });

  it('does not compile without a word on each event', () => {
    type Model = typeof addPassengerModel;

    expectTypeOf<Undecided<Model, { describing: { 'details.entered: Frida': 'adding' } }>>().toEqualTypeOf<{
      'says what happens at': 'dialog.closed';
    }>();
    expectTypeOf<
      Undecided<Model, { describing: { 'details.entered: Frida': 'adding'; 'dialog.closed': 'left' } }>
    >().toBeUnknown();
  });
});
