import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { toUuid } from '#sandbox/ids.ts';
import { createLuggageApi } from '#src/api/luggage/luggage.ts';
import { type Line, startLine } from '#tests/faults/line.ts';

import { createPng, createUploadForm, formHeaders, send } from '#tests/kit/gateway/upload.ts';

const megabyte = 2 ** 20;
const path = '/travel/luggage/lost/bags/*/attachments';
const held = async (line: Line, bagId: string) => {
  const { body } = await line.insurerSays(`/travel/luggage/lost/bags/${bagId}`);
  return (body as { attachments: { name: string; size: number }[] }).attachments;
};

describe('a file of a lost bag', () => {
  let line: Line;
  let token = '';
  let bagId = '';
  beforeAll(async () => {
    line = await startLine({ deadlineMs: 10_000 });
    token = await line.tokenOf('anna@sky.test');
    line.signedInWith(token);
    const moment = { reportedOn: '2026-01-01T12:00:00.000Z', reportedOnLocal: '2026-01-01 12:00' };
    const details = { pir: 'OSLSK777', tripId: '', flightId: '', description: '', image: '', ...moment };
    const answer = await createLuggageApi(line).createBag({ details, key: randomUUID() });
    if (answer.kind !== 'added') throw new Error('No bag could be reported');
    bagId = answer.added.bagId;
  });
  afterAll(() => line.close());

  const sent = (more: Partial<Parameters<typeof send>[0]> = {}, key: string = randomUUID()) =>
    send({
      origin: line.origin,
      bagId,
      form: createUploadForm(createPng(100)),
      headers: formHeaders(token, key),
      ...more,
    });

  it('is forwarded under a key, also after a lost answer', async () => {
    const key = randomUUID();
    await line.raise({ method: 'POST', path, lost: true, times: 1 });
    expect(await sent({ name: 'lost.png' }, key)).toMatchObject({ status: 503, body: { code: 'NO_ANSWER' } });
    expect(await sent({ name: 'lost.png' }, key)).toMatchObject({ status: 201, body: { name: 'lost.png' } });
    expect((await held(line, bagId)).filter(({ name }) => name === 'lost.png')).toHaveLength(1);
  });

  it('arrives once and complete, however often the connection breaks', async () => {
    const files = [1, 2, 3].map((mark) => ({
      name: `${mark}.png`,
      key: randomUUID(),
      form: createUploadForm(createPng(megabyte, mark)),
    }));
    const cuts = [0.1, 0.9, 0.5, 0.3, 0.7, 0.99];
    await Promise.all(
      files.map(async ({ key, ...file }, at) => {
        for (const cut of cuts.slice(at * 2, at * 2 + 2))
          expect(await sent({ ...file, cutAt: Math.floor(file.form.length * cut) }, key)).toBeNull();
        expect(await sent(file, key)).toMatchObject({ status: 201 });
        expect(await sent(file, key)).toMatchObject({ status: 201 });
      }),
    );

    const arrived = (await held(line, bagId)).filter(({ name }) => /^\d\.png$/.test(name));
    expect(arrived.map(({ name }) => name).sort()).toEqual(['1.png', '2.png', '3.png']);
    expect(arrived.map(({ size }) => size)).toEqual([megabyte, megabyte, megabyte]);
  });

  it.each([25 * megabyte - 1, 25 * megabyte])('is accepted with %i bytes', async (size) => {
    expect(await sent({ name: `${size}.png`, form: createUploadForm(createPng(size)) })).toMatchObject({ status: 201 });
    expect(await held(line, bagId)).toContainEqual(expect.objectContaining({ name: `${size}.png`, size }));
  });

  it.each([
    ['without a token', { headers: { ...formHeaders('', 'key'), authorization: '' } }, 401, 'UNAUTHORIZED_ACCESS'],
    ['with a token that is none', { headers: formHeaders('nonsense', 'key') }, 401, 'UNAUTHORIZED_ACCESS'],
    ['as something else', { headers: { 'content-type': 'application/json' } }, 415, 'GENERAL_400'],
    ['to a bag that is not there', { bagId: toUuid('no bag') }, 404, 'BAG_NOT_FOUND'],
    ['that is no picture', { form: createUploadForm(Buffer.from('MZ')) }, 400, 'FAILED_VALIDATION'],
    ['of more than 25 MB', { form: createUploadForm(createPng(26 * megabyte)) }, 400, 'FAILED_VALIDATION'],
    ['of one byte more than 25 MB', { form: createUploadForm(createPng(25 * megabyte + 1)) }, 400, 'FAILED_VALIDATION'],
  ])('is refused %s', async (_what, more, status, code) => {
    expect(await sent(more)).toMatchObject({ status, body: { code } });
  });

  it('is refused without a key, which a repetition would need', async () => {
    const { 'idempotency-key': _, ...headers } = formHeaders(token, '');
    expect(await sent({ headers })).toMatchObject({ status: 400, body: { code: 'INVALID_PARAMS' } });
  });
});
