import { useWhenOnline } from '#src/ui/line/useWhenOnline.ts';

type Flow = { send: (event: { type: 'retry.asked' }) => void };

/** Once there is a connection again, what nobody could read is read by itself, as the line at the top of the page says. */
export const useLookAgain = (flow: Flow | undefined): void => useWhenOnline(() => flow?.send({ type: 'retry.asked' }));
