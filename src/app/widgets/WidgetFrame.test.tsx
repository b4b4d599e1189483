import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { openStage, settled, skyPage } from '#tests/kit/browser/stage.tsx';
import { anna } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

preload();

const session = { ...anna, entrance: 'widget' as const, signedInAt: Date.parse('2026-11-20T08:00:00Z') };

/** Opens the passengers in a frame of the partner's site. `sent` has what that site is told. */
async function openFramed(opening: Parameters<typeof openStage>[0] = {}) {
  const host = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  vi.stubGlobal('top', host);
  vi.stubGlobal('parent', host);
  const page = { ...skyPage, frameAncestors: ['https://www.sky.example'] };
  const stage = await openStage({ path: '/widgets/passengers', session, page, ...opening });
  await settled();
  return { ...stage, sent: () => host.postMessage.mock.calls };
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

describe('a page in a frame', () => {
  it('tells the host that it is ready, and two minutes before the end when that is', async () => {
    const { pass, sent } = await openFramed();
    expect(await screen.findByRole('heading', { level: 1, name: say('passengers.title') })).toBeVisible();
    await pass(120);
    expect(sent()).toEqual([[{ version: 1, type: 'ready' }, 'https://www.sky.example']]);

    await pass(58 * 60_000);
    expect(sent().slice(1)).toEqual([
      [{ version: 1, type: 'session-ending', endsAt: '2026-11-20T09:00:00.000Z' }, 'https://www.sky.example'],
    ]);
  });

  it('tells the host that the customer may not see it', async () => {
    const { sent } = await openFramed({ session: { ...session, accessProfile: [] } });
    expect(await screen.findByText('Insufficient priviledge')).toBeVisible();
    expect(sent()).toEqual([[{ version: 1, type: 'error', reason: 'no-permission' }, 'https://www.sky.example']]);
  });

  it('tells the host that no page has its address', async () => {
    const { sent } = await openFramed({ path: '/widgets/nowhere' });
    expect(await screen.findByRole('heading', { level: 1, name: say('app.not_found.title') })).toBeVisible();
    expect(sent()).toContainEqual([{ version: 1, type: 'error', reason: 'not-found' }, 'https://www.sky.example']);
  });

  it('shows a warning over the page, whose start may be out of sight', async () => {
    const { portal } = await openFramed();
    await act(async () => portal.notify({ severity: 'warning', text: { id: 'errors.no_answer' } }));
    expect(screen.getByRole('main')).not.toContainElement(await screen.findByText(say('errors.no_answer')));
  });
});

describe('a page in no frame', () => {
  it('shows a warning at its start', async () => {
    const { portal } = await openStage({ path: '/widgets/passengers', session });
    await settled();
    await act(async () => portal.notify({ severity: 'warning', text: { id: 'errors.no_answer' } }));
    expect(screen.getByRole('main')).toContainElement(await screen.findByText(say('errors.no_answer')));
  });

  it('sets no visible part and adds nothing to the page', async () => {
    await openStage({ path: '/widgets/passengers', session });
    await settled();
    expect(document.documentElement.style.getPropertyValue('--visibleHeight')).toBe('');
    expect(document.querySelector('body > [aria-hidden="true"]')).toBe(null);
  });
});
