import { vi } from 'vitest';

/** Replaces XMLHttpRequest, so that the test determines the outcome of an upload. */
export function heldCarrier() {
  const going: { url: string; call: FakeCall }[] = [];

  class FakeCall {
    status = 0;
    responseText = '';
    readonly upload: { onprogress: ((at: { loaded: number; total: number }) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    isOver = false;
    #url = '';
    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader() {
      // No test reads the headers.
    }
    send() {
      going.push({ url: this.#url, call: this });
    }
    abort() {
      if (this.isOver) return;
      this.isOver = true;
      this.onabort?.();
      this.onloadend?.();
    }
    end(status: number) {
      this.isOver = true;
      this.status = status;
      if (status === 0) this.onerror?.();
      else this.onload?.();
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  const last = () => {
    const found = going.at(-1);
    if (!found) throw new Error('Nothing is sent');
    return found.call;
  };

  return {
    /** The addresses of all uploads, in order. */
    sent: (): readonly string[] => going.map(({ url }) => url),
    isAborted: (): boolean => last().isOver && last().status === 0,
    progress: (loaded: number, total: number): void => last().upload.onprogress?.({ loaded, total }),
    answer: (status: number): void => last().end(status),
    lose: (): void => last().end(0),
  };
}
