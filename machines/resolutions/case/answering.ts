import { type Act, actsOf, isOptionStatus, moveOf, type OptionStatus, type Remedy } from '#schema/lifecycles.ts';

import type { Option } from '../resolutions.ts';

/** Where a part of a combination stands: once another one is taken it is passed over. */
export const standingOf = ({ status, selected }: Option, remedy: Remedy): string =>
  selected !== null && selected !== remedy ? 'N/A' : status;

/** Whether what was done leads from how an option stood to how it stands now, or the insurer may have led it on from there. */
export function isLedTo(remedy: Remedy, before: Option, act: Act, now: Option): boolean {
  const [from, to] = [standingOf(before, remedy), standingOf(now, remedy)];
  if (!isOptionStatus(from) || !isOptionStatus(to)) return false;
  const led = new Set<OptionStatus>(moveOf(remedy, from, act, before)?.to);
  for (const status of led)
    for (const next of actsOf(remedy, status, 'operator', before))
      for (const each of moveOf(remedy, status, next, before)?.to ?? []) led.add(each);
  return led.has(to);
}
