import { request } from 'node:http';

export const createPng = (bytes: number, mark = 0): Buffer => {
  const file = Buffer.alloc(bytes, mark);
  file.write('\x89PNG\r\n\x1a\n', 'latin1');
  return file;
};

export const createUploadForm = (content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('--xYz\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n'),
    content,
    Buffer.from('\r\n--xYz--\r\n'),
  ]);

type Sending = {
  origin: string;
  bagId: string;
  name?: string;
  headers?: Record<string, string>;
  form: Buffer;
  /** The number of bytes after which the connection breaks. */
  cutAt?: number;
};

export const formHeaders = (token: string, key: string) => ({
  authorization: `Bearer ${token}`,
  'idempotency-key': key,
  'content-type': 'multipart/form-data; boundary=xYz',
});

/** Returns the gateway's answer, or null if the connection broke. */
export function send({ origin, bagId, name = 'tag.png', headers = {}, form, cutAt }: Sending) {
  const path = `/luggage/${bagId}/attachments?${new URLSearchParams({ name })}`;
  return new Promise<{ status: number; body: Record<string, unknown> } | null>((resolve) => {
    const call = request(new URL(path, origin), {
      method: 'POST',
      headers: { 'content-length': form.length, ...headers },
    });
    call.once('error', () => resolve(null));
    call.once('response', async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString() || '{}') });
    });
    if (cutAt === undefined) call.end(form);
    else call.write(form.subarray(0, cutAt), () => call.destroy());
  });
}
