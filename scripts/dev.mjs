import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
void import('./lib/develop.mjs').then(({ develop }) => develop(process.env));
