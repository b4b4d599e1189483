import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';

import type { Topic } from '#machines/session/app/notifier.logic.ts';

/** Surroundings of a flow's pages: a dialog, or a page of the portal. */
export type Frame = {
  /** Heading level of the pages, below the title of the dialog or of the page. */
  heading: 'h2' | 'h3';
  /** Topics of the flow. Refusals appear beside the buttons. */
  about: readonly Topic[];
  /** Elements that show the current step. */
  step: HTMLElement | null;
  progress: HTMLElement | null;
  /**
   * Registers the action of the browser's Back; without one, Back closes the dialog. Returns a function that
   * unregisters it.
   */
  offerBack: (back: () => void) => () => void;
  /** Registers a function that tells whether the visible form has changes. Returns a function that unregisters it. */
  noteEntries: (hasEntries: () => boolean) => () => void;
  /** Records whether the next page is an earlier one. */
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

/** Closes the dialog as its close button does, asking first if there are changes. */
export const ClosingContext = createContext<() => void>(() => undefined);

export const useFrame = (): Frame => useContext(FrameContext);

/** Returns a function that goes back from a page. The browser's Back does the same. */
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

/** Returns whether the user came to this page by going back. */
export function useIsReturning(): boolean {
  const frame = useFrame();
  const [isReturning] = useState(frame.isReturning);

  useEffect(() => frame.noteReturning(false), [frame]);

  return isReturning;
}
