import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
void import('./serving/develop.mjs').then(({ develop }) => develop(process.env));
