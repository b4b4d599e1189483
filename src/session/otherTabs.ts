import { enums, is, number, object, string } from 'superstruct';

import type { EndReason, ToldReason } from '#machines/session/session.setup.ts';
import type { Session } from '#machines/session/session.ts';

const Ending = object({
  reason: enums(['timeout', 'unauthorized', 'forced', 'relogin', 'renewed', 'logout']),
  userId: string(),
  signedInAt: number(),
});

/** Signing out ends every session of the user in this browser. Other ends affect only copies of the same session. */
const endsAll = new Set<EndReason>(['logout', 'relogin']);

const whoseIs = ({ id, agentId }: Session) => agentId ?? id;

export type OtherTabs = {
  tell: (ended: { session: Session | null; reason: EndReason }) => void;
  /** Calls back when the end of another tab's session also ends this one. */
  listen: (session: () => Session | null, ended: (reason: ToldReason) => void) => void;
};

/** Tells other tabs about the end of this session. Each tab has a separate session. */
export function otherTabs(name = 'session'): OtherTabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;

  return {
    tell: ({ session, reason }) => {
      if (session && reason !== 'elsewhere')
        channel?.postMessage({ reason, userId: whoseIs(session), signedInAt: session.signedInAt });
    },
    listen: (session, ended) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const own = session();
        if (!own || !is(data, Ending) || data.userId !== whoseIs(own)) return;
        if (endsAll.has(data.reason) || data.signedInAt === own.signedInAt) ended(data.reason);
      }),
  };
}
