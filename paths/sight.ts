import type { AnyStateMachine } from 'xstate';

import type { TextId, Values } from './gesture.ts';
import type { StatesOf } from './states.ts';

/** Something on screen, or something that must not be there. */
export type Sight = {
  role?:
    | 'alert'
    | 'alertdialog'
    | 'button'
    | 'combobox'
    | 'dialog'
    | 'group'
    | 'heading'
    | 'main'
    | 'progressbar'
    | 'radiogroup'
    | 'textbox'
    | 'timer';
  /** Its name or, without a role, its words. */
  text?: TextId;
  values?: Values;
  is?: 'busy' | 'disabled' | 'enabled' | 'invalid' | 'missing';
};

/**
 * What a person sees in each state. `passing`: no one ever sees it. A new state does not compile until it is said.
 *
 * `root: 'none'`: no element carries the flow's `data-machine` then.
 */
export type Sights<Machine extends AnyStateMachine> = {
  readonly [State in StatesOf<Machine>]: 'passing' | { readonly sees: readonly Sight[]; readonly root?: 'none' };
};
