import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openStage, until } from '#tests/kit/browser/stage.tsx';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

preload();

const guides = say('content.articles.title');
const questions = say('content.questions.title');
const list = (name: string) => screen.queryByRole('heading', { level: 2, name });
const nothing = () => screen.queryByText(/^No results/);

async function seek(word: string, holds: string[] = []) {
  const stage = await openStage({ path: '/help', holds });
  const search = await screen.findByRole('searchbox');
  await stage.user.type(search, word);
  return { ...stage, search };
}

describe('the search in help', () => {
  it('says once that it found nothing, and is cleared by a button', async () => {
    const { search, user } = await seek('xyzzy');

    expect(await screen.findByText(/^No results/)).toBeVisible();
    expect([guides, questions].map(list)).toEqual([null, null]);

    await user.click(screen.getByRole('button', { name: say('content.search.clear') }));
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
    expect(list(guides)).toBeVisible();
    expect(list(questions)).toBeVisible();
    expect(nothing()).toBeNull();
  });

  it('hides the list without matches if the other has some', async () => {
    await seek('codes');

    expect(await screen.findByText('Where is my code?')).toBeVisible();
    expect(list(guides)).toBeNull();
  });

  it('does not report missing matches before everything has loaded', async () => {
    const { wire } = await seek('xyzzy', ['Faq']);

    await until(() => expect(wire.isWaiting('Faq')).toBe(true));
    expect(nothing()).toBeNull();
    expect(list(questions)).toBeVisible();
  });
});
