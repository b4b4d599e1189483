/** Files of the build besides the first, by when they are needed. */
export type FileName =
  | 'inside'
  | 'wizard'
  | 'claims'
  | 'charts'
  | 'resolutions'
  | 'payouts'
  | 'account'
  | 'profile'
  | 'policies'
  | 'monitoring'
  | 'patterns'
  | 'documents'
  | 'support'
  | 'byHand'
  | 'temporal'
  | 'phones';

/** Thrown if the page's release is no longer on the server. Only a reload can find the new files. */
export class FileGone extends Error {}

const patienceMs = 60_000;
/** Time after reconnecting in which requests may still fail, and the pause between two tries. */
const settlingMs = 10_000;
const pauseMs = 500;

let backAt = Number.NEGATIVE_INFINITY;
// No window while prerendering.
globalThis.window?.addEventListener('online', () => {
  backAt = performance.now();
});

const here = new Map<FileName, Promise<unknown>>();
const waiting = new Map<FileName, (() => void)[]>();

/**
 * Loads something from a file of the build.
 *
 * A browser remembers a failed import until the page is closed. Therefore the file is fetched first, which can be
 * retried and fills the browser's cache for the import.
 */
export async function fromFile<Taken>(name: FileName, take: () => Promise<Taken>): Promise<Taken> {
  const coming = here.get(name) ?? Promise.all(addressesOf(name).map(fetchedOnceSettled));
  here.set(name, coming);
  coming.catch(() => here.delete(name));
  await coming;
  for (const resume of waiting.get(name) ?? []) resume();
  waiting.delete(name);
  return take();
}

/** Loads something for background work: if the file cannot be fetched, waits until a visible part has fetched it. */
export async function fromFileOnceHere<Taken>(name: FileName, take: () => Promise<Taken>): Promise<Taken> {
  try {
    return await fromFile(name, take);
  } catch {
    await new Promise<void>((resume) => waiting.set(name, [...(waiting.get(name) ?? []), resume]));
    return take();
  }
}

/** Returns the address of a file and of its imports, as listed in the page. Empty in development. */
function addressesOf(name: FileName): readonly string[] {
  const text = document.getElementById('files')?.textContent;
  const addresses = text ? (JSON.parse(text) as Partial<Record<FileName, string[]>>) : {};
  return addresses[name] ?? [];
}

/** Retries a request that failed because it was sent before, or just after, the connection was restored. */
async function fetchedOnceSettled(address: string): Promise<void> {
  try {
    await fetched(address);
  } catch (reason) {
    if (!(reason instanceof TypeError) || performance.now() - backAt > settlingMs) throw reason;
    await new Promise((resume) => setTimeout(resume, pauseMs));
    await fetchedOnceSettled(address);
  }
}

async function fetched(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  // Reads the whole body, because the browser does not cache an aborted response.
  await answer.arrayBuffer();
  const isGone = answer.status === 404 || answer.status === 410;
  if (!answer.ok) throw new (isGone ? FileGone : Error)(`${address} cannot be had: status ${answer.status}`);
}
