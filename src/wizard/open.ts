import type { AnyActorRef } from 'xstate';

import type { TextId } from '#src/lib/texts.ts';
import type { Outdated } from '#src/session/data/outdated.ts';

/**
 * What a wizard says while something is open: sent, binding, and nobody knows yet what became of it. A flow says that it is
 * by the tag `open`.
 */
export type WhileOpen<Draft> = {
  /** Whether something was open where the flow was left. */
  isIn: (draft: Draft) => boolean;
  /** Offers to find out, where the flow was left. */
  resume: TextId;
  /** The question of whoever closes it. */
  title: TextId;
  body: TextId;
  stay: TextId;
  go: TextId;
  onStay: (flow: AnyActorRef) => void;
  /** What may be otherwise than it was read, once nobody here asks any more what became of it. */
  outdates: Outdated;
};

/** What a wizard says of what has become what it was for: what that is, how to see it again, and how to begin another. */
export type WhenDone = { title: TextId; body: TextId; next: TextId; other: TextId };
