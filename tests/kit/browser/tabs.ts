type Heard = (message: MessageEvent) => void;

/** Fakes the other tabs of a browser: records the portal's messages and sends messages to it. */
export function otherTabs() {
  const told: unknown[] = [];
  const listeners = new Set<Heard>();

  class Channel {
    readonly #own: Heard[] = [];

    postMessage(message: unknown) {
      told.push(message);
    }

    addEventListener(_: 'message', heard: Heard) {
      listeners.add(heard);
      this.#own.push(heard);
    }

    close() {
      for (const heard of this.#own) listeners.delete(heard);
    }
  }

  return {
    Channel,
    told,
    tell: (data: unknown) => {
      for (const heard of listeners) heard(new MessageEvent('message', { data }));
    },
  };
}
