import { afterEach, describe, expect, it, vi } from 'vitest';

import type { EndReason } from '#machines/session/session.setup.ts';
import type { Session } from '#machines/session/session.ts';
import { otherTabs } from './otherTabs.ts';

const session = (id: string, signedInAt: number): Session => ({
  id,
  signedInAt,
  agentId: null,
  partnerId: 'sky',
  roles: {},
  accessProfile: [],
  entrance: 'user',
});

/** Fakes the channels of one browser: the other tabs receive what one sends. */
class Channel extends EventTarget {
  static all: Channel[] = [];
  constructor(readonly name: string) {
    super();
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  Channel.all = [];
});

function twoTabs(own: Session | null) {
  vi.stubGlobal('BroadcastChannel', Channel);
  const [one, other, ended] = [otherTabs(), otherTabs(), vi.fn<(reason: EndReason) => void>()];
  other.listen(() => own, ended);
  return { tell: (told: Session, reason: EndReason) => one.tell({ session: told, reason }), ended };
}

describe('the end of a session in one tab', () => {
  const reasons: EndReason[] = ['timeout', 'unauthorized', 'forced', 'relogin', 'renewed', 'logout'];

  it.each(reasons)('by %s ends the same session in another', (reason) => {
    const { tell, ended } = twoTabs(session('anna', 1));

    tell(session('anna', 1), reason);

    expect(ended.mock.calls).toEqual([[reason]]);
  });

  it('on purpose ends an agent’s session for every customer, but not the customer’s own', () => {
    const agent = (id: string, signedInAt: number) => ({ ...session(id, signedInAt), agentId: 'agna' });
    for (const own of [agent('gala', 2), agent('', 3)]) {
      const { tell, ended } = twoTabs(own);
      tell(agent('anna', 1), 'logout');
      expect(ended.mock.calls).toEqual([['logout']]);
    }

    const { tell, ended } = twoTabs(session('anna', 2));
    tell(agent('anna', 1), 'logout');
    expect(ended).not.toHaveBeenCalled();
  });

  it.each([
    ['timeout', 0],
    ['unauthorized', 0],
    ['forced', 0],
    ['renewed', 0],
    ['relogin', 1],
    ['logout', 1],
  ] as const)('by %s ends another session of the same customer %i times', (reason, times) => {
    const { tell, ended } = twoTabs(session('anna', 2));

    tell(session('anna', 1), reason);

    expect(ended).toHaveBeenCalledTimes(times);
  });

  it.each(reasons)("by %s does not end another customer's session", (reason) => {
    const { tell, ended } = twoTabs(session('emil', 1));

    tell(session('anna', 1), reason);

    expect(ended).not.toHaveBeenCalled();
  });

  it('is not sent on by its receivers', () => {
    const { tell, ended } = twoTabs(session('anna', 1));

    tell(session('anna', 1), 'elsewhere');

    expect(ended).not.toHaveBeenCalled();
  });

  it('is ignored without a session, and so is a malformed message', () => {
    const { tell, ended } = twoTabs(null);
    tell(session('anna', 1), 'logout');

    const signedIn = twoTabs(session('anna', 1));
    for (const nonsense of [null, 'logout', { reason: 'logout' }, { reason: 'stolen', userId: 'anna', signedInAt: 1 }])
      new Channel('session').postMessage(nonsense);

    expect(ended).not.toHaveBeenCalled();
    expect(signedIn.ended).not.toHaveBeenCalled();
  });
});
