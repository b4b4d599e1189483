import type { Mutation, Query } from '#schema/generated/portal.ts';

type Calls = Query & Mutation;
type Sample<Field extends keyof Calls> = {
  document: string;
  variables: Calls[Field]['args'];
  /** The call to the insurer, and its body. */
  call: string;
  body?: unknown;
  status?: 201 | 204;
  /** The answer in the form of the GraphQL schema, with every field. */
  answer: Calls[Field]['answer'];
  /** The insurer's answer if it differs from `answer`. */
  says?: unknown;
};

/** A request and its answer for each field of the schema. */
export type Samples = { [Field in keyof Calls]: Sample<Field> };

export const id = (name: number) => `00000000-0000-4000-8000-${String(name).padStart(12, '0')}`;
export const now = '2026-06-01T12:00:00Z';

export const loginAnswer = { userId: id(1), accessToken: 'token', agentId: null, mfaRequired: null, session: null };
