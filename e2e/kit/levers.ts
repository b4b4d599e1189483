/** A fault of the next matching calls. The sandbox's start page documents the fields. */
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
  /** Arms a fault for the next matching call, once earlier calls are done. */
  raise: (fault: Fault) => Promise<void>;
  /** Releases held calls and disarms everything. */
  release: () => Promise<void>;
  /** Releases held calls and keeps armed faults for the next ones. */
  letGo: () => Promise<void>;
  /** Disarms faults that have not happened yet. */
  clear: () => Promise<void>;
};

/** Pulls a lever of the sandbox and returns its answer. Throws if it fails. */
export async function pull(sandbox: string, method: string, lever: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${sandbox}/__sandbox/${lever}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${lever} answered ${answer.status} ${text}`);
  return text ? JSON.parse(text) : undefined;
}

export function createFaults(sandbox: string, rest: () => Promise<void>): Faults {
  const act = async (method: string, lever: string, body?: unknown) => void (await pull(sandbox, method, lever, body));
  return {
    raise: async (fault) => {
      await rest();
      await act('POST', 'faults', fault);
    },
    // Disarm first: a fault that has not happened yet must not hold a later call.
    release: async () => {
      await act('DELETE', 'faults');
      await act('POST', 'faults/release');
    },
    letGo: () => act('POST', 'faults/release'),
    clear: () => act('DELETE', 'faults'),
  };
}
