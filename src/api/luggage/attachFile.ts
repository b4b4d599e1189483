import { is } from 'superstruct';

import type { FileSent } from '#machines/luggage/attachFile.machine.ts';
import { Refusal } from '#schema/errors.ts';
import { carry } from '#src/lib/browser/carrying.ts';

import { shortenFileName } from '../fileName.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

type Sending = { key: string; progress: (percent: number) => void };
type What = { bagId: string; file: File; token: string | null };

/** Error in the shape that GraphQL clients throw, for `toReaction`. */
class RefusedUpload extends Error {
  readonly graphQLErrors: readonly { extensions: Refusal }[];
  constructor(refusal: Refusal) {
    super('The file was refused');
    this.graphQLErrors = [{ extensions: refusal }];
  }
}

/** Uploads a file outside of GraphQL with XMLHttpRequest, because `fetch` does not report upload progress. */
export const createFileUpload =
  ({ bagId, file, token }: What) =>
  ({ key, progress }: Sending, signal: AbortSignal): Promise<FileSent> =>
    answered(
      async () => {
        await upload({ bagId, file, token }, { key, progress }, signal);
        return { kind: 'arrived' };
      },
      { signedIn: true, fields: ['file'] },
    );

async function upload({ bagId, file, token }: What, { key, progress }: Sending, signal: AbortSignal): Promise<void> {
  const url = `/luggage/${encodeURIComponent(bagId)}/attachments?${new URLSearchParams({ name: shortenFileName(file) })}`;
  const headers = { ...keyed(key), ...(token && { authorization: `Bearer ${token}` }) };
  const body = new FormData();
  body.append('file', file);
  const { status, text } = await carry({ method: 'POST', url, headers, body, progress }, signal);
  if (status === 201) return;
  const refusal: unknown = parsed(text);
  throw is(refusal, Refusal) ? new RefusedUpload(refusal) : new TypeError('No answer');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
