import type { Ref } from 'react';

import { useNotifier } from './useNotifier.ts';

/** Where notices are said: there before there is one, or nobody who listens would hear of it. */
export function NoticeRegion({ className, ref }: { className?: string | undefined; ref: Ref<HTMLDivElement> }) {
  const isGrave = useNotifier(({ context }) => (context.notices[0]?.severity ?? 'success') !== 'success');

  return <div className={className} ref={ref} role={isGrave ? 'alert' : 'status'} />;
}
