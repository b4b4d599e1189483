import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { openStage, until } from '#tests/kit/browser/stage.tsx';
import { skyTheme } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';

const { config } = skyTheme;
const contact = { phone: '+1 555 010 0000', email: 'help@sky.test' };
const document = {
  __typename: 'Document',
  name: 'call_cost_info',
  locale: 'en',
  title: 'What a call costs',
  body: 'A call to [+1 555 010 0000](tel:+15550100000) costs two cents.',
};

preload();

/** Opens the page of a partner with phone numbers, with the document about costs. */
async function openHelp({ contactUs = true, holds = [] as string[] } = {}) {
  const theme = { ...skyTheme, config: { ...config, contact, flags: { ...config.flags, contactUs } } };
  const stage = await openStage({ path: '/support', page: { theme }, answers: { Document: { document } }, holds });
  await until(() => expect(screen.getByRole('heading', { name: 'Contact us' })).toBeVisible());
  // Following a phone link leaves the page. Nothing else clicks a link outside of it.
  const called: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    called.push(this.href);
  });
  return { ...stage, called };
}

const phoneLinks = () => screen.getAllByRole('link', { name: '+1 555 010 0000' });
const dialog = () => screen.getByRole('dialog', { name: 'Before you call' });

describe('a phone link', () => {
  it('shows the cost of the call and calls after a confirmation', async () => {
    const { user, called } = await openHelp();

    await user.click(phoneLinks()[0] as HTMLElement);
    await until(() => expect(dialog()).toHaveTextContent('You’re about to call +1 555 010 0000.'));
    await until(() => expect(dialog()).toHaveTextContent('costs two cents'));
    expect(called).toEqual([]);
    await user.click(within(dialog()).getByRole('button', { name: 'Call' }));

    expect(called).toEqual(['tel:+15550100000']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['{Escape}', 'Cancel'])('is cancelled, and keeps the focus, by %s', async (how) => {
    const { user, called } = await openHelp();
    const [link] = phoneLinks();
    await user.click(link as HTMLElement);
    await until(() => expect(dialog()).toBeVisible());

    if (how === 'Cancel') await user.click(within(dialog()).getByRole('button', { name: how }));
    else await user.keyboard(how);

    await until(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(link).toHaveFocus();
    expect(called).toEqual([]);
  });

  it('can be called if the partner has no text about costs', async () => {
    const { user, called, wire } = await openHelp({ holds: ['Document'] });

    await user.click(phoneLinks()[0] as HTMLElement);
    await until(() => expect(dialog()).toHaveTextContent('Looking up what the call costs…'));
    wire.refuse('Document', { status: 404, code: 'PRODUCT_NOT_FOUND' });
    await until(() => expect(dialog()).toHaveTextContent('We can’t show what the call costs right now.'));
    await user.click(within(dialog()).getByRole('button', { name: 'Call' }));

    expect(called).toEqual(['tel:+15550100000']);
  });

  it('asks nothing within the text about costs', async () => {
    const { user } = await openHelp();
    await user.click(phoneLinks()[0] as HTMLElement);
    await until(() => expect(dialog()).toHaveTextContent('costs two cents'));

    const pressed = vi.fn<(event: Event) => boolean>((event) => event.defaultPrevented);
    window.addEventListener('click', pressed);
    await user.click(within(dialog()).getByRole('link', { name: '+1 555 010 0000' }));
    window.removeEventListener('click', pressed);

    expect(pressed).toHaveReturnedWith(false);
  });

  it('is missing for a partner without phone support', async () => {
    await openHelp({ contactUs: false });

    expect(screen.queryByRole('link', { name: /555/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Call or email us' })).not.toBeInTheDocument();
  });
});
