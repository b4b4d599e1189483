import type { Ref } from 'react';

import { useNotifier } from './useNotifier.ts';

/** Live region of notices. Must exist before its first notice, because screen readers announce only changes. */
export function NoticeRegion({ className, ref }: { className?: string | undefined; ref: Ref<HTMLDivElement> }) {
  const isGrave = useNotifier(({ context }) => (context.notices[0]?.severity ?? 'success') !== 'success');

  return <div className={className} ref={ref} role={isGrave ? 'alert' : 'status'} />;
}
