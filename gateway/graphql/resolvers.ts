import type { IResolvers, MercuriusContext } from 'mercurius';

import { compileValidator, findMisfit } from '../answer/fits.ts';
import { type Repair, repair } from '../answer/repair.ts';
import type { Insurer } from '../insurer/insurer.ts';
import { readable } from '../insurer/outcome.ts';
import { type Arguments, compileTarget, gather } from '../insurer/target.ts';
import type { Exchange } from '../insurer/waiting.ts';
import type { Row } from '../row.ts';
import { Refused, refused } from './refused.ts';

export type Caller = Exchange & {
  insurer: Insurer;
  apiKey: string;
  bearer: string | undefined;
  idempotencyKey: string | undefined;
  requestId: string;
  /** The customer's address. The insurer limits wrong passwords and support tickets by it. */
  address?: string;
  deadlineMs?: number;
  /** Called for every call that ended in an error, before the app receives it. */
  failed: (call: string, error: unknown) => void;
  /** Called for every answer from which unreadable values were removed. */
  repaired: (call: string, repairs: readonly Repair[]) => void;
};

export type Said = { answer: unknown } | { error: unknown };

type Resolver = (root: unknown, args: Arguments, context: MercuriusContext & Context) => Promise<unknown>;

/** `said` holds results that are known already, so that the fields are not requested again. */
export type Context = Caller & { said?: ReadonlyMap<string, Said> };

export function createResolvers(rows: Record<string, Row>): IResolvers {
  const Query: Record<string, Resolver> = {};
  const Mutation: Record<string, Resolver> = {};
  for (const [field, ask] of Object.entries(createAsks(rows))) {
    (rows[field]?.repeat ? Mutation : Query)[field] = async (_root, args, context) => {
      const said = context.said?.get(field) ?? (await ask(args, context));
      if ('error' in said) throw said.error;
      return said.answer;
    };
  }
  return { Query, Mutation };
}

export type Ask = (args: Arguments, caller: Caller) => Promise<Said>;

export function createAsks(rows: Record<string, Row>): Record<string, Ask> {
  return Object.fromEntries(
    Object.entries(rows).map(([field, row]): [string, Ask] => {
      const ask = questionOf(row);
      const name = row.besideStatus;
      return [
        field,
        async (args, caller) => {
          try {
            const { status, answer } = await ask(args, caller);
            return { answer: name ? { status, [name]: answer } : answer };
          } catch (error) {
            return { error: told(row, error, caller) };
          }
        },
      ];
    }),
  );
}

/** Returns the function of a row that is not part of GraphQL. */
export function createAsker<Answer>(row: Row<Answer>): (args: Arguments, caller: Caller) => Promise<Answer> {
  const ask = questionOf(row);
  return async (args, caller) => {
    try {
      return (await ask(args, caller)).answer;
    } catch (error) {
      throw told(row, error, caller);
    }
  };
}

type Answered<Answer> = { status: number; answer: Answer };

/** Returns a function that calls the insurer and checks the answer. */
function questionOf<Answer>(row: Row<Answer>): (args: Arguments, caller: Caller) => Promise<Answered<Answer>> {
  const [method = '', target = ''] = row.call.split(' ');
  const fill = compileTarget(target);
  const checked = checking(row);

  return async (args, caller) => {
    row.check?.(args);
    const { insurer, apiKey, bearer, idempotencyKey, requestId, address, deadlineMs } = caller;
    const key = row.repeat === 'by key' ? idempotencyKey : undefined;
    const { status, body } = await insurer.ask({
      call: row.call,
      method,
      path: fill(args),
      body: gather(row.body, args),
      headers: {
        'x-api-key': apiKey,
        authorization: bearer,
        'idempotency-key': key,
        'x-request-id': requestId,
        'x-forwarded-for': (row.signsIn || row.tellsAddress) && address,
      },
      mayRepeat: row.repeat === undefined,
      exchange: caller,
      deadlineMs: row.deadlineMs ?? deadlineMs,
    });
    const isEmptyList = row.besideStatus !== undefined && status === 204;
    return { status, answer: readable(() => checked(isEmptyList ? [] : body, caller)) };
  };
}

/** Reports an error and returns the one that the app may see. */
function told({ call }: Row, error: unknown, caller: Caller): unknown {
  caller.failed(call, error);
  // GraphQL's error about an answer has the same name as ours would. Wrapping keeps a bug from passing for one.
  return error instanceof Refused ? error : new Error('Unknown error', { cause: error });
}

/** Returns the answer if it fits or can be repaired. Otherwise the struct reports where it does not fit. */
function checking<Answer>(row: Row<Answer>): (body: unknown, caller: Caller) => Answer {
  const { call, answer: struct, isExact } = row;
  const fits = compileValidator<Answer>(struct);
  return (body, { repaired }) => {
    if (fits(body)) return body;
    const mended = isExact ? undefined : repair<Answer>(struct, body);
    if (mended) {
      repaired(call, mended.repairs);
      return mended.answer;
    }
    throw refused('ANSWER_UNREADABLE', `The insurer's answer does not fit at ${findMisfit(struct, body) ?? '.'}`);
  };
}
