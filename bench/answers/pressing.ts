import { setTimeout as pause } from 'node:timers/promises';
import type { AnyMachineSnapshot } from 'xstate';

const patienceMs = 120_000;
const breathMs = 20;

/** Number of times that the page wrongly said that nothing had arrived. */
export type Told = { lies: number };

/**
 * Runs a flow to its end like a user who follows the page.
 *
 * @param press returns whether the page's current statement is wrong
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

/** Repeats the event after the page said that nothing arrived. */
export async function repeated<Event>(
  flow: { send: (event: Event) => void },
  event: Event,
  isThere: () => Promise<boolean>,
) {
  const isLie = await isThere();
  flow.send(event);
  return isLie;
}
