import { number, type } from 'superstruct';
import { describe, expect, it } from 'vitest';
import * as slices from '#src/lib/browser/slices.ts';
import { draftsOf, forgetDrafts } from '#src/session/drafts.ts';
import { isUnfinished } from '#src/wizard/keeper.ts';
import { anna, device, kind, left, opened } from './openedDraft.ts';

const hour = 3_600_000;

describe('a draft', () => {
  it('brings back the same step with what was typed there', () => {
    const { keeper } = opened(left());

    expect(keeper.left).toEqual({ step: 2 });
    keeper.keep({ step: 2 });
    expect(keeper.entry()).toEqual({ flightNumber: 'SK1' });
  });

  it('forgets what was typed on a page that the flow has left', () => {
    const { keeper } = opened(left());

    keeper.keep({ step: 3 });
    expect(keeper.entry()).toBeNull();
    keeper.keep({ step: 2 });
    expect(keeper.entry()).toBeNull();
  });

  it('is none as long as nothing was entered', () => {
    const { local, keeper } = opened();

    keeper.keep({ step: 1 });
    keeper.keepEntry(null);

    expect(keeper.hasEntries()).toBe(false);
    expect(opened(local).keeper.left).toBeNull();
  });

  it('is none again when what was typed is taken back', () => {
    const { local, keeper } = opened();
    keeper.keep({ step: 1 });

    keeper.keepEntry({ flightNumber: 'S' });
    expect(opened(local).keeper.left).toEqual({ step: 1 });
    keeper.keepEntry(null);

    expect(opened(local).keeper.left).toBeNull();
  });

  it('asks to be thrown away, even where it was only gone on with', () => {
    const { keeper } = opened(left());

    keeper.keep({ step: 2 });

    expect(keeper.hasEntries()).toBe(true);
  });

  it('lasts twenty hours after the last change', () => {
    const local = left();

    expect(opened(local, { at: 20 * hour - 1 }).keeper.left).toEqual({ step: 2 });
    expect(opened(local, { at: 20 * hour }).keeper.left).toBeNull();
  });

  it('is nobody else’s: not another customer’s, nor another partner’s, nor of an agent who acts for the customer', () => {
    const local = left();

    for (const whose of [
      { ...anna, id: 'ben' },
      { ...anna, partnerId: 'voyage' },
      { ...anna, agentId: 'agent' },
    ])
      expect(opened(local, { whose }).keeper.left).toBeNull();
  });

  it('goes with all that an agent left for whomever, when they sign out, and with nothing of the customer’s own', () => {
    const local = left();
    const agentFor = (id: string) => ({ ...anna, id, agentId: 'agent' });
    for (const id of ['anna', 'ben']) draftsOf(local, device(), agentFor(id)).write('flow place', { of: id });

    forgetDrafts(local, agentFor('ben'));

    for (const id of ['anna', 'ben']) expect(draftsOf(local, device(), agentFor(id)).of('flow')).toEqual([]);
    expect(opened(local).keeper.left).toEqual({ step: 2 });
  });

  it('is none where another release means something else by it', () => {
    const local = left();

    expect(opened(local, { as: { ...kind, version: 2 } }).keeper.left).toBeNull();
    expect(opened(local, { as: { ...kind, struct: type({ page: number() }) as never } }).keeper.left).toBeNull();
  });

  it('is called unfinished until it has become what it was for, and for twenty hours', () => {
    const local = left();
    const drafts = draftsOf(local, device(), anna);
    expect(isUnfinished(drafts, 'walk', 20 * hour - 1)).toBe(true);
    expect(isUnfinished(drafts, 'walk', 20 * hour)).toBe(false);

    opened(local).keeper.settle();
    expect(isUnfinished(drafts, 'walk', 0)).toBe(false);
  });

  /** A tab in which anna's wizard became what it was for. */
  function settled() {
    const { keeper, ...around } = opened(left());
    keeper.keep({ step: 2 });
    keeper.settle();
    return { keeper, ...around };
  }

  it('that has become what it was for is there for whoever loads its last page again, and said to be so', () => {
    const { local, tab } = settled();

    const { keeper } = opened(local, { tab });

    expect([keeper.left, keeper.isLeftSettled, keeper.hasEntries()]).toEqual([{ step: 2 }, true, false]);
    expect(opened(left()).keeper.isLeftSettled).toBe(false);
  });

  it('that has become what it was for is nothing to go on with in another tab', () => {
    expect(opened(settled().local).keeper.left).toBeNull();
  });

  it('that has become what it was for goes with its wizard, another one stays', () => {
    const { local, tab, keeper } = settled();
    keeper.close();
    expect(opened(local, { tab }).keeper.left).toBeNull();

    const other = opened(left());
    other.keeper.close();
    expect(opened(other.local).keeper.left).toEqual({ step: 2 });
  });

  it('goes for good once nobody can go on with it', () => {
    const local = left();

    opened(local, { at: 20 * hour });

    expect(draftsOf(local, device(), anna).of('walk')).toEqual([]);
  });

  it('is forgotten when the customer says so, and begins anew', () => {
    const { local, keeper } = opened(left());

    keeper.forget();
    keeper.keep({ step: 1 });

    expect(keeper.hasEntries()).toBe(false);
    expect(opened(local).keeper.left).toBeNull();
  });

  it('leaves alone what others left on the device', () => {
    const local = left();
    const ben = { ...anna, id: 'ben' };
    const { keeper } = opened(local, { whose: ben });
    keeper.keep({ step: 1 });
    keeper.keep({ step: 4 });

    forgetDrafts(local, anna);

    expect(opened(local).keeper.left).toBeNull();
    expect(opened(local, { whose: ben }).keeper.left).toEqual({ step: 4 });
  });

  it('lies under a name that says nothing of whose it is', () => {
    const names = Object.keys(left().read(slices.drafts) ?? {});

    expect(names).toHaveLength(1);
    expect(names[0]).not.toMatch(/anna|sky/);
  });

  it('that an older portal kept is not found, and goes with the first sign-out', () => {
    const local = device();
    const older = { ...slices.drafts, version: 1 };
    local.write(older, { 'a name of then': { walk: { step: 2 } } });
    expect(local.read(slices.drafts)).toBeNull();

    forgetDrafts(local, anna);
    expect(local.read(older)).toBeNull();
    expect(local.read(slices.drafts)).toEqual({});
  });

  it('tells who watches that there is one, and that there is none any more', () => {
    const drafts = draftsOf(device(), device(), anna);
    const seen: boolean[] = [];
    const stop = drafts.watch(() => seen.push(drafts.read('walk') !== undefined));

    drafts.write('walk', { step: 1 });
    drafts.forget('walk');
    stop();
    drafts.write('walk', { step: 2 });

    expect(seen).toEqual([true, false]);
  });

  it('has what was typed on a page again, once, for who went back and comes to it as it was', () => {
    const { keeper } = opened();

    keeper.leaveBehind('details', { bookingRef: '' }, { bookingRef: 'QX7' });
    expect(keeper.pickUp('travellers', { bookingRef: '' })).toBeNull();
    expect(keeper.pickUp('details', { bookingRef: '' })).toEqual({ bookingRef: 'QX7' });
    expect(keeper.pickUp('details', { bookingRef: '' })).toBeNull();
    keeper.leaveBehind('by hand', { flightNumber: 'ZZ405' }, { flightNumber: 'ZZ406' });
    expect(keeper.pickUp('by hand', { flightNumber: 'ZZ404' })).toBeNull();
  });

  it('has nothing to lose once it has become what it was for', () => {
    const { keeper } = opened(left());

    expect(keeper.hasEntries()).toBe(true);
    keeper.settle();
    expect(keeper.hasEntries()).toBe(false);
  });
});
