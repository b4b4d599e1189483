import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';
import type { ClaimAttachment, StreamUrl } from '#schema/rest/claims.ts';
import { createPng } from '#tests/kit/gateway/upload.ts';
import { type Customer, dispute, getClaimPath, keyed, readPredictedMonths } from '#tests/kit/sandbox/claims.ts';

import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const insurer = borrowInsurer();
const megabyte = 2 ** 20;
const berta = () => insurer.as('berta@harvest.test');

const placeFor = ({ get, userId }: Customer, name: string, whose = userId) =>
  get(`/platform/users/${whose}/documents/stream-url?${new URLSearchParams({ documentName: name })}`);

async function opened(customer: Customer, name = 'takings.png'): Promise<StreamUrl> {
  return (await placeFor(customer, name)).body as StreamUrl;
}

async function put({ url }: StreamUrl, content: Buffer, headers: Record<string, string> = {}): Promise<number> {
  const answer = await insurer.sandbox.app.inject({
    method: 'PUT',
    url: new URL(url).pathname,
    headers: { 'content-type': 'image/png', ...headers },
    payload: content,
  });
  return answer.statusCode;
}

async function stored(customer: Customer): Promise<string> {
  const place = await opened(customer);
  await put(place, createPng(100));
  return place.documentId;
}

const attach = ({ post }: Customer, called: string, documentId: string, key?: string) =>
  post(`${getClaimPath(called)}/attachments?name=takings.png`, { documentId }, keyed(key));

const office = (first: string) => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), Buffer.from(first)]);

