import type { Access } from '#schema/rest/session.ts';

/** The place where the customer came in, which also decides where they leave. */
export type Entrance = 'user' | 'widget';

/** The signed-in user and their rights. Does not contain the access token, which stays in session storage. */
export type Session = {
  /** The customer of the portal; empty while an agent acts for none. */
  id: string;
  /** The agent who signed in; null for a customer. */
  agentId: string | null;
  partnerId: string;
  roles: Access['roles'];
  accessProfile: Access['accessProfile'];
  entrance: Entrance;
  /** Milliseconds since the epoch, by the server's clock. */
  signedInAt: number;
};

/** Returns whether an agent is in the portal of another customer. */
export const isActing = ({ id, agentId }: Pick<Session, 'id' | 'agentId'>): boolean =>
  Boolean(agentId && id) && agentId !== id;
