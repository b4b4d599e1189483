import { check, type Diagnostics } from 'recheck';

import { listRegexes, type Regex } from './regexes.ts';

export type Report = { regexes: number; complaints: string[] };

/** Long enough for a slow machine: the slowest expression takes half a second. */
const timeout = 20_000;

/**
 * Returns regular expressions that take more than linear time, with which an attacker could block the server.
 * Undecidable ones are refused, too, because they can be written more simply.
 */
export async function findSlowRegexes(root: string): Promise<Report> {
  const regexes = listRegexes(root);
  const complaints: string[] = [];
  for (const regex of regexes) {
    const found = await check(regex.pattern, regex.flags, { timeout, recallTimeout: -1 });
    if (found.status !== 'safe') complaints.push(sentenceFor(regex, found));
  }
  return { regexes: regexes.length, complaints };
}

function sentenceFor({ file, line, pattern, flags }: Regex, found: Diagnostics): string {
  const why = found.status === 'unknown' ? `cannot be judged (${found.error.kind})` : `is ${found.complexity?.summary}`;
  return `${file}:${line} /${pattern}/${flags} ${why}: split on a sign and trim, bound the length, or anchor it.`;
}
