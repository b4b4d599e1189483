import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
void import('./serving/serve.mjs').then(({ serve }) => serve(process.env));
