import { number, type } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { anna, device, kind, left, opened } from '#tests/kit/browser/openedDraft.ts';
import * as slices from '../lib/browser/slices.ts';
import { createDrafts, forgetDrafts } from '../session/drafts.ts';
import { isUnfinished } from './keeper.ts';

const hour = 3_600_000;

describe('a draft', () => {
  it('restores the step with its input', () => {
    const { keeper } = opened(left());

    expect(keeper.left).toEqual({ step: 2 });
    keeper.keep({ step: 2 });
    expect(keeper.entry()).toEqual({ flightNumber: 'SK1' });
  });

  it('forgets the input of a page that the flow has left', () => {
    const { keeper } = opened(left());

    keeper.keep({ step: 3 });
    expect(keeper.entry()).toBeNull();
    keeper.keep({ step: 2 });
    expect(keeper.entry()).toBeNull();
  });

  it('does not exist while nothing was entered', () => {
    const { local, keeper } = opened();

    keeper.keep({ step: 1 });
    keeper.keepEntry(null);

    expect(keeper.hasEntries()).toBe(false);
    expect(opened(local).keeper.left).toBeNull();
  });

  it('is deleted when the input is removed', () => {
    const { local, keeper } = opened();
    keeper.keep({ step: 1 });

    keeper.keepEntry({ flightNumber: 'S' });
    expect(opened(local).keeper.left).toEqual({ step: 1 });
    keeper.keepEntry(null);

    expect(opened(local).keeper.left).toBeNull();
  });

  it('needs a confirmation to be discarded, even if it was only resumed', () => {
    const { keeper } = opened(left());

    keeper.keep({ step: 2 });

    expect(keeper.hasEntries()).toBe(true);
  });

  it('lasts twenty hours after the last change', () => {
    const local = left();

    expect(opened(local, { at: 20 * hour - 1 }).keeper.left).toEqual({ step: 2 });
    expect(opened(local, { at: 20 * hour }).keeper.left).toBeNull();
  });

  it('is hidden from another customer, another partner, and an agent who acts for the customer', () => {
    const local = left();

    for (const whose of [
      { ...anna, id: 'ben' },
      { ...anna, partnerId: 'voyage' },
      { ...anna, agentId: 'agent' },
    ])
      expect(opened(local, { whose }).keeper.left).toBeNull();
  });

  it('is deleted with all other drafts of an agent at sign-out, but none of the customer’s own', () => {
    const local = left();
    const agentFor = (id: string) => ({ ...anna, id, agentId: 'agent' });
    for (const id of ['anna', 'ben']) createDrafts(local, device(), agentFor(id)).write('flow place', { of: id });

    forgetDrafts(local, agentFor('ben'));

    for (const id of ['anna', 'ben']) expect(createDrafts(local, device(), agentFor(id)).of('flow')).toEqual([]);
    expect(opened(local).keeper.left).toEqual({ step: 2 });
  });

  it('is ignored if another release has another format', () => {
    const local = left();

    expect(opened(local, { as: { ...kind, version: 2 } }).keeper.left).toBeNull();
    expect(opened(local, { as: { ...kind, struct: type({ page: number() }) as never } }).keeper.left).toBeNull();
  });

  it('counts as unfinished until it was completed, for twenty hours', () => {
    const local = left();
    const drafts = createDrafts(local, device(), anna);
    expect(isUnfinished(drafts, 'walk', 20 * hour - 1)).toBe(true);
    expect(isUnfinished(drafts, 'walk', 20 * hour)).toBe(false);

    opened(local).keeper.settle();
    expect(isUnfinished(drafts, 'walk', 0)).toBe(false);
  });

  /** A tab in which Anna completed the wizard. */
  function settled() {
    const { keeper, ...around } = opened(left());
    keeper.keep({ step: 2 });
    keeper.settle();
    return { keeper, ...around };
  }

  it('is restored as completed after a reload of its last page', () => {
    const { local, tab } = settled();

    const { keeper } = opened(local, { tab });

    expect([keeper.left, keeper.isLeftSettled, keeper.hasEntries()]).toEqual([{ step: 2 }, true, false]);
    expect(opened(left()).keeper.isLeftSettled).toBe(false);
  });

  it('cannot be resumed in another tab after completion', () => {
    expect(opened(settled().local).keeper.left).toBeNull();
  });

  it('is deleted with its wizard after completion, but another one stays', () => {
    const { local, tab, keeper } = settled();
    keeper.close();
    expect(opened(local, { tab }).keeper.left).toBeNull();

    const other = opened(left());
    other.keeper.close();
    expect(opened(other.local).keeper.left).toEqual({ step: 2 });
  });

  it('is deleted once it has expired', () => {
    const local = left();

    opened(local, { at: 20 * hour });

    expect(createDrafts(local, device(), anna).of('walk')).toEqual([]);
  });

  it('is deleted on request and restarts empty', () => {
    const { local, keeper } = opened(left());

    keeper.forget();
    keeper.keep({ step: 1 });

    expect(keeper.hasEntries()).toBe(false);
    expect(opened(local).keeper.left).toBeNull();
  });

  it('keeps drafts of others on the device', () => {
    const local = left();
    const ben = { ...anna, id: 'ben' };
    const { keeper } = opened(local, { whose: ben });
    keeper.keep({ step: 1 });
    keeper.keep({ step: 4 });

    forgetDrafts(local, anna);

    expect(opened(local).keeper.left).toBeNull();
    expect(opened(local, { whose: ben }).keeper.left).toEqual({ step: 4 });
  });

  it('is stored under a name that does not reveal its owner', () => {
    const names = Object.keys(left().read(slices.drafts) ?? {});

    expect(names).toHaveLength(1);
    expect(names[0]).not.toMatch(/anna|sky/);
  });

  it('is ignored if an older portal stored it, and deleted at the first sign-out', () => {
    const local = device();
    const older = { ...slices.drafts, version: 1 };
    local.write(older, { 'a name of then': { walk: { step: 2 } } });
    expect(local.read(slices.drafts)).toBeNull();

    forgetDrafts(local, anna);
    expect(local.read(older)).toBeNull();
    expect(local.read(slices.drafts)).toEqual({});
  });

  it('notifies watchers when it appears and disappears', () => {
    const drafts = createDrafts(device(), device(), anna);
    const seen: boolean[] = [];
    const stop = drafts.watch(() => seen.push(drafts.read('walk') !== undefined));

    drafts.write('walk', { step: 1 });
    drafts.forget('walk');
    stop();
    drafts.write('walk', { step: 2 });

    expect(seen).toEqual([true, false]);
  });

  it('restores the input of a page once, if the page is unchanged', () => {
    const { keeper } = opened();

    keeper.leaveBehind('details', { bookingRef: '' }, { bookingRef: 'QX7' });
    expect(keeper.pickUp('travellers', { bookingRef: '' })).toBeNull();
    expect(keeper.pickUp('details', { bookingRef: '' })).toEqual({ bookingRef: 'QX7' });
    expect(keeper.pickUp('details', { bookingRef: '' })).toBeNull();
    keeper.leaveBehind('by hand', { flightNumber: 'ZZ405' }, { flightNumber: 'ZZ406' });
    expect(keeper.pickUp('by hand', { flightNumber: 'ZZ404' })).toBeNull();
  });

  it('has nothing to lose after completion', () => {
    const { keeper } = opened(left());

    expect(keeper.hasEntries()).toBe(true);
    keeper.settle();
    expect(keeper.hasEntries()).toBe(false);
  });
});