describe('a file of a dispute', () => {
  it('is uploaded where the insurer says, attached once, and named in the dispute', async () => {
    const customer = await berta();
    const place = await opened(customer);
    expect(place).toEqual({ documentId: expect.any(String), url: expect.stringMatching(/\/documents\/[\w-]{43}$/) });
    expect(await attach(customer, 'CL-04', place.documentId)).toEqual(
      refusal(400, 'FAILED_VALIDATION', { documentId: 'invalid' }),
    );
    expect(await put(place, createPng(25 * megabyte))).toBe(204);

    const key = randomUUID();
    const attached = await attach(customer, 'CL-04', place.documentId, key);
    expect(attached).toMatchObject({ status: 201, body: { name: 'takings.png' } });
    expect((await attach(customer, 'CL-04', place.documentId, key)).body).toEqual(attached.body);
    expect((await attach(customer, 'CL-04', place.documentId)).body).toEqual(attached.body);

    const { attachmentId } = attached.body as ClaimAttachment;
    const [first] = await readPredictedMonths(insurer, 'CL-04');
    const data = [{ ...first, attachments: [attachmentId] }];
    expect(await dispute(insurer, customer, 'CL-04', { data })).toMatchObject({ status: 201, body: { data } });
    expect((await attach(customer, 'CL-04', place.documentId)).body).toEqual(attached.body);
    expect(await attach(customer, 'CL-04', await stored(customer))).toEqual(refusal(409, 'INVALID_RESOLUTION_TYPE'));
  });

  it.each([
    ['a PDF', Buffer.from('%PDF-1.7 and so on'), 204],
    ['a text of an office', office('[Content_Types].xml'), 204],
    ['a table of an office', office('xl/workbook.xml'), 204],
    ['any other archive', office('virus.exe'), 415],
    ['a page', Buffer.from('<html>'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['too much', createPng(25 * megabyte + 1), 400],
  ])('is %s: %#', async (_what, content, status) => {
    const place = await opened(await berta());
    expect(await put(place, content)).toBe(status);
  });

  it('is uploaded again unchanged, and replaced only until it is attached', async () => {
    const customer = await insurer.as('errors@harvest.test');
    const place = await opened(customer);
    expect([await put(place, createPng(10)), await put(place, createPng(10)), await put(place, createPng(20))]).toEqual(
      [204, 204, 204],
    );
    expect((await attach(customer, 'CE-04', place.documentId)).body).toMatchObject({ code: 'INVALID_RESOLUTION_TYPE' });
    await insurer.lever.post('/adjuster', { claim: 'CE-03', event: 'completePrediction' });
    await insurer.lever.post('/adjuster', { claim: 'CE-03', event: 'completeOffer' });
    expect(await attach(customer, 'CE-03', place.documentId)).toMatchObject({ status: 201 });
    expect([await put(place, createPng(20)), await put(place, createPng(30))]).toEqual([204, 409]);
  });

  it('is accepted from any page, for a quarter of an hour, at its own address only', async () => {
    const place = await opened(await berta());
    const asked = await insurer.sandbox.app.inject({ method: 'OPTIONS', url: new URL(place.url).pathname });
    expect([asked.statusCode, asked.headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'PUT',
        'access-control-allow-headers': 'content-type',
      },
    ]);
    expect(await put({ ...place, url: 'http://a/documents/another' }, createPng(100))).toBe(404);
    await insurer.lever.post('/clock', { advanceMs: 15 * 60_000 + 1 });
    expect(await put(place, createPng(100))).toBe(403);
    await insurer.lever.post('/clock', { reset: true });
  });

  it('belongs to one claim, and is not found by another customer', async () => {
    const [customer, nora] = [await berta(), await insurer.as('nora@harvest.test')];
    const documentId = await stored(customer);
    const invalid = refusal(400, 'FAILED_VALIDATION', { documentId: 'invalid' });
    for (const claim of ['CL-01', 'CL-02']) {
      await insurer.lever.post('/adjuster', { claim, event: 'completePrediction' });
      await insurer.lever.post('/adjuster', { claim, event: 'completeOffer' });
    }
    expect(await attach(customer, 'CL-01', await stored(nora))).toEqual(invalid);
    const attached = await attach(customer, 'CL-01', documentId);
    expect(attached.status).toBe(201);
    expect(await attach(customer, 'CL-02', documentId)).toEqual(invalid);
    const [first] = await readPredictedMonths(insurer, 'CL-02');
    const { attachmentId } = attached.body as ClaimAttachment;
    expect(await dispute(insurer, customer, 'CL-02', { data: [{ ...first, attachments: [attachmentId] }] })).toEqual(
      refusal(400, 'FAILED_VALIDATION', { 'data.0.attachments': 'invalid' }),
    );
    expect(await attach(nora, 'CL-01', documentId)).toEqual(refusal(404, 'ALERT_NOT_FOUND'));
    expect(await placeFor(nora, 'a.pdf', toUuid('user:berta@harvest.test'))).toEqual(refusal(401, 'ACCESS_DENIED'));
    const reader = await insurer.as('readonly@harvest.test');
    expect(await placeFor(reader, 'a.pdf')).toEqual(refusal(401, 'ACCESS_DENIED'));
  });

  it('is one of at most five for a month', async () => {
    const customer = await berta();
    const [first] = await readPredictedMonths(insurer, 'CL-01');
    const attachments = [];
    for (let at = 0; at < 6; at += 1)
      attachments.push(
        ((await attach(customer, 'CL-01', await stored(customer))).body as ClaimAttachment).attachmentId,
      );
    const said = (files: string[]) => dispute(insurer, customer, 'CL-01', { data: [{ ...first, attachments: files }] });
    expect(await said(attachments)).toEqual(refusal(400, 'FAILED_VALIDATION', { 'data.0.attachments': 'invalid' }));
    expect(await said(attachments.slice(1))).toMatchObject({ status: 201 });
  });

  it('fails if its name asks for a failure', async () => {
    const customer = await berta();
    expect(await placeFor(customer, '!VENDOR_ERROR.pdf')).toEqual(refusal(500, 'VENDOR_ERROR'));
    expect(await put(await opened(customer, '!FAILS.png'), createPng(100))).toBe(500);
    expect(await put(await opened(customer, '!FAILS.png'), createPng(100))).toBe(500);
    expect(await put(await opened(customer, '!FAILS_ONCE.png'), createPng(100))).toBe(500);
    expect(await put(await opened(customer, '!FAILS_ONCE.png'), createPng(100))).toBe(204);
    expect(await placeFor(customer, '\u0000')).toMatchObject({ status: 400 });
  });
});
