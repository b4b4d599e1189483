import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
void import('./testing/testAll.mjs').then(({ testAll }) => testAll(process.argv.slice(2)));
