import type { IResolvers, MercuriusContext } from 'mercurius';

import type { Insurer } from '../insurer/insurer.ts';
import { type Arguments, fillTarget, gather } from '../insurer/target.ts';
import type { Row } from '../row.ts';
import { Refused, refused } from './refused.ts';

/** Who asks: everything a call carries besides its arguments. */
export type Caller = {
  insurer: Insurer;
  apiKey: string;
  bearer: string | undefined;
  idempotencyKey: string | undefined;
  requestId: string;
  gone: AbortSignal;
  deadlineMs?: number;
  /** Hears of every call that ended in an error, before the app does. */
  failed: (call: string, error: unknown) => void;
};

type Resolver = (root: unknown, args: Arguments, caller: MercuriusContext & Caller) => Promise<unknown>;

export function resolversOf(rows: Record<string, Row>): IResolvers {
  const Query: Record<string, Resolver> = {};
  const Mutation: Record<string, Resolver> = {};
  for (const [field, row] of Object.entries(rows)) {
    const ask = questionOf(row);
    (row.repeat ? Mutation : Query)[field] = async (_root, args, caller) => {
      const { status, answer } = await ask(args, caller);
      return row.besideStatus ? { status, [row.besideStatus]: answer } : answer;
    };
  }
  return { Query, Mutation };
}

/** A row outside GraphQL. */
export function askerOf<Answer>(row: Row<Answer>): (args: Arguments, caller: Caller) => Promise<Answer> {
  const ask = questionOf(row);
  return async (args, caller) => (await ask(args, caller)).answer;
}

type Said<Answer> = { status: number; answer: Answer };

/** The one thing that is ever made of a row: ask the insurer, check the answer. */
function questionOf<Answer>(row: Row<Answer>): (args: Arguments, caller: Caller) => Promise<Said<Answer>> {
  const [method = '', target = ''] = row.call.split(' ');

  async function ask(args: Arguments, caller: Caller): Promise<Said<Answer>> {
    const { insurer, apiKey, bearer, idempotencyKey, requestId, gone, deadlineMs } = caller;
    const key = row.repeat === 'by key' ? idempotencyKey : undefined;
    const { status, body } = await insurer.ask({
      call: row.call,
      method,
      path: fillTarget(target, args),
      body: gather(row.body, args),
      headers: { 'x-api-key': apiKey, authorization: bearer, 'idempotency-key': key, 'x-request-id': requestId },
      mayRepeat: row.repeat === undefined,
      gone,
      deadlineMs,
    });
    const isEmptyList = row.besideStatus !== undefined && status === 204;
    const [misfit, answer] = row.answer.validate(isEmptyList ? [] : body);
    if (misfit)
      throw refused('ANSWER_UNREADABLE', `The insurer's answer does not fit at ${misfit.path.join('.') || '.'}`);
    return { status, answer };
  }

  return (args, caller) =>
    ask(args, caller).catch((error: unknown) => {
      caller.failed(row.call, error);
      // GraphQL's own complaint about an answer carries the same name as ours would: a mistake of ours must not pass for one.
      throw error instanceof Refused ? error : new Error('Unknown error', { cause: error });
    });
}
