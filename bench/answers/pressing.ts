import { setTimeout as pause } from 'node:timers/promises';
import type { AnyMachineSnapshot } from 'xstate';

const patienceMs = 120_000;
const breathMs = 20;

/** How often it was said that nothing had arrived, when it had. */
export type Told = { lies: number };

/**
 * A flow as somebody takes it who reads what the page says and presses what it offers, until it is over.
 *
 * @param press answers whether what the page says just now is a lie
 */
export async function pressed<Snapshot extends AnyMachineSnapshot>(
  flow: { getSnapshot: () => Snapshot },
  isOver: (state: Snapshot) => boolean,
  press: (state: Snapshot) => Promise<boolean>,
): Promise<Told> {
  const deadline = Date.now() + patienceMs;
  let lies = 0;
  for (;;) {
    const state = flow.getSnapshot();
    if (isOver(state)) return { lies };
    if (Date.now() > deadline) throw new Error(`It is ${JSON.stringify(state.value)} for two minutes.`);
    if (!state.hasTag('working') && !state.hasTag('loading')) lies += (await press(state)) ? 1 : 0;
    await pause(breathMs);
  }
}

/** It is said not to have arrived. */
export async function repeated<Event>(
  flow: { send: (event: Event) => void },
  event: Event,
  isThere: () => Promise<boolean>,
) {
  const isLie = await isThere();
  flow.send(event);
  return isLie;
}
