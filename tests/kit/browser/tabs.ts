type Heard = (message: MessageEvent) => void;

/** The tabs of a browser: what the portal tells the others, and a tab that tells it something. */
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
