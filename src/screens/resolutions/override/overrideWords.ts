import type { AgentAct } from '#machines/resolutions/override/overrideOption.logic.ts';
import type { Remedy } from '#schema/lifecycles.ts';
import type { TextId } from '#src/lib/texts.ts';

type Words = { button: TextId; title: TextId };

const words: Record<'agent.reject' | 'agent.reset', Words> = {
  'agent.reject': { button: 'resolutions.override.reject', title: 'resolutions.override.reject.title' },
  'agent.reset': { button: 'resolutions.override.reset', title: 'resolutions.override.reset.title' },
};

const none: Record<'LOUNGE' | 'HOTEL', Words> = {
  LOUNGE: { button: 'resolutions.override.no_lounge', title: 'resolutions.override.no_lounge.title' },
  HOTEL: { button: 'resolutions.override.no_hotel', title: 'resolutions.override.no_hotel.title' },
};

/** Returns the button label and the dialog title of an override. */
export const overrideWords = (remedy: Remedy, act: AgentAct): Words =>
  act === 'agent.none' ? none[remedy === 'HOTEL' ? 'HOTEL' : 'LOUNGE'] : words[act];
