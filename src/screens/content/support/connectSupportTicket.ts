import { supportTicketMachine } from '#machines/content/supportTicket/supportTicket.machine.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { createSupportApi } from '#src/api/content/support.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';
import { getSpokenLanguage } from '#src/session/useLanguages.ts';

import type { MessageKeeper } from './messageDraft.ts';

export const supportTopics: readonly Topic[] = ['support'];

/** Provides the support ticket with calls to the insurer and the storage of its message. */
export function connectSupportTicket(portal: Portal, keeper: MessageKeeper): typeof supportTicketMachine {
  const { client, app, clock } = portal;
  const { client: partner, theme, session } = app.getSnapshot().context;
  const { sendTicket } = createSupportApi({
    client,
    partnerId: partner?.partnerId ?? '',
    country: theme?.config.country ?? 'US',
    language: () => getSpokenLanguage(portal),
    signedIn: session !== null,
    now: clock.now,
  });

  return supportTicketMachine.provide({
    actors: { sendTicket: mutation(portal, sendTicket) },
    actions: {
      ...createRefusalPorts(portal, 'support'),
      keepAsSent: () => keeper.keepOutcome(true),
      keepAsUnsent: () => keeper.keepOutcome(false),
      forgetMessage: keeper.forget,
      announceSent: () => portal.notify({ severity: 'success', text: { id: 'notices.message_sent' } }),
    },
  });
}
