import { ApolloServer } from '@apollo/server';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import Fastify from 'fastify';
import { resolvers } from '../resolvers.ts';
import { ready } from '../served.ts';
import { sdl } from '../works.ts';

const app = Fastify();
const apollo = new ApolloServer<{ authorization: string | undefined }>({
  typeDefs: sdl,
  resolvers,
  plugins: [fastifyApolloDrainPlugin(app)],
});
await apollo.start();
app.route({
  method: ['GET', 'POST'],
  url: '/graphql',
  handler: fastifyApolloHandler(apollo, { context: async ({ headers: { authorization } }) => ({ authorization }) }),
});
ready(await app.listen({ host: '127.0.0.1', port: 0 }));
