import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { gateway } from '#gateway/server.ts';
import { toUuid } from '#sandbox/ids.ts';
import { sandbox } from '#sandbox/server.ts';
import { machineClient } from '#src/api/clients.ts';
import { componentClient } from '#src/api/queries.ts';
import { createAuthApi } from '#src/api/session/authApi.ts';

type Fault = Record<string, unknown>;
export type Line = Awaited<ReturnType<typeof startLine>>;

/** Returns the address of a proxy to this origin. */
type Detour = (origin: string) => Promise<string>;

type Options = {
  apiUrl?: string;
  deadlineMs?: number;
  partner?: string;
  /** Between the app and the gateway. */
  toGateway?: Detour;
  /** Between the gateway and the insurer. */
  toInsurer?: Detour;
};

const direct: Detour = async (origin) => origin;

/**
 * The app's own clients, the gateway and the sandbox over real HTTP. Node cannot resolve sky.localhost, so 127.0.0.1 is
 * the partner.
 */
export async function startLine({
  apiUrl,
  deadlineMs = 400,
  partner = 'sky',
  toGateway = direct,
  toInsurer = direct,
}: Options = {}) {
  const insurer = await sandbox();
  const root = await insurer.app.listen({ host: '127.0.0.1', port: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const partnersFile = join(folder, 'partners.json');
  const asked = insurer.partners.partners.find(({ name }) => name === partner);
  const { apiKey = '' } = asked ?? {};
  await writeFile(partnersFile, JSON.stringify({ partners: [{ ...asked, domains: ['127.0.0.1'] }] }));
  const limits = {
    deadlineMs,
    backoffMs: 1,
    delayMs: 60_000,
    signInsPerMinute: 100_000,
    requestsPerMinute: 100_000,
  };
  const portal = await gateway({
    apiUrl: apiUrl ?? `${await toInsurer(root)}/api`,
    partnersFile,
    dist: folder,
    limits,
    log: { level: 'silent' },
  });
  const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${await toGateway(origin)}/graphql`;

  let token: string | null = null;
  const endpoint = { url, bearer: () => token };
  const client = machineClient(endpoint);
  const act = (method: string, lever: string, body: Fault = {}) =>
    fetch(`${root}/__sandbox/${lever}`, {
      method,
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });

  const mailsTo = async (to: string) => {
    const answer = await fetch(`${root}/__sandbox/outbox?${new URLSearchParams({ to })}`);
    return (await answer.json()) as { body: string }[];
  };

  return {
    origin,
    insurer,
    client,
    auth: createAuthApi({ client, now: Date.now, partnerId: toUuid(`partner:${partner}`) }),
    queries: () => componentClient(endpoint, new EventTarget(), new AbortController().signal),
    signedInWith: (given: string | null) => {
      token = given;
    },
    /** Returns a token of a user, like the one from signing in. */
    tokenOf: async (user: string, more: Record<string, string> = {}): Promise<string> => {
      const answer = await fetch(`${root}/__sandbox/token?${new URLSearchParams({ user, ...more })}`);
      const { token }: { token: string } = await answer.json();
      return token;
    },
    /** Reads the insurer's own data. */
    insurerSays: async (path: string) => {
      const headers = { 'x-api-key': apiKey, authorization: `Bearer ${token}` };
      const answer = await fetch(`${root}/api${path}`, { headers });
      return { status: answer.status, body: (await answer.json()) as unknown };
    },
    /** Returns the insurer's payments to a user. */
    paidTo: async (user: string) => {
      const answer = await fetch(`${root}/__sandbox/paid?${new URLSearchParams({ user })}`);
      return (await answer.json()) as { optionId?: string; payoutId: string; amount: number }[];
    },
    /** Returns the mails to an address, newest first. */
    mailsTo,
    /** Returns the code of the latest password link mailed to an address. */
    mailedCode: async (to: string): Promise<string> => {
      const [last] = await mailsTo(to);
      return /\/password\/reset\?code=(\S+)/.exec(last?.body ?? '')?.[1] ?? '';
    },
    /** Returns the actions of agents for customers, newest first. */
    acts: async () => {
      const answer = await fetch(`${root}/__sandbox/acts`);
      return (await answer.json()) as { agentId: string; customerId: string; what: string }[];
    },
    /** Advances a claim as an adjuster at the insurer would. */
    adjust: (claim: string, event: string, more: Fault = {}) => act('POST', 'adjuster', { claim, event, ...more }),
    advance: (advanceMs: number) => act('POST', 'clock', { advanceMs }),
    raise: (fault: Fault) => act('POST', 'faults', { times: 20, ...fault }),
    clear: () => act('DELETE', 'faults'),
    close: async () => {
      await act('DELETE', 'faults');
      await portal.stop({ noticeMs: 0, graceMs: 100 });
      await insurer.app.close();
      await rm(folder, { recursive: true });
    },
  };
}
