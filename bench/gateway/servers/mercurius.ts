import Fastify from 'fastify';
import mercurius from 'mercurius';
import { resolvers } from '../resolvers.ts';
import { ready } from '../served.ts';
import { sdl } from '../works.ts';

const app = Fastify();
await app.register(mercurius, {
  schema: sdl,
  resolvers,
  jit: 1,
  context: ({ headers: { authorization } }) => ({ authorization }),
});
ready(await app.listen({ host: '127.0.0.1', port: 0 }));
