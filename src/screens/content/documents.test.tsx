import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openStage, settled, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { keyFacts } from '#tests/kit/customer/content.ts';
import { anna } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const spanish = { document: { ...keyFacts.document, locale: 'es', title: 'Datos clave', body: 'En breve.' } };
const held = { path: '/key-facts', holds: ['Document'] };
const signedIn = { ...held, session: { ...anna, signedInAt: skyPage.now } };

preload();

const page = () => document.querySelector<HTMLElement>('[data-machine=document]');
const state = () => page()?.dataset.state;
const heading = () => screen.getByRole('heading', { level: 1 });
const notice = () => document.querySelector('[data-machine=notifier]');

async function opened(opening: Parameters<typeof openStage>[0]) {
  const stage = await openStage(opening);
  await until(() => expect(stage.wire.isWaiting('Document')).toBe(true));
  return stage;
}

describe('a document of the insurer', () => {
  it("can be read by a guest, in the page's language, without a token", async () => {
    const { wire } = await opened(held);

    expect(state()).toBe('loading');
    expect(heading()).toHaveTextContent('Key facts');
    const [call] = wire.calls('Document');
    expect(call?.variables).toEqual({ name: 'key_facts', locale: 'en-US', partnerId: anna.partnerId });
    expect(call?.headers.get('authorization')).toBeNull();

    wire.answer('Document', keyFacts);

    await until(() => expect(state()).toBe('loaded'));
    expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H1 Key facts',
      'H2 What is insured',
      'H2 More',
    ]);
    expect(document.title).toBe('Key facts – Sky');
    expect(document.querySelector('article')).toHaveAttribute('lang', 'en');
  });

  it.each([
    ['/key-facts', 'key_facts', 'content.key_facts.title'],
    ['/terms', 'terms', 'content.terms.title'],
    ['/privacy', 'privacy', 'content.privacy.title'],
    ['/payout-terms', 'payout_terms', 'content.payout_terms.title'],
  ] as const)('at %s is the one called %s', async (path, name, title) => {
    const { wire } = await opened({ ...held, path });

    expect(wire.calls('Document')[0]?.variables).toMatchObject({ name });
    expect(heading()).toHaveTextContent(say(title));
  });

  it('links to another one, whose heading receives the focus', async () => {
    const { wire, user } = await opened(held);
    wire.answer('Document', keyFacts);

    await user.click(await screen.findByRole('link', { name: 'terms of business' }));
    await until(() => expect(wire.isWaiting('Document')).toBe(true));

    expect(window.location.pathname).toBe('/terms');
    expect(heading()).toHaveTextContent('Terms of business');
    expect(heading()).toHaveFocus();
  });

  it('is read again in another language and stays until then', async () => {
    const { wire, user } = await opened(held);
    wire.answer('Document', keyFacts);
    await until(() => expect(state()).toBe('loaded'));

    await user.selectOptions(screen.getByRole('combobox', { name: say('shell.language') }), 'es');
    await until(() => expect(wire.isWaiting('Document')).toBe(true));
    expect(wire.calls('Document')[1]?.variables).toMatchObject({ locale: 'es-ES' });
    expect(state()).toBe('refreshing');
    wire.answer('Document', spanish);

    await until(() => expect(heading()).toHaveTextContent('Datos clave'));
    expect(page()).toHaveTextContent('En breve.');
  });

  it.each([
    ['there is none', { status: 404 }],
    ['the partner is unknown', { status: 404, code: 'PARTNER_NOT_FOUND' as const }],
    ['the insurer is out of order', { status: 500, code: 'CONFIG_ERROR' as const }],
  ])('is reported as missing if %s, without other messages', async (_, refusal) => {
    const { wire } = await opened(held);
    wire.refuse('Document', refusal);

    await until(() => expect(state()).toBe('loaded'));
    expect(page()).toHaveTextContent(say('content.empty'));
    expect(heading()).toHaveTextContent('Key facts');
    expect(notice()).toBeNull();
  });

  it('is reported as missing if it is empty', async () => {
    const { wire } = await opened(held);
    wire.answer('Document', { document: { ...keyFacts.document, body: ' \n' } });

    await until(() => expect(page()).toHaveTextContent(say('content.empty')));
  });

  it('can be requested again after a lost answer', async () => {
    const { wire, user } = await opened(held);
    wire.lose('Document');

    await until(() => expect(state()).toBe('failed'));
    expect(page()).toHaveTextContent(say('content.failed'));
    expect(notice()).toBeNull();
    await user.click(within(page() as HTMLElement).getByRole('button', { name: say('data.retry') }));
    await until(() => expect(state()).toBe('loading'));
    wire.answer('Document', keyFacts);

    await until(() => expect(page()).toHaveTextContent('Delays and cancellations.'));
  });

  it("ends a customer's session at a 401 and keeps the page", async () => {
    const { wire, portal } = await opened(signedIn);
    expect(portal.app.getSnapshot().matches({ running: { area: 'user' } })).toBe(true);
    wire.refuse('Document', { status: 401, code: 'UNAUTHORIZED_ACCESS' });

    await until(() => expect(portal.app.getSnapshot().matches({ running: { area: 'guest' } })).toBe(true));
  });

  it('is reported as missing to a guest at a 401, who has no session', async () => {
    const { wire } = await opened(held);
    wire.refuse('Document', { status: 401 });

    await until(() => expect(page()).toHaveTextContent(say('content.empty')));
    await settled();
    expect([window.location.pathname, notice()]).toEqual(['/key-facts', null]);
  });
});
