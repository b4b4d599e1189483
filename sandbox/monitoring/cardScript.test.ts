import { createRequire } from 'node:module';

import { expect, it, vi } from 'vitest';
import { CardFrameMessage, frameMessage } from '#schema/frames.ts';
import { borrowInsurer } from '#tests/kit/sandbox/insurer.ts';
import { openSubscriber, origin } from '#tests/kit/sandbox/monitoring.ts';
import { cardScript } from '../frames/cardScript.ts';

type Page = Window & typeof globalThis;

// The package has no types.
const {
  JSDOM,
}: { JSDOM: new (html: string, options: object) => { window: Page & { eval: (script: string) => void } } } =
  createRequire(import.meta.url)('jsdom');
const insurer = borrowInsurer();

/** Opens the page of a frame in its own window, which is its own parent and receives the posted messages. */
async function opened() {
  const { openFrame } = await openSubscriber(insurer, 'olga@owl.test');
  const path = await openFrame();
  const { payload } = await insurer.sandbox.app.inject({ url: path });
  const { window } = new JSDOM(payload, { url: `http://127.0.0.1:4001${path}`, runScripts: 'outside-only' });
  const posted: unknown[] = [];
  window.postMessage = ((message: unknown, target: unknown) => void posted.push([message, target])) as never;
  const send = vi.fn<(url: string, init: { body: string }) => Promise<unknown>>(async (url, { body }) => {
    const answer = await insurer.sandbox.app.inject({ method: 'POST', url, payload: JSON.parse(body) });
    return { ok: answer.statusCode === 200, status: answer.statusCode, json: async () => answer.json() };
  });
  Object.assign(window, { fetch: send });
  window.eval(cardScript);
  const input = window.document.querySelector('input') as HTMLInputElement;
  const message = (data: unknown, more: { origin?: string; source?: unknown } = {}) =>
    window.dispatchEvent(
      new window.MessageEvent('message', { data, origin, source: window as never, ...(more as object) }),
    );
  const error = () => ({
    text: window.document.querySelector('#error')?.textContent,
    isInvalid: input.getAttribute('aria-invalid'),
  });
  const type = (number: string) => {
    input.value = number;
  };
  const pressEnter = () =>
    input.form?.dispatchEvent(new window.Event('submit', { cancelable: true }) as unknown as Event);
  return { posted, send, input, type, message, error, pressEnter };
}

const submit = { type: 'submit' };

it('posts focus, blur and a token to the portal’s origin alone', async () => {
  const { posted, input, type, message, error } = await opened();
  input.focus();
  input.blur();
  type('4242 4242 4242 4242');

  message(submit);

  await vi.waitFor(() => expect(posted).toHaveLength(3));
  expect(posted).toEqual([
    [{ type: 'focus' }, origin],
    [{ type: 'blur' }, origin],
    [{ type: 'token', token: expect.stringMatching(/^tok_/), displayValue: '**** **** **** 4242' }, origin],
  ]);
  for (const [message] of posted as [unknown, string][])
    expect(frameMessage(CardFrameMessage, message)).toEqual(message);
  expect(error()).toEqual({ text: '', isInvalid: 'false' });
  expect(input.value).toBe('4242 4242 4242 4242');
});

it.each([
  ['', 'required', 'Enter the card number.'],
  ['4000000000000001', 'invalidCardNumber', 'Check the card number: it is incomplete or has a wrong digit.'],
])('refuses %j without asking the tokeniser, beside the field and to the portal', async (number, reason, text) => {
  const { posted, send, type, message, error } = await opened();
  type(number);

  message(submit);

  expect(posted).toEqual([[{ type: 'error', error: reason }, origin]]);
  expect(error()).toEqual({ text, isInvalid: 'true' });
  expect(send).not.toHaveBeenCalled();
});

it('leaves Enter to the form of the portal', async () => {
  const { posted, send, type, pressEnter } = await opened();
  type('4242424242424242');

  pressEnter();

  expect(posted).toEqual([[{ type: 'enter' }, origin]]);
  expect(send).not.toHaveBeenCalled();
});

it('submits only for the portal that embeds it', async () => {
  const { posted, type, message } = await opened();
  type('4000000000000001');

  message(submit, { origin: 'http://evil.example' });
  message(submit, { source: null });
  for (const data of [null, 'submit', 7, { type: 'token' }]) message(data);

  expect(posted).toEqual([]);
});

it('requests one token, however often the portal asks before the answer', async () => {
  const { posted, send, type, message } = await opened();
  type('4242424242424242');

  for (const _ of [1, 2, 3]) message(submit);

  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(send).toHaveBeenCalledTimes(1);
});

it('reports a failure, keeps the number, and works again', async () => {
  const { posted, send, input, type, message, error } = await opened();
  type('4242424242424242');
  send.mockRejectedValueOnce(new TypeError('The line broke'));

  message(submit);

  await vi.waitFor(() =>
    expect(error()).toEqual({ text: 'We could not process the card number. Please try again.', isInvalid: 'false' }),
  );
  expect([posted, input.value]).toEqual([[], '4242424242424242']);
  await vi.waitFor(() => {
    message(submit);
    expect(posted).toHaveLength(1);
  });
});
