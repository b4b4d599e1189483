import { findViolations } from './violations.ts';

const { modules, imports, violations } = findViolations(process.argv[2] ?? process.cwd());

for (const violation of violations) console.error(violation);
console.log(`${modules} modules, ${imports} imports, ${violations.length} the wrong way`);
// A check that read nothing has proved nothing.
process.exit(violations.length || modules === 0 || imports === 0 ? 1 : 0);
