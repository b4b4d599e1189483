import type { SignedIn } from '#machines/sign-in/answers.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { Portal } from '#src/session/portal.ts';

type Entering = { context: { signedIn: SignedIn | null } };

/** Fills the ports of flows that open a session with a new token. */
export const enteringPorts = ({ tab, readAhead, forgetRead, auth }: Portal) => ({
  keepToken: ({ context: { signedIn } }: Entering, { token }: { token: string }) => {
    tab.write(slices.accessToken, token);
    if (signedIn && signedIn.userId !== signedIn.agentId) readAhead(signedIn.userId);
  },
  forgetToken: () => {
    forgetRead();
    const token = tab.read(slices.accessToken);
    tab.forget(slices.accessToken);
    // For the insurer the sign-in succeeded, so end its session.
    if (token) void auth().logout(token);
  },
});
