import type { Refusal } from '#schema/errors.ts';
import { gapsExtension } from '#schema/gaps.ts';

/** Thrown by a fake insurer to refuse a call. */
export class Refusing extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/**
 * Answers a call of a fake insurer with memory. Any other exception means that the call was processed and its answer
 * lost.
 */
type Remembers = (variables: Body['variables']) => unknown;

type Body = { operationName: string; variables: Record<string, unknown> };
type Answer = { data: unknown } | { refusal: Refusal } | { lost: true };

/** A fake gateway: the test determines its answer to each operation and the time of it. */
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
    asked,
    /** Returns the variables of the latest call of an operation. */
    variables: (operation: string) => given.get(operation),
    answer: (operation: string, data: unknown) => answers.set(operation, { data }),
    refuse: (operation: string, refusal: Refusal) => answers.set(operation, { refusal }),
    /** Makes later answers report that a row could not be read. */
    leaveGaps: (operation: string) => incomplete.add(operation),
    lose: (operation: string) => answers.set(operation, { lost: true }),
    /** Makes later calls of the operation wait until it is released. */
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
