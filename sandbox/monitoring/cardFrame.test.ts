import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { openSubscriber, origin, typeCard } from '#tests/kit/sandbox/monitoring.ts';
import { cardFrames, cardTokens, users } from '../tables.ts';

describe.each(databases)('the card frame, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const page = (url: string) => insurer.sandbox.app.inject({ url });
  const open = async (login = 'olga@owl.test', css = '') => (await openSubscriber(insurer, login)).openFrame(css);
  const generate = async (login: string, given: object, id?: string) => {
    const { post, userId } = await insurer.as(login);
    return post(`/tokeniser/http/generate/${id ?? userId}`, given);
  };

  it('is framed by the customer’s portal only, and never cached', async () => {
    const { headers, payload, statusCode } = await page(await open());

    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(headers['content-security-policy']);
    const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors http://owl.localhost:* https://owl.localhost:*');
    expect(payload).toContain(`<script nonce="${nonce}" type="module">`);
    expect(payload).toContain(`data-origin="${origin}"`);
    expect(payload).not.toContain("'*'");
    expect([headers['cache-control'], headers['referrer-policy'], headers['x-content-type-options']]).toEqual([
      'no-store',
      'no-referrer',
      'nosniff',
    ]);
  });

  it('labels the number and its error, and asks for a numeric keyboard and autofill of cards', async () => {
    const { payload } = await page(await open());
    expect(payload).toContain('<label for="number">Card number</label>');
    expect(payload).toMatch(
      /<input id="number" autocomplete="cc-number" inputmode="numeric"[^>]*aria-describedby="error">/,
    );
    expect(payload).toContain('<p id="error" role="alert"></p>');
  });

  it.each([
    ['es-ES', 'es', 'Número de la tarjeta'],
    ['fr-FR', 'fr', 'Numéro de carte'],
    ['de-DE', 'de', 'Kartennummer'],
    ['nl-NL', 'en', 'Card number'],
  ])('speaks the language of the customer: %s', async (locale, lang, label) => {
    const { userId } = await insurer.as('olga@owl.test');
    const { db } = insurer.sandbox;
    await db.update(users).set({ locale }).where(eq(users.userId, userId));

    const { payload } = await page(await open());

    expect(payload).toContain(`<html lang="${lang}">`);
    expect(payload).toContain(`<label for="number">${label}</label>`);
    await db.update(users).set({ locale: 'en-US' }).where(eq(users.userId, userId));
  });

  it('applies the portal’s style, as far as it is safe', async () => {
    const css = 'color: #111; background-color: rgb(255, 255, 255); position: fixed; font-family: "a}</style>"';
    const { payload } = await page(await open('olga@owl.test', css));
    expect(payload).toContain(':root, body, input { color: #111; background-color: rgb(255, 255, 255); }');
    expect(payload).not.toContain('position: fixed');
    expect(payload.match(/<\/style>/g)).toHaveLength(1);
  });

  it.each([
    ['4242424242424242', '**** **** **** 4242'],
    ['4111 1111-1111 1111', '**** **** **** 1111'],
    ['378282246310005', '**** **** **** 0005'],
  ])('accepts %s, and keeps only the last four digits', async (number, displayValue) => {
    const { status, body } = await typeCard(insurer, await open(), number);

    expect([status, body.displayValue]).toEqual([200, displayValue]);
    expect(body.token).toMatch(/^tok_[\w-]{32}$/);
    const { db } = insurer.sandbox;
    const stored = JSON.stringify([await db.select().from(cardFrames), await db.select().from(cardTokens)]);
    expect(stored).not.toContain(number.replace(/\D/g, ''));
    expect(stored).not.toContain(body.token);
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['4000000000000001', 'invalidCardNumber'],
    ['424242', 'invalidCardNumber'],
    ['card', 'invalidCardNumber'],
  ])('refuses %j: %s', async (number, error) => {
    expect(await typeCard(insurer, await open(), number)).toEqual({ status: 422, body: { error } });
  });

  it('voids the token of a number that is edited', async () => {
    const { add, openFrame } = await openSubscriber(insurer, 'olga@owl.test');
    const frame = await openFrame();
    const shown = '**** **** **** 1111';
    const first = await typeCard(insurer, frame, '4111111111111111');
    await typeCard(insurer, frame, '4242424242424242');

    expect(
      await add('CARD', { displayName: 'Red', displayValue: shown, value: shown, token: first.body.token }),
    ).toEqual(refusal(400, 'FAILED_VALIDATION', { token: 'invalid' }));
  });

  it('is 404 once its card is monitored', async () => {
    const { add, openFrame } = await openSubscriber(insurer, 'olga@owl.test');
    const frame = await openFrame();
    const { token, displayValue } = (await typeCard(insurer, frame, '4242424242424242')).body;
    await add('CARD', { displayName: 'Red', displayValue, value: displayValue, token });

    expect((await page(frame)).statusCode).toBe(404);
    expect((await typeCard(insurer, frame, '4111111111111111')).status).toBe(404);
  });

  it('is 404 after half an hour, and under an unknown id', async () => {
    const frame = await open();
    await insurer.lever.post('/clock', { advanceMs: 31 * 60_000 });
    for (const url of [frame, '/frames/cards/00000000-0000-4000-8000-000000000000', '/frames/cards/no-id']) {
      const { statusCode, headers, payload } = await page(url);
      const policy = String(headers['content-security-policy']);
      expect([statusCode, policy.includes("frame-ancestors 'none'"), payload.includes('<script')]).toEqual([
        404,
        true,
        false,
      ]);
    }
    expect((await typeCard(insurer, frame, '4242424242424242')).status).toBe(404);
  });

  it.each([
    ['owl.localhost', refusal(400, 'HTTP_MISSING_IN_URL', { origin: 'invalid' })],
    ['//owl.localhost', refusal(400, 'HTTP_MISSING_IN_URL', { origin: 'invalid' })],
    ['javascript:alert(1)', refusal(400, 'HTTP_MISSING_IN_URL', { origin: 'invalid' })],
    ['http://evil.example', refusal(400, 'FAILED_VALIDATION', { origin: 'invalid' })],
    ['http://sky.localhost', refusal(400, 'FAILED_VALIDATION', { origin: 'invalid' })],
    ['http://owl.localhost/path', refusal(400, 'FAILED_VALIDATION', { origin: 'invalid' })],
    ['http://owl.localhost@evil.example', refusal(400, 'FAILED_VALIDATION', { origin: 'invalid' })],
  ])('is not opened for an invalid origin: %s', async (given, refused) => {
    expect(await generate('olga@owl.test', { origin: given, css: '' })).toEqual(refused);
  });

  it('fails for a tester with a magic name', async () => {
    const given = { origin, css: '' };
    expect(await generate('hand@owl.test', given)).toEqual(refusal(400, 'HTTP_MISSING_IN_URL', { origin: 'invalid' }));
    expect(await generate('errors@owl.test', given)).toEqual(refusal(500, 'VENDOR_ERROR'));
    expect(await generate('olga@owl.test', given, 'ERRFRAME')).toEqual(refusal(500, 'VENDOR_ERROR'));
    expect(await generate('olga@owl.test', { origin, css: 'a'.repeat(4_001) })).toEqual(
      refusal(400, 'FAILED_VALIDATION', { css: 'invalid' }),
    );
  });
});
