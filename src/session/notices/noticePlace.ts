import { createContext, useContext } from 'react';

type Offer = (place: HTMLElement | null) => (() => void) | undefined;

/**
 * Takes a place of a page or a dialog in which notices are to stand, rather than over what it says; answers how to take it
 * back. The last one offered is used.
 */
export const NoticePlaceContext = createContext<Offer>(() => undefined);

/** For the `ref` of the place. */
export const useNoticePlace = (): Offer => useContext(NoticePlaceContext);
