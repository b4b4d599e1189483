import type { Readable } from 'node:stream';

import { type Dispatcher, Pool } from 'undici';

import { once } from './once.ts';
import { type Answered, type Outcome, read } from './outcome.ts';
import { waitAfter } from './retry.ts';
import { type Exchange, waiting, waitingOf } from './waiting.ts';

export type Question = {
  /** The call as its row writes it: what logs and metrics may name. */
  call: string;
  method: string;
  path: string;
  body: unknown;
  /** In place of a body: what goes through as it comes, and how it says what it is. */
  form?: { content: Readable; type: string; length: number | undefined };
  headers: Record<string, string | undefined>;
  mayRepeat: boolean;
  /** What the question is a part of. */
  exchange: Exchange;
  deadlineMs?: number | undefined;
};

/** How a question ended: a status, `lost`, `late`, `too long`, or `left` when the customer did not wait. */
export type Report = { call: string; requestId: string | undefined; outcome: string; tries: number; ms: number };

export type Insurer = { ask: (question: Question) => Promise<Answered>; close: () => Promise<void> };

type Limits = {
  deadlineMs: number;
  tries: number;
  backoffMs: number;
  connections: number;
  report: (report: Report) => void;
};

const json = 'application/json';
const longestAnswer = 5 * 2 ** 20;

/** The insurer's REST API. One pool for all callers; redirects are not followed, as the API key would travel with them. */
export function insurerAt(url: string, { deadlineMs, tries, backoffMs, connections, report }: Limits): Insurer {
  const { origin, pathname } = new URL(url);
  const root = pathname.replace(/\/$/, '');
  // Their time is told by our own clock, over all tries.
  const untimed = { headersTimeout: 0, bodyTimeout: 0 };
  const pool = new Pool(origin, { connections, maxResponseSize: longestAnswer, ...untimed });

  async function ask(question: Question): Promise<Answered> {
    const started = performance.now();
    const limitMs = question.deadlineMs ?? deadlineMs;
    const options = optionsOf(question);
    // What may be repeated may be broken off. A write goes through even when the customer has left.
    const waits = question.mayRepeat
      ? waitingOf(question.exchange, limitMs)
      : waiting(limitMs, undefined, question.form && ((begin) => question.form?.content.once('end', begin)));

    for (let tried = 1; ; tried += 1) {
      const outcome = await once(pool, options, waits);
      const wait = waitAfter(outcome, tried, backoffMs);
      const isLast = !question.mayRepeat || tried === tries || performance.now() + wait >= started + limitMs;
      if (isLast || waits.ended()) {
        if (!question.mayRepeat) waits.close();
        report({ ...ending(question, outcome), tries: tried, ms: performance.now() - started });
        return read(outcome);
      }
      await waits.pause(wait);
    }
  }

  const optionsOf = ({ method, path, body, form, headers }: Question): Dispatcher.DispatchOptions => ({
    method: method as Dispatcher.HttpMethod,
    path: root + path,
    headers: form ? writtenOf(form, headers) : written(headers, body !== undefined),
    body: form?.content ?? (body === undefined ? null : JSON.stringify(body)),
  });

  return { ask, close: () => pool.close() };
}

/** Names and values in turns, as undici takes them without looking for them. */
function written(headers: Question['headers'], hasBody: boolean): string[] {
  const all = ['accept', json];
  if (hasBody) all.push('content-type', json);
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) all.push(name, value);
  }
  return all;
}

function writtenOf({ type, length }: NonNullable<Question['form']>, headers: Question['headers']): string[] {
  const known = length === undefined ? [] : ['content-length', String(length)];
  return [...written(headers, false), 'content-type', type, ...known];
}

function ending(
  { call, headers, mayRepeat, exchange: { exchangeEnd } }: Question,
  outcome: Outcome,
): Omit<Report, 'tries' | 'ms'> {
  const ended = outcome.kind === 'answered' ? String(outcome.status) : outcome.kind;
  return { call, requestId: headers['x-request-id'], outcome: mayRepeat && exchangeEnd.hasEnded() ? 'left' : ended };
}
