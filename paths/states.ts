import type { AnyStateMachine, SnapshotFrom } from 'xstate';

/** The states of a machine as `data-state` has them: dotted, one for each leaf that it can be in. */
export type StatesOf<Machine extends AnyStateMachine> = LeavesOf<SnapshotFrom<Machine>['value']>;

type LeavesOf<Value> = Value extends string
  ? Value
  : {
      [State in keyof Value & string]-?: `${State}.${LeavesOf<NonNullable<Value[State]>>}`;
    }[keyof Value & string];
