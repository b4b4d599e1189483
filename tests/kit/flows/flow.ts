import type { AnyEventObject } from 'xstate';

import type { Step } from '#paths/strategies/path.ts';

import type { Opening, Stage } from '../browser/stage.tsx';

/** Causes an event that is not a user action. */
export type Trigger = (stage: Stage, event: AnyEventObject) => unknown;

export type Answer = (stage: Stage, step: Step) => unknown;

/** Additions for paths in jsdom to a flow's spec, which describes a browser and a sandbox. */
export type OnScreen = {
  /** Openings of the page for each input of the machine. */
  inputs?: Readonly<Record<string, Opening>>;
  /** Overrides the opening that the spec has for the read-only user. */
  readOnly?: Opening;
  /** Leads to the machine's initial state, if opening the page is not enough. */
  begin?: (stage: Stage, input: string) => Promise<void>;
  /** Further calls that the test answers as a step, besides those of the flow's own actors. */
  holds?: readonly string[];
  answers?: Readonly<Record<string, Readonly<Record<string, Answer>>>>;
  /** Answers that are impossible in a state, with the reason, by label (`submit: name`). */
  except?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Causes events that are not user actions. */
  triggers?: Readonly<Record<string, Trigger>>;
  /** Events of `triggers` that reach the machine although no user can cause them. */
  sends?: readonly string[];
  /** Prepares the sample of an event, instead of the spec. */
  before?: (stage: Stage, event: AnyEventObject) => Promise<void>;
  /** Covers each transition, and each event in each state, once instead of for each state key. */
  onceEach?: boolean;
  /** Delays in milliseconds that the machine computes. */
  delays?: Readonly<Record<string, (stage: Stage) => number>>;
  /** Pause of the user after an action, in milliseconds. */
  pause?: number;
  /** Additional checks that a port was called, besides those of the spec. */
  effects?: Readonly<Record<string, (stage: Stage, params: never, step: Pick<Step, 'to'>) => unknown>>;
  /** Selects the flow's root if several elements show such a flow. */
  root?: string;
  /** Reads the machine's states if no element shows them. */
  stateOf?: (stage: Stage) => string | undefined;
  /** An additional check after every step. */
  invariant?: (stage: Stage, states: readonly string[]) => void;
  /** Inputs from which the portal continues at once: they are only checked, and no step follows. */
  goesOn?: readonly string[];
};
