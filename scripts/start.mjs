import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
void import('./lib/serve.mjs').then(({ serve }) => serve(process.env));
