import { request } from 'node:http';

export type Upload = {
  url: URL;
  token: string;
  /** Makes repeated uploads store the file once. */
  key: string;
  form: Buffer;
};

const boundary = 'xYz';
const before = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n`;

export const createUploadForm = (content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(before), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);

/** @param cutAt number of bytes after which the line breaks; with all of them, only the answer is lost */
export function send({ url, token, key, form }: Upload, cutAt?: number): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': form.length,
  };
  return new Promise((resolve) => {
    const call = request(url, { method: 'POST', headers, agent: false });
    call.once('error', () => resolve(0));
    call.once('response', (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    if (cutAt === undefined) call.end(form);
    else call.write(form.subarray(0, cutAt), () => call.destroy());
  });
}
