import { createServer } from 'node:http';

import { createSchema, createYoga } from 'graphql-yoga';
import { resolvers } from '../resolvers.ts';
import { served } from '../served.ts';
import { sdl } from '../works.ts';

const yoga = createYoga({
  schema: createSchema<{ authorization: string | undefined }>({ typeDefs: sdl, resolvers }),
  context: ({ request }) => ({ authorization: request.headers.get('authorization') ?? undefined }),
  logging: false,
});
served(createServer(yoga));
