import { check, type Diagnostics } from 'recheck';

import { type Regex, regexesIn } from './regexes.ts';

export type Report = { regexes: number; complaints: string[] };

/** Long enough for a slow machine: the slowest of ours takes half a second. */
const timeout = 20_000;

/**
 * Looks for regular expressions whose time grows faster than their text: one blank after another in a header then
 * holds everybody up. What cannot be decided is refused, too: it can be written more plainly.
 */
export async function complaintsIn(root: string): Promise<Report> {
  const regexes = regexesIn(root);
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
