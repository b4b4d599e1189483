import type { Access } from '#schema/rest/session.ts';

/** Where the customer came in, which decides where they are let out. */
export type Entrance = 'user' | 'widget';

/** Who is signed in and what they may do. The access token is not in it: it stays in session storage. */
export type Session = {
  /** Whose portal it is; empty as long as an agent acts for nobody. */
  id: string;
  /** Who signed in, if they may act for others. */
  agentId: string | null;
  partnerId: string;
  roles: Access['roles'];
  accessProfile: Access['accessProfile'];
  entrance: Entrance;
  /** Milliseconds since the epoch, by the server's clock. */
  signedInAt: number;
};

/** Whether it is somebody else's portal than that of who signed in. */
export const isActing = ({ id, agentId }: Pick<Session, 'id' | 'agentId'>): boolean =>
  Boolean(agentId && id) && agentId !== id;
