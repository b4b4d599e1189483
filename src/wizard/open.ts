import type { AnyActorRef } from 'xstate';

import type { TextId } from '#src/lib/texts.ts';
import type { Outdated } from '#src/session/data/outdated.ts';

/** Texts while a binding request has an unknown outcome. The flow marks such states with the tag `open`. */
export type WhileOpen<Draft> = {
  /** Returns whether the draft has such a request. */
  isIn: (draft: Draft) => boolean;
  /** Offers to check the outcome of a restored draft. */
  resume: TextId;
  /** Asks the user who closes the wizard. */
  title: TextId;
  body: TextId;
  stay: TextId;
  go: TextId;
  onStay: (flow: AnyActorRef) => void;
  /** Data that may be outdated once the wizard no longer checks the outcome. */
  outdates: Outdated;
};

/** Texts of a finished flow: the result, how to see it and how to start another. */
export type WhenDone = { title: TextId; body: TextId; next: TextId; other: TextId };
