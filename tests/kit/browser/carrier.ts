import { vi } from 'vitest';

/** What is sent by XMLHttpRequest waits until a test says what becomes of it. */
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
      // Nobody looks at them here.
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
    /** Where everything went, in order. */
    sent: (): readonly string[] => going.map(({ url }) => url),
    isAborted: (): boolean => last().isOver && last().status === 0,
    progress: (loaded: number, total: number): void => last().upload.onprogress?.({ loaded, total }),
    answer: (status: number): void => last().end(status),
    lose: (): void => last().end(0),
  };
}
