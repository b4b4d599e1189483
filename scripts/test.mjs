import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
void import('./lib/testAll.mjs').then(({ testAll }) => testAll());
