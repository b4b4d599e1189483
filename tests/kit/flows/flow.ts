import type { AnyEventObject } from 'xstate';

import type { Step } from '#paths/strategies/path.ts';

import type { Opening, Stage } from '../browser/stage.tsx';

/** Causes an event that is not a user action. */
export type Trigger = (stage: Stage, event: AnyEventObject) => unknown;

/** Answers what was asked. */
export type Answer = (stage: Stage, step: Step) => unknown;

/** What a path in jsdom wants that the flow's spec does not say, or says of a browser and a sandbox only. */
export type OnScreen = {
  /** How the page is opened so that the machine begins in this way. */
  inputs?: Readonly<Record<string, Opening>>;
  /** Overrides the opening that the spec has for the read-only user. */
  readOnly?: Opening;
  /** Gets to where the machine begins, where opening the page is not enough. */
  begin?: (stage: Stage, input: string) => Promise<void>;
  /** Calls that wait until an answer to them is the next step, besides those of the flow's own actors. */
  holds?: readonly string[];
  answers?: Readonly<Record<string, Readonly<Record<string, Answer>>>>;
  /** Where an answer makes no sense, with the reason, by its label (`submit: name`). */
  except?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How events come about that are from elsewhere. */
  triggers?: Readonly<Record<string, Trigger>>;
  /** Events of `triggers` that come to the machine even where nobody at a screen can cause them. */
  sends?: readonly string[];
  /** Does what somebody must have done for an event of this kind to come about as the sample has it, in place of the spec's. */
  before?: (stage: Stage, event: AnyEventObject) => Promise<void>;
  /** Covers each transition, and all that can happen in each state, once: not anew for each state key. */
  onceEach?: boolean;
  /** How long each delay is, in milliseconds, where the machine computes it. */
  delays?: Readonly<Record<string, (stage: Stage) => number>>;
  /** How long a person waits after what they did, in milliseconds. */
  pause?: number;
  /** What else shows that a port was called, besides what the spec says. */
  effects?: Readonly<Record<string, (stage: Stage, params: never, step: Pick<Step, 'to'>) => unknown>>;
  /** A selector for the flow's root, where several elements show a flow of this kind. */
  root?: string;
  /** The machine's states in words, where no element says them. */
  stateOf?: (stage: Stage) => string | undefined;
  /** What else must be so after every step. */
  invariant?: (stage: Stage, states: readonly string[]) => void;
  /** Beginnings from which the rest of the portal goes on at once: they are seen, and no step is taken after them. */
  goesOn?: readonly string[];
};
