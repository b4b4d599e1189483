import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';

import type { AppActor, AppSnapshot } from '#machines/session/app/app.machine.ts';
import type { Notice, Topic } from '#machines/session/app/notifier.logic.ts';
import type { Reaction } from '#schema/classify.ts';
import type { machineClient } from '#src/api/clients.ts';
import type { Queries } from '#src/api/queries.ts';
import type { ConsentGate } from '#src/lib/browser/consent.ts';
import type { Store } from '#src/lib/browser/storage.ts';
import type { PageClock } from '#src/lib/time/clock.ts';
import type { AuthApi } from '../api/session/authApi.ts';

import type { Drafts } from './drafts.ts';

/** Long-lived services of the portal, created once per page. */
export type Portal = {
  app: AppActor;
  clock: PageClock;
  /** Set if the portal is a widget. `hosts` are the origins that may frame it, `handed` is the token it received. */
  widget: { hosts: readonly string[]; handed: string | null } | null;
  /** Local storage, shared by tabs and permanent. */
  local: Store;
  /** Holds back optional values of `local` until the visitor consents, if the partner asks. */
  optional: ConsentGate;
  /** Session storage of this tab. */
  tab: Store;
  /** Calls that need a partner. Not available before the theme is loaded. */
  auth: () => AuthApi;
  /** Client for the calls of machines. */
  client: ReturnType<typeof machineClient>;
  /** Client for component queries, new for each session. */
  queries: () => Promise<Queries>;
  /** Requests the data of a user before sign-in is finished. `forgetRead` discards it if sign-in fails. */
  readAhead: (userId: string) => void;
  forgetRead: () => void;
  /** The customer's unfinished wizards, new for each session. */
  drafts: () => Drafts;
  /** Reacts to a failure as the catalogue prescribes, except for field errors, which the form shows. */
  react: (reaction: Reaction, about?: Topic) => void;
  notify: (notice: Notice) => void;
  /** Removes notices about these topics. */
  outdate: (...about: Topic[]) => void;
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
