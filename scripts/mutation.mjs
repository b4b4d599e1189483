import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
void import('./mutation/mutation.mjs').then(({ mutate }) => mutate(process.argv.slice(2)));
