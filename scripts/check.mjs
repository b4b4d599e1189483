import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
void import('./testing/checks.mjs').then(({ checkAll }) => checkAll(process.argv.slice(2)));
