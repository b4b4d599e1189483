import type { IncomingHttpHeaders } from 'node:http';

import Negotiator from 'negotiator';

/** Three times what browsers send. Who sends more is taken to have said nothing. */
const longest = 300;

/** What a client would like to get, of media types, languages and encodings. */
export function negotiatorFor(headers: IncomingHttpHeaders): Negotiator {
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
