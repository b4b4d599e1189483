import type { Struct } from 'superstruct';

import type { Mutation, Query } from '#schema/generated/portal.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The part of a struct that validates an answer. The struct may promise more than the schema does. */
export type Vouching<Answer> = Pick<Struct<Answer>, 'TYPE' | 'validate'>;

export type Row<Answer = unknown> = {
  /** The insurer's call: arguments fill `{id}` and `?userId`, while `?filter=complete` is literal. */
  call: `${Method} /${string}`;
  /** The argument that is the body, or the arguments that form it. */
  body?: string | readonly string[];
  answer: Vouching<Answer>;
  /** Throws a refusal for arguments that must not reach the insurer. */
  check?: (args: Record<string, unknown>) => void;
  /** Reads only. Wraps the list as `{status, [this name]: list}` with the HTTP status. The list of a 204 is empty. */
  besideStatus?: string;
  /** Writes only. `by key`: the insurer honours the Idempotency-Key. `never`: it does not. */
  repeat?: 'by key' | 'never';
  /** Disables repairs: a session or its rights must not depend on a value that could not be read. */
  isExact?: true;
  /** A step of signing in, limited to one per request and to a number per minute. */
  signsIn?: true;
  /** Milliseconds that the insurer may take, if more than usual. */
  deadlineMs?: number;
  /** Forwards the customer's address, so that the insurer can limit the call. `signsIn` implies it. */
  tellsAddress?: true;
};

/** Checks rows at compile time: a field without a row, or a row that disagrees with its field, does not compile. */
export const table = <const Rows extends Record<string, Row>>(
  rows: Rows & { [F in keyof Rows]: Checked<F, Rows[F]> } & Record<keyof Query | keyof Mutation, Row>,
): Rows => rows;

type Checked<F, R> = F extends keyof Query
  ? Fitting<Query[F], R> &
      (R extends { repeat: string } ? Complaint<'Only a mutation says how it may be repeated.'> : unknown) &
      (R extends { signsIn: true } ? Complaint<'Only a mutation signs in.'> : unknown)
  : F extends keyof Mutation
    ? Fitting<Mutation[F], R> &
        (R extends { repeat: string } ? unknown : Complaint<'A mutation says how it may be repeated.'>) &
        (R extends { besideStatus: string } ? Complaint<'Only a read puts the status beside its list.'> : unknown)
    : Complaint<'No such field in portal.graphql.'>;

type Fitting<Field extends { args: object; answer: unknown }, R> = Answering<Field['answer'], R> &
  Settled<keyof Field['args'] & string, Places<R>>;

type Answering<Answer, R> = R extends { besideStatus: infer Name extends string }
  ? Answer extends { status: number } & Record<Name, infer List extends unknown[]>
    ? { answer: Vouching<List> } & ([Exclude<keyof Answer, 'status' | Name>] extends [never]
        ? unknown
        : Complaint<`Nothing fills ${Exclude<keyof Answer, 'status' | Name> & string}.`>)
    : Complaint<`The field does not answer a status and the list ${Name}.`>
  : { answer: Vouching<Answer> };

type Settled<Arg extends string, Place extends string> = ([Exclude<Arg, Place>] extends [never]
  ? unknown
  : Complaint<`The argument ${Exclude<Arg, Place>} goes nowhere.`>) &
  ([Exclude<Place, Arg>] extends [never] ? unknown : Complaint<`No argument fills ${Exclude<Place, Arg>}.`>);

/** An impossible property, whose name the compiler prints at the wrong row. */
type Complaint<Text extends string> = { [K in Text]: never };

type Places<R> =
  | (R extends { call: `${string} ${infer Target}` } ? InTarget<Target> : never)
  | (R extends { body: infer Body } ? (Body extends readonly (infer Name)[] ? Name & string : Body & string) : never);

type InTarget<Target> = Target extends `${infer Path}?${infer Search}`
  ? InPath<Path> | InSearch<Search>
  : InPath<Target>;

type InPath<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | InPath<Rest> : never;

type InSearch<Search> = Search extends `${infer One}&${infer Rest}`
  ? InSearch<One> | InSearch<Rest>
  : Search extends `${string}=${string}`
    ? never
    : Search & string;
