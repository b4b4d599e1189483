import type { Matter } from '#machines/app/notifier.machine.ts';
import { passwordsOf } from '#src/api/account/passwords.ts';
import type { Portal } from '#src/session/portal.ts';

export const ofPassword: readonly Matter[] = ['password'];

/** The calls about passwords at the partner whose portal this is. */
export const passwordCalls = ({ client, app }: Portal) =>
  passwordsOf({ client, partnerId: app.getSnapshot().context.client?.partnerId ?? '' });
