import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * Returns the processor time of all ended child processes and their descendants.
 * @returns {number | undefined} seconds; undefined if the system does not provide it
 */
export function childSeconds() {
  try {
    // The program name in parentheses can contain any character.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [user, system] = [Number(fields[13]), Number(fields[14])];
    return Number.isFinite(user + system) ? (user + system) / ticksPerSecond : undefined;
  } catch {
    return undefined;
  }
}
