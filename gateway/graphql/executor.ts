import type { FastifyInstance } from 'fastify';
import { buildSchema } from 'graphql';
import schema from '#schema/portal.graphql?raw';

import { calls } from '../calls.ts';
import { readable } from '../insurer/outcome.ts';
import { compilePlan } from './plan.ts';
import { type Caller, type Context, createAsks } from './resolvers.ts';

type Executed = { json: string; refusals: readonly object[] };
type Execute = (text: string, variables: Record<string, unknown>, caller: Caller) => Promise<Executed>;

const none: readonly object[] = [];

/** Executes registered documents by their plans. mercurius executes documents without a plan and unexpected results. */
export function createExecutor(app: FastifyInstance, registered: readonly string[]): Execute {
  const built = buildSchema(schema);
  const asks = createAsks(calls);
  const plans = new Map(registered.map((text) => [text, compilePlan(built, asks, text)]));

  return async (text, variables, caller) => {
    const told = await plans.get(text)?.(variables, caller);
    if (typeof told === 'string') return { json: told, refusals: none };
    const context: Context = { ...caller, ...(told && { said: told }) };
    const answer = await app.graphql(text, context, variables);
    const json = readable(() => JSON.stringify(answer));
    return { json, refusals: (answer.errors ?? []).map(({ extensions }) => extensions) };
  };
}
