import { createServer } from 'node:http';

import { served } from './served.ts';
import { works } from './works.ts';

/** Stub of the insurer: returns the same bytes for the same address and work, which the API key names. */
const answers = new Map(
  works.flatMap(({ name, calls }) =>
    calls.map(({ path, answer }): [string, Buffer] => [`${name} /api${path}`, Buffer.from(answer)]),
  ),
);

const server = createServer((request, reply) => {
  const answer = answers.get(
    `${request.headers.authorization?.slice('Bearer '.length).replaceAll('-', ' ')} ${request.url}`,
  );
  if (answer) reply.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer);
  else reply.writeHead(404, { 'content-type': 'application/json' }).end('{"status":404}');
});
server.keepAliveTimeout = 60_000;
served(server);
