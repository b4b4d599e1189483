import type { Readable } from 'node:stream';

import { type Dispatcher, Pool } from 'undici';
import { type Answered, type Outcome, read } from './outcome.ts';
import { getRetryDelay } from './retry.ts';
import { sendOnce } from './sendOnce.ts';
import { type Exchange, getWaiting, waiting } from './waiting.ts';

export type Question = {
  /** The call template of the row. Logs and metrics use it because it holds no values. */
  call: string;
  method: string;
  path: string;
  body: unknown;
  /** A stream that replaces the body, with its content type. */
  form?: { content: Readable; type: string; length: number | undefined };
  headers: Record<string, string | undefined>;
  mayRepeat: boolean;
  exchange: Exchange;
  deadlineMs?: number | undefined;
};

/** Result of a question: a status, `lost`, `late`, `too long`, or `left` if the customer did not wait. */
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

/**
 * Client of the insurer's REST API with one pool for all callers. Redirects are not followed, because they would carry
 * the API key.
 */
export function createInsurer(url: string, { deadlineMs, tries, backoffMs, connections, report }: Limits): Insurer {
  const { origin, pathname } = new URL(url);
  const root = pathname.replace(/\/$/, '');
  // Our own clock limits the time over all tries.
  const untimed = { headersTimeout: 0, bodyTimeout: 0 };
  const pool = new Pool(origin, { connections, maxResponseSize: longestAnswer, ...untimed });

  async function ask(question: Question): Promise<Answered> {
    const started = performance.now();
    const limitMs = question.deadlineMs ?? deadlineMs;
    const options = optionsOf(question);
    // Reads stop when the customer leaves. Writes continue.
    const waits = question.mayRepeat
      ? getWaiting(question.exchange, limitMs)
      : waiting(limitMs, undefined, question.form && ((begin) => question.form?.content.once('end', begin)));

    for (let tried = 1; ; tried += 1) {
      const outcome = await sendOnce(pool, options, waits);
      const wait = getRetryDelay(outcome, tried, backoffMs);
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

/** Returns names and values alternately, a format that undici takes without conversion. */
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
