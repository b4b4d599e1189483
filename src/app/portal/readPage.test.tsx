import { beforeEach, describe, expect, it, vi } from 'vitest';
import { skyPage } from '#tests/kit/browser/stage.tsx';
import { readPage } from './readPage.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const { theme, texts, ...known } = skyPage;
const address = '/first-screen/english.json?theme=sky&v=0123456789ab';
const data = { ...known, firstScreen: address };
const empty = { now: noon, client: null, code: 'en', translations: {}, themes: [] };
const nothing = { theme: null, texts: null };

/** Returns a document with this page data, in the gateway's format. */
function documentWith(text: string): Document {
  const page = new DOMParser().parseFromString('<!doctype html><body>', 'text/html');
  const script = page.createElement('script');
  script.type = 'application/json';
  script.id = 'page';
  script.textContent = text;
  page.body.append(script);
  return page;
}

const files = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  files.mockReset().mockImplementation(async () => Response.json({ theme, texts }));
  vi.stubGlobal('fetch', files);
});

describe('the data in the page', () => {
  it('is read with the first-screen file that it names', async () => {
    expect(await readPage(documentWith(JSON.stringify(data)))).toEqual(skyPage);
    expect(files.mock.calls).toEqual([[address, { signal: expect.any(AbortSignal) }]]);
  });

  it.each([
    ['is not there', ''],
    ['was cut off', JSON.stringify(data).slice(0, -20)],
    ['was never filled in', '%PAGE%'],
    ['is nothing', 'null'],
    ['has another shape', JSON.stringify({ ...data, now: 'noon' })],
  ])('is requested by the app if it %s', async (_, text) => {
    expect(await readPage(documentWith(text))).toEqual({ ...empty, ...nothing });
    expect(files).not.toHaveBeenCalled();
  });

  it('is requested by the app on a page without it', async () => {
    expect(await readPage(new DOMParser().parseFromString('<p>', 'text/html'))).toEqual({ ...empty, ...nothing });
  });
});

describe('theme and texts of the first screen', () => {
  it.each([
    ['the page names no file', { ...data, firstScreen: null }, undefined],
    ['the file does not come', data, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the file is gone', data, async () => Response.json({ status: 404 }, { status: 404 })],
    ['the file is something else', data, async () => new Response('<!doctype html>')],
    ['the theme has another shape', data, async () => Response.json({ theme: { theme: 'sky' }, texts })],
  ])('are requested by the app if %s', async (_, written, answer) => {
    if (answer) files.mockImplementation(answer);
    expect(await readPage(documentWith(JSON.stringify(written)))).toEqual({ ...known, ...nothing });
  });

  it('are requested by the app if the file does not load', async () => {
    const late = new AbortController();
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    files.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(late.signal.reason));
        }),
    );
    const read = readPage(documentWith(JSON.stringify(data)));
    late.abort();
    expect(await read).toEqual({ ...known, ...nothing });
    expect(deadline).toHaveBeenCalledWith(10_000);
    deadline.mockRestore();
  });
});
