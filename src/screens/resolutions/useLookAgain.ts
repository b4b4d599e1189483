import { useWhenOnline } from '#src/ui/connection/useWhenOnline.ts';

type Flow = { send: (event: { type: 'retry.requested' }) => void };

/** Retries a failed read when the connection returns, as the banner of the page promises. */
export const useLookAgain = (flow: Flow | undefined): void =>
  useWhenOnline(() => flow?.send({ type: 'retry.requested' }));
