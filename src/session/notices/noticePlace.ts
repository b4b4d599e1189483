import { createContext, useContext } from 'react';

type Offer = (place: HTMLElement | null) => (() => void) | undefined;

/**
 * Registers an element of a page or dialog in which notices appear instead of over the content. Returns a function that
 * removes it. The most recent element is used.
 */
export const NoticePlaceContext = createContext<Offer>(() => undefined);

/** Returns the `ref` callback of the element. */
export const useNoticePlace = (): Offer => useContext(NoticePlaceContext);
