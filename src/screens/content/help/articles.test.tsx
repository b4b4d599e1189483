import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { createKeptContent } from '#machines/content/content.model.ts';
import { openStage, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { articles } from '#tests/kit/customer/content.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const kept = { ...createKeptContent('en-US'), cachedAt: skyPage.now - 60_000 };
const stored = {
  content: { version: 2, value: { bundle: 'sky', articles: kept, questions: null, dismissed: [] } },
};

preload();

const heading = () => screen.getByRole('heading', { level: 1 });
const isHeaded = (title: string) => until(() => expect(heading()).toHaveTextContent(title));

async function soughtAt(path: string) {
  const stage = await openStage({ path, stored, holds: ['Articles'] });
  await until(() => expect(stage.wire.isWaiting('Articles')).toBe(true));
  expect(heading()).toHaveTextContent(say('content.help.title'));
  return stage;
}

describe('an article that is missing from the cached list', () => {
  it('appears once the list was read again', async () => {
    const { wire } = await soughtAt('/help/in-time');

    wire.answer('Articles', articles);

    await isHeaded('Insure a flight in good time');
    expect(wire.calls('Articles')).toHaveLength(1);
  });

  it('is reported as missing if the new list lacks it as well', async () => {
    const { wire } = await soughtAt('/help/no-such');

    wire.answer('Articles', articles);

    await isHeaded(say('content.article.missing'));
    expect(wire.calls('Articles')).toHaveLength(1);
  });

  it('may exist while the list cannot be read, and is requested again on demand', async () => {
    const { wire, user } = await soughtAt('/help/in-time');

    wire.lose('Articles');
    await user.click(await screen.findByRole('button', { name: say('data.retry') }));

    expect(heading()).toHaveTextContent(say('content.help.title'));
    await until(() => expect(wire.isWaiting('Articles')).toBe(true));
    wire.answer('Articles', articles);
    await isHeaded('Insure a flight in good time');
  });
});

describe('cached help', () => {
  it('opens without a call to the insurer', async () => {
    const { wire } = await openStage({ path: '/help/never-ask', stored });

    await isHeaded('We never ask for your password');
    expect(wire.calls('Articles')).toHaveLength(0);
  });

  it('is not parsed again at every key typed in the search', async () => {
    const { user } = await openStage({ path: '/help', stored });
    const search = await screen.findByRole('searchbox');
    const read = vi.spyOn(Storage.prototype, 'getItem');

    await user.type(search, 'password');

    expect(read.mock.calls.filter(([name]) => name === 'content')).toEqual([]);
    read.mockRestore();
  });
});
