import type { AnyEventObject, EventFromLogic } from 'xstate';

import type { AnyModel } from '#machines/model.ts';
import type { Elsewhere, Gesture } from '#paths/gesture.ts';
import type { Sight } from '#paths/sight.ts';
import type { Step } from '#paths/strategies/walk.ts';

import type { Opening, Stage } from './stage.tsx';

/** Brings about an event that is nobody's gesture. */
export type Bring = (stage: Stage, event: AnyEventObject) => unknown;

/** Answers what was asked. */
export type Answer = (stage: Stage, step: Step) => unknown;

export type Gestures = Readonly<Record<string, Gesture | ByState>>;
type ByState = Readonly<Record<string, Gesture>> & { readonly usually: Gesture };

/** The events that come from elsewhere, always or in some state. */
type Brought<All> = {
  [Type in keyof All]: All[Type] extends Elsewhere
    ? Type
    : Extract<All[Type][keyof All[Type]], Elsewhere> extends never
      ? never
      : Type;
}[keyof All];

type Answering<Labels> = Labels extends 'endless'
  ? never
  : { [Label in keyof Labels]: Answer } & { 'no answer'?: Answer };

type Answers<All> = {
  [Actor in keyof All as All[Actor] extends 'endless' ? never : Actor]: Answering<All[Actor]>;
};

/** What it takes to walk a machine through its screen. A new input, answer or event from elsewhere does not compile without. */
export type Flow<Model extends AnyModel = AnyModel, All = Gestures> = {
  gestures: All;
  sights: Readonly<Record<string, 'passing' | { readonly sees: readonly Sight[]; readonly root?: 'none' }>>;
  /** How the page is opened so that the machine begins in this way. */
  inputs: { [Input in keyof Model['inputs']]: Opening };
  /** Gets to where the machine begins, where opening the page is not enough. */
  begin?: (stage: Stage) => Promise<void>;
  /** Calls that wait until an answer to them is the next step. */
  holds: readonly string[];
  answers: Answers<Model['answers']>;
  brings: { [Type in Brought<All> & string]: Bring };
  /** What is filled in and chosen on screen where a sample has it otherwise. */
  fields?: { readonly [Type in EventFromLogic<Model['machine']>['type']]?: Readonly<Record<string, object>> };
  /** Does what somebody must have done for an event of this kind to come about as the sample has it. */
  before?: (stage: Stage, event: AnyEventObject) => Promise<void>;
  /** What the screen lets nobody bring about, as `flow.ended` or, in one state, as `asking ← flow.ended`; and why. */
  cannot?: Readonly<Record<string, string>>;
  /** Walks over each transition, and over all that can happen in each state, once: not anew for all else that is known. */
  onceEach?: boolean;
  /** How long each delay is, in milliseconds. A number is kept to the millisecond. */
  delays?: Readonly<Record<string, number | ((stage: Stage) => number)>>;
  /** How long a person waits after what they did, in milliseconds. */
  pause?: number;
  /** How it shows that the machine asked this of the world. */
  asks: Readonly<Record<string, (stage: Stage, ...details: string[]) => unknown>>;
  /** The element that shows the flow, where several show one of its kind. */
  root?: string;
  /** The machine's states in words, where no element says them. */
  stateOf?: (stage: Stage) => string | undefined;
  /** What else must be so after every step. */
  looks?: (stage: Stage, states: readonly string[]) => void;
  /** Beginnings from which the rest of the portal goes on at once: they are seen, and not walked on from. */
  goesOn?: readonly (keyof Model['inputs'])[];
  /** Nothing can come after this, nor is anything of the flow left to see. */
  isLast?: (step: Step) => boolean;
};
