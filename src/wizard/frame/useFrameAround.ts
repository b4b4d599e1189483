import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { onBrowserBack } from '#src/lib/browser/backButton.ts';

import type { Frame } from './FrameContext.ts';

/**
 * Returns the frame of a dialog and the elements for the current step. The browser's Back goes to the previous page, or
 * closes the dialog.
 */
export function useFrameAround(about: readonly Topic[], onClose: (hasEntries: boolean) => void) {
  const [step, setStep] = useState<HTMLElement | null>(null);
  const [progress, setProgress] = useState<HTMLElement | null>(null);
  const back = useRef<(() => void) | null>(null);
  const returning = useRef(false);
  const entries = useRef<(() => boolean) | null>(null);
  const frame = useMemo(
    (): Frame => ({
      heading: 'h3',
      about,
      step,
      progress,
      offerBack: (way) => {
        back.current = way;
        return () => {
          if (back.current === way) back.current = null;
        };
      },
      noteEntries: (hasEntries) => {
        entries.current = hasEntries;
        return () => {
          if (entries.current === hasEntries) entries.current = null;
        };
      },
      noteReturning: (isReturning) => {
        returning.current = isReturning;
      },
      isReturning: () => returning.current,
    }),
    [about, step, progress],
  );
  const close = () => onClose(entries.current?.() ?? false);
  const goBack = useEffectEvent(() => (back.current ?? close)());
  useEffect(() => onBrowserBack(() => goBack()), []);

  return { frame, setStep, setProgress, close };
}
