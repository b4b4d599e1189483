import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { watchLayout } from './watchLayout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the layout of a frame', () => {
  it('has settled once an area has finished loading, though nothing moved', async () => {
    document.body.innerHTML = '<main><div aria-busy="true">Trips</div></main>';
    const [content] = document.querySelectorAll('main');
    const onSettled = vi.fn<() => void>();
    const stop = watchLayout(content!, { onHeight: () => {}, onSettled });

    document.querySelector('main > div')?.append('!');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onSettled).not.toHaveBeenCalled();

    document.querySelector('main > div')?.setAttribute('aria-busy', 'false');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onSettled).toHaveBeenCalledOnce();
    stop();
  });
});
