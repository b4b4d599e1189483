import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Unanswered } from '#src/app/widgets/Unanswered.tsx';
import { Unknown } from '#src/screens/claims/outcomes/Outcomes.tsx';
import { openPortal } from '#tests/kit/portal.tsx';
import { useWhenOnline } from './useWhenOnline.ts';

function Check({ check }: { check: () => void }) {
  useWhenOnline(check);
  return null;
}
const goOnline = () => window.dispatchEvent(new Event('online'));

it('calls the latest check each time the device is online again, until it unmounts', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { rerender, unmount } = render(<Check check={first} />);
  goOnline();
  rerender(<Check check={second} />);
  goOnline();
  goOnline();
  unmount();
  goOnline();

  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
});

it.each([
  ['a decision about a claim', (retry: () => void) => <Unknown body="claims.offer.unknown" onRetry={retry} />],
  ['a widget that nobody has let in', (retry: () => void) => <Unanswered onRetry={retry} />],
])('checks the outcome of %s by itself', async (_, view) => {
  const retry = vi.fn<() => void>();
  await openPortal().show(view(retry));

  goOnline();

  expect(retry).toHaveBeenCalledOnce();
});
