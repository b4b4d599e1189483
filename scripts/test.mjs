import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
void import('./testing/runTier.mjs').then(({ runTier }) => runTier(process.argv.slice(2)));
