/** The files of the build besides the first, by when they are needed. */
export type FileName =
  | 'inside'
  | 'wizard'
  | 'claims'
  | 'charts'
  | 'remedies'
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

/** The page is of a release that is no longer there: only another page knows where its files are now. */
export class FileGone extends Error {}

const patienceMs = 60_000;
/** How long a line that is back may still refuse what is asked for, and how long it is left alone between two tries. */
const settlingMs = 10_000;
const pauseMs = 500;

let backAt = Number.NEGATIVE_INFINITY;
// The page is drawn once where there is no window.
globalThis.window?.addEventListener('online', () => {
  backAt = performance.now();
});

const here = new Map<FileName, Promise<unknown>>();
const waiting = new Map<FileName, (() => void)[]>();

/**
 * Takes something from a file of the build once that file is here.
 *
 * A browser that could not import a file remembers it for as long as the page is open. So the file is fetched first: that can
 * be tried again, and leaves it in the browser's cache, from where the import has it.
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

/** The same for whom nobody sees: where the file does not come, until somebody else has had it fetched. */
export async function fromFileOnceHere<Taken>(name: FileName, take: () => Promise<Taken>): Promise<Taken> {
  try {
    return await fromFile(name, take);
  } catch {
    await new Promise<void>((resume) => waiting.set(name, [...(waiting.get(name) ?? []), resume]));
    return take();
  }
}

/** Where a file is and what it imports, as the page says. While developing it says nothing. */
function addressesOf(name: FileName): readonly string[] {
  const text = document.getElementById('files')?.textContent;
  const addresses = text ? (JSON.parse(text) as Partial<Record<FileName, string[]>>) : {};
  return addresses[name] ?? [];
}

/** What was asked for before the line was back, or as soon as it was, fails though it can be had: it is asked for again. */
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
  // To its end: what is cut off on the way is not kept.
  await answer.arrayBuffer();
  const isGone = answer.status === 404 || answer.status === 410;
  if (!answer.ok) throw new (isGone ? FileGone : Error)(`${address} cannot be had: status ${answer.status}`);
}
