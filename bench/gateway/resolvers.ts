import { Pool } from 'undici';
import { type Field, recorded } from './recorded.ts';
import { insurer } from './served.ts';

const pool = new Pool(insurer, { connections: 128 });

type Context = { authorization: string | undefined };

/** A baseline implementation: a resolver per field that returns the insurer's answer unchanged. */
export const resolvers = {
  Query: Object.fromEntries(
    (Object.entries(recorded(0)) as [Field, { path: string }][]).map(([field, { path }]) => [
      field,
      async (_root: unknown, _args: unknown, { authorization }: Context) => {
        const { body } = await pool.request({
          method: 'GET',
          path: `/api${path}`,
          headers: { 'x-api-key': 'key', authorization },
        });
        return body.json();
      },
    ]),
  ),
};
