import { afterEach, expect, it, vi } from 'vitest';

const addresses = { inside: ['/assets/inside-1.js'], wizard: ['/assets/wizard-2.js', '/assets/inside-1.js'] };

/** Opens a page that has fetched nothing yet. */
async function opened() {
  vi.resetModules();
  document.body.innerHTML = `<script type="application/json" id="files">${JSON.stringify(addresses)}</script>`;
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () => new Response('export {}'));
  vi.stubGlobal('fetch', fetch);
  return { fetch, ...(await import('../lib/browser/builtFiles.ts')) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  document.body.innerHTML = '';
});

it('is imported once it was fetched with all its imports, and fetched once', async () => {
  const { fetch, fromFile } = await opened();
  const take = vi.fn<() => Promise<string>>(async () => 'page');

  const both = Promise.all([fromFile('wizard', take), fromFile('wizard', take)]);
  expect(take).not.toHaveBeenCalled();
  expect(await both).toEqual(['page', 'page']);
  await fromFile('wizard', take);

  expect(fetch.mock.calls.map(([address]) => address)).toEqual(addresses.wizard);
});

it.each<[string, () => Promise<Response>, string]>([
  ['did not come', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['was refused', async () => new Response('', { status: 503 }), '/assets/inside-1.js cannot be had: status 503'],
])(
  'is not imported if it %s, so that the browser does not cache the failure and a retry works',
  async (_, failing, why) => {
    const { fetch, fromFile } = await opened();
    const take = vi.fn<() => Promise<string>>(async () => 'page');
    fetch.mockImplementationOnce(failing);

    await expect(fromFile('inside', take)).rejects.toThrow(why);
    expect(take).not.toHaveBeenCalled();

    expect(await fromFile('inside', take)).toBe('page');
  },
);

it('is retried for a short while after the connection is back', async () => {
  const { fetch, fromFile } = await opened();
  vi.useFakeTimers();
  fetch.mockImplementationOnce(async () => {
    window.dispatchEvent(new Event('online'));
    throw new TypeError('Failed to fetch');
  });
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const coming = fromFile('inside', async () => 'page');

  await vi.advanceTimersByTimeAsync(1_000);
  expect(await coming).toBe('page');
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('is not retried by itself once the connection has been back for a while', async () => {
  const { fetch, fromFile } = await opened();
  vi.useFakeTimers();
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  window.dispatchEvent(new Event('online'));
  const said = vi.fn<(reason: unknown) => void>();
  const over = fromFile('inside', async () => 'page').catch(said);

  await vi.advanceTimersByTimeAsync(10_500);
  await over;
  expect(said).toHaveBeenCalledWith(new TypeError('Failed to fetch'));
  expect(fetch).toHaveBeenCalledTimes(22);
});

it('delays a hidden part until another part has fetched it', async () => {
  const { fetch, fromFile, fromFileOnceHere } = await opened();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const taken = vi.fn<(what: string) => void>();
  const unseen = fromFileOnceHere('inside', async () => 'data').then(taken);
  await new Promise(setImmediate);
  expect(taken).not.toHaveBeenCalled();

  await fromFile('inside', async () => 'page');
  await unseen;
  expect(taken).toHaveBeenCalledWith('data');
});

it.each<[number, boolean]>([
  [404, true],
  [410, true],
  [503, false],
])('reports by status %i whether it belongs to an earlier release', async (status, isGone) => {
  const { fetch, fromFile, FileGone } = await opened();
  fetch.mockResolvedValueOnce(new Response('', { status }));

  const reason: unknown = await fromFile('inside', async () => 'page').catch((thrown: unknown) => thrown);

  expect(reason instanceof FileGone).toBe(isGone);
});
