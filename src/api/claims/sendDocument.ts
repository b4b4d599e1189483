import type { DocumentSent } from '#machines/claims/claims.ts';
import { carry } from '#src/lib/browser/carrying.ts';

type Sending = { url: string; file: File; progress: (percent: number) => void };

/** Statuses with which the storage rejects a file for good: too large, or the wrong type. */
const unfit: readonly number[] = [413, 415];

/** Uploads a file to the storage that the insurer named. Sends no credentials, because the address grants access. */
export async function sendDocument({ url, file, progress }: Sending, signal: AbortSignal): Promise<DocumentSent> {
  const { status } = await carry({ method: 'PUT', url, body: file, progress }, signal);
  if (unfit.includes(status)) return { kind: 'unfit' };
  if (status < 200 || status > 299) throw new TypeError(`The store answered ${status}`);
  return { kind: 'sent' };
}
