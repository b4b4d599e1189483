import { findSlowRegexes } from './complaints.ts';

const { regexes, complaints } = await findSlowRegexes(process.argv[2] ?? process.cwd());

for (const complaint of complaints) console.error(complaint);
console.log(`${regexes} regular expressions, ${complaints.length} slower than their text is long`);
// A check that read nothing has proved nothing.
process.exit(complaints.length || regexes === 0 ? 1 : 0);
