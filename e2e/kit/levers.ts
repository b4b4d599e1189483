/** What befalls the next calls that match; which fields there are stands on the sandbox's start page. */
export type Fault = {
  path: string;
  method?: string;
  times?: number;
  status?: number;
  code?: string;
  bare?: boolean;
  network?: boolean;
  lost?: boolean;
  delayMs?: number;
  hold?: boolean;
  [more: string]: unknown;
};

export type Faults = {
  /** The next call that matches meets this: one of what is done from now on. */
  raise: (fault: Fault) => Promise<void>;
  /** Lets go on whatever is held; nothing is armed any more. */
  release: () => Promise<void>;
  /** Lets go on whatever is held, and what is armed meets what is asked next. */
  letGo: () => Promise<void>;
  /** Disarms what has not happened yet. */
  clear: () => Promise<void>;
};

/** Pulls a lever of the sandbox and returns what it answers. Throws if it does not give. */
export async function pull(sandbox: string, method: string, lever: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${sandbox}/__sandbox/${lever}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${lever} answered ${answer.status} ${text}`);
  return text ? JSON.parse(text) : undefined;
}

export function faultsOf(sandbox: string, rest: () => Promise<void>): Faults {
  const act = async (method: string, lever: string, body?: unknown) => void (await pull(sandbox, method, lever, body));
  return {
    raise: async (fault) => {
      await rest();
      await act('POST', 'faults', fault);
    },
    // What is armed and has not been met yet must not hold anybody afterwards.
    release: async () => {
      await act('DELETE', 'faults');
      await act('POST', 'faults/release');
    },
    letGo: () => act('POST', 'faults/release'),
    clear: () => act('DELETE', 'faults'),
  };
}
