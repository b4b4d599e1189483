import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';

import type { Matter } from '#machines/app/notifier.machine.ts';

/** What a dialog, or a page of the portal, has around the pages of a flow. */
export type Frame = {
  /** What their headings are: below the title of the dialog, or that of the page. */
  heading: 'h2' | 'h3';
  /** What its flow speaks of: why something was refused is said beside its buttons. */
  about: readonly Matter[];
  /** Where they say which step they are. */
  step: HTMLElement | null;
  progress: HTMLElement | null;
  /** Takes what the browser's Back does on a page; without it that closes the dialog. Answers how to take it back. */
  offerBack: (back: () => void) => () => void;
  /** Takes what says whether something is typed in the form that is shown. Answers how to take it back. */
  noteEntries: (hasEntries: () => boolean) => () => void;
  /** Notes whether the page that comes is an earlier one. */
  noteReturning: (isReturning: boolean) => void;
  isReturning: () => boolean;
};

export const noFrame: Frame = {
  heading: 'h3',
  about: [],
  step: null,
  progress: null,
  offerBack: () => () => undefined,
  noteEntries: () => () => undefined,
  noteReturning: () => undefined,
  isReturning: () => false,
};

export const FrameContext = createContext(noFrame);

/** Closes the dialog as its button at the top does: nothing typed is thrown away unasked. */
export const ClosingContext = createContext<() => void>(() => undefined);

export const useFrame = (): Frame => useContext(FrameContext);

/** Answers how to go back from a page, by its own button; the browser's does the same. */
export function useWayBack(back: (() => void) | undefined, isBusy: boolean): () => void {
  const { offerBack, noteReturning } = useFrame();
  const go = () => {
    if (isBusy) return;
    noteReturning(true);
    back?.();
  };
  const goBack = useEffectEvent(go);
  const hasWay = back !== undefined;

  useEffect(() => (hasWay ? offerBack(() => goBack()) : undefined), [offerBack, hasWay]);

  return go;
}

/** Whether the page that asks came by a way back. */
export function useIsReturning(): boolean {
  const frame = useFrame();
  const [isReturning] = useState(frame.isReturning);

  useEffect(() => frame.noteReturning(false), [frame]);

  return isReturning;
}
