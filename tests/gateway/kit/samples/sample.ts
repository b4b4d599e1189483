import type { Mutation, Query } from '#schema/generated/portal.ts';

type Calls = Query & Mutation;
type Sample<Field extends keyof Calls> = {
  document: string;
  variables: Calls[Field]['args'];
  /** What the insurer is asked, and with which body. */
  call: string;
  body?: unknown;
  status?: 201 | 204;
  /** What it says; as the schema has it, with nothing left out. */
  answer: Calls[Field]['answer'];
  /** What it says where the schema has that otherwise. */
  says?: unknown;
};

/** For each field of the schema a question and its answer. */
export type Samples = { [Field in keyof Calls]: Sample<Field> };

export const id = (name: number) => `00000000-0000-4000-8000-${String(name).padStart(12, '0')}`;
export const now = '2026-06-01T12:00:00Z';

export const loginAnswer = { userId: id(1), accessToken: 'token', agentId: null, mfaRequired: null, session: null };
