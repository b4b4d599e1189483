import type { Lounge } from '#machines/resolutions/resolutions.ts';

/** Returns the lounges of the flight's terminal, or all of them if the partner allows other terminals. */
export function listTerminalLounges(
  lounges: readonly Lounge[],
  terminal: string | null,
  hasOthers: boolean,
): readonly Lounge[] {
  if (terminal === null || terminal === '' || hasOthers) return lounges;
  return lounges.filter((lounge) => lounge.terminal === terminal);
}
