/**
 * Picks two faults for a call by its position in the list of calls. Over any `faults.length` calls in a row each fault is
 * picked twice, and every round pairs the faults differently.
 */
export function twoFaults<Fault>(faults: readonly Fault[], position: number): Fault[] {
  const round = Math.floor(position / faults.length);
  const picked = [position, position + 1 + round].map((at) => at % faults.length);
  return faults.filter((_, at) => picked.includes(at));
}
