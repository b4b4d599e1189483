import { randomInt } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';

const piece = 256 * 1_024;

type Told = { loaded: number; total: number };

/**
 * Implements the part of XMLHttpRequest that the portal uploads with, over lines that break on demand: after some
 * bytes, or after all of them, so that only the answer is lost.
 *
 * @param isCut called for each file that is sent
 */
export function brokenCarrier(isCut: () => boolean) {
  return class BrokenCarrier {
    status = 0;
    responseText = '';
    readonly upload: { onprogress: ((told: Told) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    #method = '';
    #url = '';
    #call: ClientRequest | null = null;
    #isOver = false;

    open(method: string, url: string): void {
      [this.#method, this.#url] = [method, url];
    }

    setRequestHeader(): void {
      // The store's address needs no header.
    }

    abort(): void {
      this.#call?.destroy();
      this.#end(() => this.onabort?.());
    }

    send(file: File): void {
      void this.#carry(file);
    }

    async #carry(file: File): Promise<void> {
      const content = Buffer.from(await file.arrayBuffer());
      const cutAt = isCut() ? randomInt(1, content.length + 1) : null;
      const call = request(this.#url, {
        method: this.#method,
        agent: false,
        headers: { 'content-length': content.length },
      });
      this.#call = call;
      call.once('error', () => this.#end(() => this.onerror?.()));
      call.once('response', (answer) => {
        answer.resume();
        answer.once('end', () => {
          // The whole file was sent, but its answer is lost.
          if (cutAt !== null) return this.#end(() => this.onerror?.());
          this.status = answer.statusCode ?? 0;
          this.#end(() => this.onload?.());
        });
      });
      for (let at = 0; at < content.length && !this.#isOver; at += piece) {
        const end = Math.min(at + piece, content.length);
        const isBroken = cutAt !== null && cutAt <= end && cutAt < content.length;
        await new Promise<void>((resolve) => call.write(content.subarray(at, isBroken ? cutAt : end), () => resolve()));
        if (isBroken) return void call.destroy(new Error('The line broke'));
        this.upload.onprogress?.({ loaded: end, total: content.length });
      }
      call.end();
    }

    #end(how: () => void): void {
      if (this.#isOver) return;
      this.#isOver = true;
      how();
      this.onloadend?.();
    }
  };
}
