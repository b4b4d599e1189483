import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
void import('./testing/pictures.mjs').then(({ takeAll }) => takeAll(process.argv.slice(2)));
