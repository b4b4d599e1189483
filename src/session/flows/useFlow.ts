import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom, OutputFrom } from 'xstate';

import type { Topic } from '#machines/session/app/notifier.logic.ts';

import { type Portal, usePortal } from '../portal.ts';
import { useFlowNotices } from './useFlowNotices.ts';

type Options<Machine extends AnyStateMachine> = {
  input: InputFrom<Machine>;
  /** Topics of the flow's notices. Must be the same array on each render. */
  about?: readonly Topic[];
  /** Further topics that progress resolves but leaving does not. Must be the same array on each render. */
  mends?: readonly Topic[];
  onDone?: (output: OutputFrom<Machine>) => void;
};

/**
 * Runs a flow while its component is mounted.
 *
 * @param provide fills the ports; called once
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
  useFlowNotices(flow, about, mends);
  return flow as ActorRefFrom<Machine>;
}
