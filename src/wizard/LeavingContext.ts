import { createContext, useContext } from 'react';

/** Goes to an earlier page; what was typed on this one is there again when its customer comes back to it. */
export type Leave = (go: () => void) => void;

export const LeavingContext = createContext<Leave>((go) => go());

export const useLeaving = (): Leave => useContext(LeavingContext);
