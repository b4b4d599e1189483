import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';
import type { LostBag } from '#schema/rest/luggage.ts';
import { borrowInsurer, findApiKey, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const bags = '/travel/luggage/lost/bags';
const [lb01, ghost] = [toUuid('bag:LB01'), toUuid('bag:Ghost')];
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('a picture\r\n--almost')]);
const invalid = refusal(400, 'FAILED_VALIDATION', { file: 'invalid' });

const form = (content: Buffer, field = 'file', ending = '--xYz--\r\n') =>
  Buffer.concat([
    Buffer.from(`--xYz\r\ncontent-disposition: form-data; name="${field}"; filename="f"\r\ncontent-type: x/y\r\n\r\n`),
    content,
    Buffer.from(`\r\n${ending}`),
  ]);

describe('files of a lost bag', () => {
  const insurer = borrowInsurer();

  async function send(
    payload: Buffer,
    { bagId = lb01, name = 'tag.png', key = randomUUID(), user = 'vera@voyage.test' } = {},
  ) {
    const { token } = await insurer.as(user);
    const answer = await insurer.sandbox.app.inject({
      method: 'POST',
      url: `/api${bags}/${bagId}/attachments?${new URLSearchParams({ name })}`,
      headers: {
        'x-api-key': findApiKey(insurer.sandbox, user.split('@')[1]?.split('.')[0] ?? ''),
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=xYz',
        'idempotency-key': key,
      },
      payload,
    });
    return { status: answer.statusCode, body: answer.json<{ name: string }>(), text: answer.payload };
  }
  const held = async () =>
    ((await (await insurer.as('vera@voyage.test')).get(`${bags}/${lb01}`)).body as LostBag).attachments;

  it('are stored once per key, with name and size', async () => {
    const key = randomUUID();
    const first = await send(form(png), { key });
    expect(first).toMatchObject({ status: 201, body: { name: 'tag.png' } });
    expect((await send(form(png), { key })).body).toEqual(first.body);
    expect(await held()).toMatchObject([{ name: 'tag.png', size: png.length }]);
    expect(await send(form(Buffer.concat([png, png])), { key })).toEqual(refusal(422, 'KEY_REUSED'));
  });

  it.each([
    ['what is neither a picture nor a PDF', form(Buffer.from('MZ, a program')), invalid],
    ['nothing', form(Buffer.alloc(0)), invalid],
    ['more than 25 MB', form(Buffer.concat([png, Buffer.alloc(25 * 2 ** 20)])), invalid],
    ['a form of something else', form(png, 'other'), refusal(400, 'GENERAL_400')],
    ['a form that is cut off', form(png, 'file', ''), refusal(400, 'GENERAL_400')],
    ['two files', form(png, 'file', `--xYz\r\n\r\nmore`), refusal(400, 'GENERAL_400')],
  ])('are refused if they are %s', async (_what, payload, refused) => {
    const before = await held();
    expect(await send(payload)).toEqual(refused);
    expect(await held()).toEqual(before);
  });

  it('belong to a bag of their customer, and have a name without a path', async () => {
    expect(await send(form(png), { bagId: toUuid('no bag') })).toEqual(refusal(404, 'BAG_NOT_FOUND'));
    expect(await send(form(png), { bagId: ghost, user: 'errors@voyage.test' })).toEqual(refusal(404, 'BAG_NOT_FOUND'));
    expect(await send(form(png), { user: 'readonly@sky.test' })).toEqual(refusal(401, 'ACCESS_DENIED'));
    expect((await send(form(png), { name: '../../etc/passwd' })).body.name).toBe('.. .. etc passwd');
    expect(await send(form(png), { name: ' / ' })).toEqual(refusal(400, 'INVALID_PARAMS', { name: 'invalid' }));
  });

  it('are limited to twenty per bag, even when more arrive at once', async () => {
    const before = (await held()).length;
    const answers = await Promise.all(Array.from({ length: 24 }, () => send(form(png))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20 - before);
    expect(answers.filter(({ status }) => status !== 201)[0]).toEqual(invalid);
    expect(await held()).toHaveLength(20);
  });
});
