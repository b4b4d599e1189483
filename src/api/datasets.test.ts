import { afterEach, expect, it, vi } from 'vitest';
import { toldItem } from '#paths/specs/kit/items.ts';
import { loadDataset } from './datasets.ts';
import { ItemsDocument } from './generated/documents.ts';
import { componentClient } from './queries.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal: over } = new AbortController();
const endpoint = { url: 'http://harvest.localhost/graphql', bearer: () => 'a-token' };
const itemsCalled = (name: string) => ({ data: { items: [toldItem('bakery', name)] } });

it('completes a reload although another page loads meanwhile', async () => {
  const held: { answer: (body: object) => void; signal: AbortSignal | null | undefined }[] = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve) => held.push({ signal, answer: (body) => resolve(Response.json(body)) })),
  );
  const client = componentClient(endpoint, new EventTarget(), over);
  const load = () => loadDataset(client, { name: 'ITEMS', userId: 'berta' }, { now: () => 7 });
  const look = () => client.query(ItemsDocument, {}, { requestPolicy: 'cache-only' });
  const [first] = [load()];
  await expect.poll(() => held).toHaveLength(1);
  held[0]?.answer(itemsCalled('Bakery'));
  await first;

  const page = look().subscribe(() => undefined);
  const again = load();
  await expect.poll(() => held).toHaveLength(2);
  const next = look().subscribe(() => undefined);
  page.unsubscribe();
  const isOver = vi.fn<() => void>();
  void again.then(isOver);
  await new Promise(setImmediate);
  expect(isOver).not.toHaveBeenCalled();
  expect(held[1]?.signal?.aborted).toBe(false);

  held[1]?.answer(itemsCalled('Bakery and café'));
  next.unsubscribe();
  expect(await again).toEqual({ kind: 'loaded', at: 7 });
  expect((await look().toPromise()).data?.items[0]?.properties).toMatchObject({ name: 'Bakery and café' });
});
