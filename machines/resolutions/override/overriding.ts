import { type Act, actsOf, isOptionStatus, type OptionStatus, partsOf, type Remedy } from '#schema/lifecycles.ts';

import type { Option } from '../resolutions.ts';

export type AgentAct = Act & `agent.${string}`;

/** What is sent of it, besides why. */
export const sentFor: Readonly<Record<AgentAct, { rejected: true } | { status: 'Initial' | 'None' }>> = {
  'agent.reject': { rejected: true },
  'agent.reset': { status: 'Initial' },
  'agent.none': { status: 'None' },
};

const leadsTo: Readonly<Record<AgentAct, OptionStatus>> = {
  'agent.reject': 'Rejected',
  'agent.reset': 'Initial',
  'agent.none': 'None',
};

/** The parts of an option that may be changed by hand: all of a combination, until one was taken. */
export const overriddenParts = ({ type, selected }: Pick<Option, 'type' | 'selected'>): Remedy[] =>
  partsOf(type).filter((part) => selected === null || selected === part);

/** What the lifecycle lets an agent do to it by hand, but for what changes nothing. */
export function overridesOf(option: Option, remedy: Remedy): AgentAct[] {
  const { status } = option;
  if (!isOptionStatus(status)) return [];
  return actsOf(remedy, status, 'agent', option).filter((act): act is AgentAct => leadsTo[act as AgentAct] !== status);
}

/** How it will stand after it: what was booked and where it was to be paid is forgotten by whoever begins again. */
export function overridden(option: Option, remedy: Remedy, act: AgentAct): Option {
  const isCombined = partsOf(option.type).length > 1;
  const after = { ...option, status: leadsTo[act], selected: isCombined ? remedy : null };
  if (act !== 'agent.reset') return after;
  return { ...after, selected: null, booking: null, confirmation: null, vendor: null };
}
