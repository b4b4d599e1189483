import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { createPasswordsApi } from '#src/api/account/passwords.ts';
import type { Portal } from '#src/session/portal.ts';

export const passwordTopics: readonly Topic[] = ['password'];

/** The calls about passwords at the portal's partner. */
export const passwordCalls = ({ client, app }: Portal) =>
  createPasswordsApi({ client, partnerId: app.getSnapshot().context.client?.partnerId ?? '' });
