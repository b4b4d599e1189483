import { createContext, useContext } from 'react';

type Offer = (place: HTMLElement | null) => (() => void) | undefined;

/**
 * Takes the place in which notices are to stand while a dialog is open, rather than over what it says; answers how to take
 * it back. The last one offered is used.
 */
export const NoticePlaceContext = createContext<Offer>(() => undefined);

/** For the `ref` of the place. */
export const useNoticePlace = (): Offer => useContext(NoticePlaceContext);
