import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
void import('./testing/engines.mjs').then(({ runBrowsers }) => runBrowsers());
