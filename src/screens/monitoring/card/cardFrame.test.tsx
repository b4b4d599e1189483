import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { AddMonitoredItem } from '../items/AddMonitoredItem.tsx';
import { toFrameEvent } from './cardMessages.ts';

const origin = 'https://tokeniser.example';
const types = [{ dataType: 'CARD', maxAllowed: 2, items: [] }];
const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
const masked = { type: 'token', token: 'tok_1', displayValue: '**** **** **** 4242' };

/** Sends a message like another window would. */
const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
  act(async () => {
    const source = frame()?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source, ...from }));
    await settle();
  });

async function openCard(
  page: object = { createTokenFrame: { url: `${origin}/frames/1` } },
  refusal?: { status: number; code: string },
) {
  const onDone = vi.fn<(added: string | null) => void>();
  const stage = openPortal({
    now,
    flags: { dataMonitoring: true },
    answers: { CreateTokenFrame: page, AddMonitored: { addMonitored: { id: 'new' } } },
  });
  if (refusal) stage.gateway.refuse('CreateTokenFrame', refusal);
  await stage.show(<AddMonitoredItem dataType="CARD" types={types} onDone={onDone} />);
  await act(settle);
  return { ...stage, onDone };
}

const save = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Start monitoring' }));
  await act(settle);
};

describe('a card in the frame of the tokeniser', () => {
  it('has a sandboxed frame with an accessible name', async () => {
    await openCard();

    expect(frame().title).toBe('Card number, on our card partner’s secure page');
    expect(frame().src).toBe(`${origin}/frames/1`);
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
    expect(frame().getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('is requested from the frame’s own origin, and added with its token and mask', async () => {
    const { onDone } = await openCard();
    const post = vi.spyOn(frame().contentWindow as Window, 'postMessage');

    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Blue card');
    await save();
    expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'submit' }, origin);
    await say(masked);
    await act(settle);

    expect(onDone).toHaveBeenCalledExactlyOnceWith('new');
  });

  it('is submitted with its form when Enter is pressed in the frame', async () => {
    const { onDone } = await openCard();
    const post = vi.spyOn(frame().contentWindow as Window, 'postMessage');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Blue card');

    await say({ type: 'enter' });

    expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'submit' }, origin);
    await say(masked);
    await act(settle);
    expect(onDone).toHaveBeenCalledExactlyOnceWith('new');
  });

  it('shows why the insurer opens no frame', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    await openCard(undefined, { status: 400, code: 'HTTP_MISSING_IN_URL' });

    expect(frame()).toBe(null);
    expect(screen.getByText(/^We couldn’t open the secure field for the card number/)).toBeVisible();
    expect(screen.getByText(/^This page’s address is incomplete/)).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('ends the session if the insurer rejects it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const { portal } = await openCard(undefined, { status: 401, code: 'ACCESS_DENIED' });

    expect(portal.app.getSnapshot().matches({ running: { area: 'guest' } })).toBe(true);
  });

  it.each([
    ['another origin', masked, { origin: 'https://evil.example' }],
    ['another window', masked, { source: window }],
    ['no window', masked, { source: null }],
    ['its window with a number that is not masked', { ...masked, displayValue: '4242424242424242' }, {}],
    ['its window with five digits', { ...masked, displayValue: '**** **** ***2 4242' }, {}],
    ['its window with more than it may say', { ...masked, number: '4242424242424242' }, {}],
  ])('accepts no token from %s', async (_, message, from) => {
    const { onDone } = await openCard();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Blue card');
    await save();

    await say(message, from as Partial<MessageEventInit>);

    expect(onDone).not.toHaveBeenCalled();
    expect(document.querySelector('[data-machine=tokenFrame]')).toHaveAttribute('data-state', 'tokenising');
  });

  it.each([
    ['required', 'Fill this in.'],
    ['invalidCardNumber', 'That doesn’t look like a card number. Check the digits on your card.'],
  ])('shows below the frame why it refuses the number: %s', async (error, text) => {
    await openCard();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Blue card');
    await save();

    await say({ type: 'error', error });

    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Blue card');
    expect(screen.getByRole('button', { name: 'Start monitoring' })).toBeEnabled();
  });

  it('shows at its number that a card is already monitored, and offers to enter another one', async () => {
    const { gateway, onDone } = await openCard();
    gateway.refuse('AddMonitored', { status: 409, code: 'DUPLICATE_ENTRY' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Blue card');
    await save();
    await say(masked);
    await act(settle);

    expect(screen.getByText('**** **** **** 4242')).toBeVisible();
    expect(screen.getAllByText(/You’ve already added this/)[0]).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Use another card' }));
    await act(settle);
    expect(frame()).not.toBe(null);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Blue card');
  });

  it('has a focus ring while its page has the focus', async () => {
    await openCard();
    const before = frame().className;

    await say({ type: 'focus' });
    expect(frame().className).not.toBe(before);
    await say({ type: 'blur' });
    expect(frame().className).toBe(before);
  });

  it.each([
    ['no address', { createTokenFrame: { url: 'nonsense' } }],
    ['an address of the portal itself', { createTokenFrame: { url: `${window.location.origin}/frames/1` } }],
    ['a script', { createTokenFrame: { url: 'javascript:alert(1)' } }],
  ])('is not opened at %s, and the page shows an error with a retry button', async (_, page) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const { gateway } = await openCard(page);

    expect(frame()).toBe(null);
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t open the secure field for the card number.');
    expect(warn).toHaveBeenCalledTimes(1);

    gateway.answer('CreateTokenFrame', { createTokenFrame: { url: `${origin}/frames/2` } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(frame().src).toBe(`${origin}/frames/2`);
  });

  it('ignores ten thousand hostile messages', async () => {
    const { onDone } = await openCard();
    const state = () => document.querySelector('[data-machine=tokenFrame]')?.outerHTML;
    const before = state();
    const errors = vi.fn<() => void>();
    window.addEventListener('error', errors);
    const source = frame().contentWindow;
    const hostile = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
      fc.record({ type: fc.constantFrom('token', 'error', 'focus', 'blur'), token: fc.anything(), more: fc.string() }),
      fc.record({ type: fc.constant('token'), token: fc.string(), displayValue: fc.stringMatching(/^\d{12,19}$/) }),
    );
    const sender = fc.constantFrom<Partial<MessageEventInit>>(
      { origin, source },
      { origin: 'https://evil.example', source },
      { origin, source: null },
      { origin: 'null', source: window },
    );

    fc.assert(
      fc.property(hostile, sender, (data, from) => {
        window.dispatchEvent(new MessageEvent('message', { data, ...from }));
      }),
      { numRuns: 10_000, seed: 4_352 },
    );
    await act(settle);

    expect(errors).not.toHaveBeenCalled();
    expect(state()).toBe(before);
    expect(onDone).not.toHaveBeenCalled();
    window.removeEventListener('error', errors);
  });
});

it('ignores a message whose properties throw', () => {
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap');
      },
      ownKeys: () => {
        throw new Error('trap');
      },
    },
  );

  expect(toFrameEvent(trap)).toBe(null);
  expect(toFrameEvent({ ...masked, token: 'x'.repeat(501) })).toBe(null);
});
