import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
void import('./lib/checks.mjs').then(({ checkAll }) => checkAll(process.argv.slice(2)));
