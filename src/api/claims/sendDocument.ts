import type { DocumentSent } from '#machines/claims/claims.ts';
import { carry } from '#src/lib/browser/carrying.ts';

type Sending = { url: string; file: File; progress: (percent: number) => void };

/** What a store says of a file that it does not want, however often it is sent: too large, or of another kind. */
const unfit: readonly number[] = [413, 415];

/** Puts a file straight into the store that the insurer named. It needs nothing but its address. */
export async function sendDocument({ url, file, progress }: Sending, signal: AbortSignal): Promise<DocumentSent> {
  const { status } = await carry({ method: 'PUT', url, body: file, progress }, signal);
  if (unfit.includes(status)) return { kind: 'unfit' };
  if (status < 200 || status > 299) throw new TypeError(`The store answered ${status}`);
  return { kind: 'sent' };
}
