import { is } from 'superstruct';

import type { FileSent } from '#machines/luggage/attachFile.machine.ts';
import { Refusal } from '#schema/errors.ts';

import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

/** Nothing has moved for so long: nobody is there any more. */
const patienceMs = 45_000;

type Sending = { key: string; progress: (percent: number) => void };
type What = { bagId: string; file: File; token: string | null };

/** A refusal, as the clients of GraphQL throw one. */
class RefusedUpload extends Error {
  readonly graphQLErrors: readonly { extensions: Refusal }[];
  constructor(refusal: Refusal) {
    super('The file was refused');
    this.graphQLErrors = [{ extensions: refusal }];
  }
}

/** A file beside GraphQL: only XMLHttpRequest says how far it is. */
export const attachFileOf =
  ({ bagId, file, token }: What) =>
  ({ key, progress }: Sending, signal: AbortSignal): Promise<FileSent> =>
    answered(
      async () => {
        await upload({ bagId, file, token }, { key, progress }, signal);
        return { kind: 'arrived' };
      },
      { signedIn: true, fields: ['file'] },
    );

function upload({ bagId, file, token }: What, { key, progress }: Sending, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const noAnswer = () => reject(new TypeError('No answer'));
    let idle = setTimeout(() => call.abort(), patienceMs);
    const moved = () => {
      clearTimeout(idle);
      idle = setTimeout(() => call.abort(), patienceMs);
    };
    call.open(
      'POST',
      `/luggage/${encodeURIComponent(bagId)}/attachments?${new URLSearchParams({ name: nameFor(file) })}`,
    );
    for (const [name, value] of Object.entries(keyed(key))) call.setRequestHeader(name, value);
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => {
      moved();
      progress(Math.floor((loaded / Math.max(total, 1)) * 100));
    };
    call.onerror = noAnswer;
    call.onabort = noAnswer;
    call.onload = () => {
      if (call.status === 201) return resolve();
      const refusal: unknown = parsed(call.responseText);
      if (is(refusal, Refusal)) reject(new RefusedUpload(refusal));
      else noAnswer();
    };
    call.onloadend = () => clearTimeout(idle);
    signal.addEventListener('abort', () => call.abort());
    const form = new FormData();
    form.append('file', file);
    call.send(form);
  });
}

/** File systems allow longer ones than the insurer; what kind it is stays at the end. */
const longestName = 200;

function nameFor({ name }: File): string {
  const kind = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.length > longestName ? name.slice(0, longestName - kind.length) + kind : name;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
