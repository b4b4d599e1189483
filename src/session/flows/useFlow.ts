import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom, OutputFrom } from 'xstate';

import type { Matter } from '#machines/app/notifier.machine.ts';

import { type Portal, usePortal } from '../portal.ts';
import { useNoticesOf } from './useNoticesOf.ts';

type Options<Machine extends AnyStateMachine> = {
  input: InputFrom<Machine>;
  /** What the flow speaks of; the same array each time. */
  about?: readonly Matter[];
  /** What going on mends besides, and leaving does not; the same array each time. */
  mends?: readonly Matter[];
  onDone?: (output: OutputFrom<Machine>) => void;
};

/**
 * Starts a flow, with its ports filled, for as long as its component is there.
 *
 * @param provide fills them; called once
 */
export function useFlow<Machine extends AnyStateMachine>(
  provide: (portal: Portal) => Machine,
  { input, about, mends, onDone }: Options<Machine>,
): ActorRefFrom<Machine> {
  const portal = usePortal();
  const [machine] = useState<AnyStateMachine>(() => provide(portal));
  const flow = useActorRef(machine, { input }, ({ status, output }) => {
    if (status === 'done') onDone?.(output);
  });
  useNoticesOf(flow, about, mends);
  return flow as ActorRefFrom<Machine>;
}
