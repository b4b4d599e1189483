import { createContext, useContext } from 'react';

/** Goes to an earlier page. Values typed on the current one return when the customer comes back. */
export type Leave = (go: () => void) => void;

export const LeavingContext = createContext<Leave>((go) => go());

export const useLeaving = (): Leave => useContext(LeavingContext);
