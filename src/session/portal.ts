import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';

import type { AppActor, AppSnapshot } from '#machines/app/app.machine.ts';
import type { Matter, Notice } from '#machines/app/notifier.machine.ts';
import type { Reaction } from '#schema/classify.ts';
import type { machineClient } from '#src/api/clients.ts';
import type { Queries } from '#src/api/queries.ts';
import type { AuthApi } from '#src/api/session/session.ts';
import type { ConsentGate } from '#src/lib/browser/consent.ts';
import type { Store } from '#src/lib/browser/storage.ts';
import type { PageClock } from '#src/lib/time/clock.ts';

import type { Drafts } from './drafts.ts';

/** What outlives screens, for those that need it. One for as long as the page is open. */
export type Portal = {
  app: AppActor;
  clock: PageClock;
  /** Set where the portal is part of another site's page. `hosts`: the origins that may be around it; `handed`: the token that it was given. */
  widget: { hosts: readonly string[]; handed: string | null } | null;
  /** Local storage: shared by tabs, outlives them. */
  local: Store;
  /** Holds back optional values of `local` until the visitor agrees to keep them, where the partner asks. */
  optional: ConsentGate;
  /** Session storage: this tab's own. */
  tab: Store;
  /** The calls that need a partner; there are none before the theme is loaded. */
  auth: () => AuthApi;
  /** For the calls of machines. */
  client: ReturnType<typeof machineClient>;
  /** For component queries; another one each session. */
  queries: () => Promise<Queries>;
  /** Asks for the data of somebody who is about to be let in, and throws away what was read if they are not. */
  readAhead: (userId: string) => void;
  forgetRead: () => void;
  /** The customer's unfinished wizards; another one's each session. */
  drafts: () => Drafts;
  /** Does what the catalogue says of a failure, but for the fields of a form: they are the form's. */
  react: (reaction: Reaction, about?: Matter) => void;
  notify: (notice: Notice) => void;
  /** Takes away what was said about these. */
  outdate: (...about: Matter[]) => void;
  chooseLanguage: (code: string) => void;
};

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('There is no portal around this component.');
  return portal;
}

export function useApp<Selected>(select: (app: AppSnapshot) => Selected): Selected {
  return useSelector(usePortal().app, select);
}
