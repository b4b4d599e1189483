import { describe, expect, it } from 'vitest';
import { anna, device, left, opened } from '#tests/kit/browser/openedDraft.ts';
import { createDrafts, forgetDrafts } from '../session/drafts.ts';
import { isUnfinished } from './keeper.ts';

describe('a draft that is open in two tabs', () => {
  /** Opens both tabs at its second step; each receives the changes of the other. */
  function twoTabs() {
    const first = opened(left());
    first.keeper.keep({ step: 2 });
    const second = opened(first.local, { at: 1 });
    return { first, second, local: first.local };
  }

  it('stays in the first tab when the second starts again', () => {
    const { first, second, local } = twoTabs();

    second.keeper.forget();
    first.hear();
    second.keeper.keep({ step: 1 });
    second.keeper.keep({ step: 5 });

    expect(opened(local, { tab: first.tab }).keeper.left).toEqual({ step: 2 });
    expect(opened(local, { tab: second.tab }).keeper.left).toEqual({ step: 5 });
  });

  it('is deleted when it is discarded and no other tab has it open', () => {
    const { second, local } = twoTabs();

    second.keeper.forget();

    expect(opened(local).keeper.left).toBeNull();
  });

  it('is no longer unfinished once the second tab completed it', () => {
    const { first, second, local } = twoTabs();
    second.keeper.keep({ step: 2 });

    second.keeper.settle();
    first.hear();
    second.keeper.forget();
    first.hear();

    expect(isUnfinished(createDrafts(local, device(), anna), 'walk', 0)).toBe(false);
  });

  it('is deleted when its customer signs out', () => {
    const { first, local } = twoTabs();

    forgetDrafts(local, anna);
    first.hear();

    expect(opened(local).keeper.left).toBeNull();
  });

  it('is offered to a third tab in its latest version', () => {
    const { second, local } = twoTabs();
    second.keeper.forget();
    second.keeper.keep({ step: 1 });
    second.keeper.keep({ step: 7 });

    expect(opened(local).keeper.left).toEqual({ step: 7 });
  });
});
