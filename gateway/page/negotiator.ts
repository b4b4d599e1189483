import type { IncomingHttpHeaders } from 'node:http';

import Negotiator from 'negotiator';

/** Three times the length that browsers send. Longer headers are ignored. */
const longest = 300;

export function createNegotiator(headers: IncomingHttpHeaders): Negotiator {
  const short = (name: 'accept' | 'accept-language' | 'accept-encoding') => {
    const said = headers[name] ?? '';
    return String(said).length > longest ? '' : String(said);
  };
  return new Negotiator({
    headers: {
      accept: short('accept'),
      'accept-language': short('accept-language'),
      'accept-encoding': short('accept-encoding'),
    },
  });
}
