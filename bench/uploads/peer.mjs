import { createServer, request } from 'node:http';
import process from 'node:process';

/** Forwards files with Node alone, without checks or limits, as a comparison. */
const { PORT, API_URL = '', API_KEY } = process.env;
const { hostname, port, pathname } = new URL(API_URL);

createServer((asked, answer) => {
  const { url = '', method, headers } = asked;
  if (url === '/readyz') return answer.end();
  const path = pathname + url.replace('/luggage/', '/travel/luggage/lost/bags/');
  const call = request({ hostname, port, path, method, headers: { ...headers, 'x-api-key': API_KEY } });
  call.on('response', (said) => {
    answer.writeHead(said.statusCode ?? 502, said.headers);
    said.pipe(answer);
  });
  call.on('error', () => answer.destroy());
  asked.on('close', () => asked.complete || call.destroy());
  asked.pipe(call);
}).listen(Number(PORT), '127.0.0.1');
