import type { Lounge } from '#machines/resolutions/resolutions.ts';

/** The lounges that somebody who flies from a terminal may choose from: its own, and where the partner has it so, others. */
export function loungesIn(lounges: readonly Lounge[], terminal: string | null, hasOthers: boolean): readonly Lounge[] {
  if (terminal === null || terminal === '' || hasOthers) return lounges;
  return lounges.filter((lounge) => lounge.terminal === terminal);
}
