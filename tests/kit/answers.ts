import type { Refusal } from '#schema/errors.ts';
import { gapsExtension } from '#schema/gaps.ts';

/** Thrown by what remembers: the gateway says no. */
export class Refusing extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** What an insurer that remembers answers to a call. Whatever else it throws, the call was heard and its answer lost. */
type Remembers = (variables: Body['variables']) => unknown;

type Body = { operationName: string; variables: Record<string, unknown> };
type Answer = { data: unknown } | { refusal: Refusal } | { lost: true };

/** The gateway as a test wants it: what it answers to each operation, and when. */
export function answering(first: Record<string, unknown>) {
  const answers = new Map<string, Answer>(Object.entries(first).map(([name, data]) => [name, { data }]));
  const held = new Map<string, Promise<void>>();
  const incomplete = new Set<string>();
  const asked: string[] = [];
  const given = new Map<string, Body['variables']>();

  const fetch = async (address: string | URL, init?: RequestInit): Promise<Response> => {
    if (new URL(address, 'http://portal.test').pathname !== '/graphql') return Response.json({});
    const { operationName, variables }: Body = JSON.parse(init?.body as string);
    asked.push(operationName);
    given.set(operationName, variables);
    await held.get(operationName);
    const answer = answers.get(operationName);
    if (!answer || 'lost' in answer) throw new TypeError('Failed to fetch');
    if ('refusal' in answer) return refused(answer.refusal);
    try {
      const data = isRemembering(answer.data) ? answer.data(variables) : answer.data;
      return Response.json({ data, ...(incomplete.has(operationName) && { extensions: JSON.parse(gapsExtension) }) });
    } catch (error) {
      if (error instanceof Refusing) return refused(error.refusal);
      throw error;
    }
  };

  return {
    fetch,
    /** Every operation that was asked for, in order. */
    asked,
    /** With what an operation was asked for the last time. */
    variables: (operation: string) => given.get(operation),
    answer: (operation: string, data: unknown) => answers.set(operation, { data }),
    refuse: (operation: string, refusal: Refusal) => answers.set(operation, { refusal }),
    /** From now on the answer says that a row could not be read. */
    leaveGaps: (operation: string) => incomplete.add(operation),
    lose: (operation: string) => answers.set(operation, { lost: true }),
    /** From now on the operation waits for its answer until it is released. */
    hold: (operation: string) => {
      let release = () => {};
      held.set(operation, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(operation);
        release();
      };
    },
  };
}

const refused = (refusal: Refusal) =>
  Response.json({ data: null, errors: [{ message: 'Refused', extensions: refusal }] });

const isRemembering = (data: unknown): data is Remembers => typeof data === 'function';
