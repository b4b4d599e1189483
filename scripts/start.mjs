import { refuseOldNode } from './lib/node.mjs';

refuseOldNode();
import('./lib/serve.mjs').then(({ serve }) => serve(process.env));
