import { combinedOptionModel } from '#machines/resolutions/combined/combinedOption.model.ts';

import type { Start } from '../../actions.ts';
import { flowSpec } from '../../spec.ts';
import { getOptionsPath } from '../kit/remedies.ts';

const at = (tripId: string, flightId: string): Start => ({
  partner: 'sky',
  path: getOptionsPath(tripId, flightId),
  as: 'options@sky.test',
});

/** A lounge or cash, for CO01 and CO03 of options@sky.test. The parent page reads the disruption. */
export const spec = flowSpec(combinedOptionModel, {
  starts: {
    open: at('9914b013-14c0-5349-9a34-a0c890067b18', '0a017d54-d1aa-5a30-b6ce-4897355fcdd9'),
    taken: at('9914b013-14c0-5349-9a34-a0c890067b18', '10d26113-2a1c-5f61-8b77-6275dfbeec6f'),
  },
  events: {
    'part.chosen': [{ press: 'button', named: 'resolutions.remedy.lounge', within: '[data-machine=combinedOption]' }],
    'choice.cancelled': [{ press: 'button', named: 'resolutions.combined.back' }],
    'part.locked': { from: 'nobody' },
    'part.unlocked': { from: 'nobody' },
    'option.read': { from: 'nobody' },
  },
  states: {
    choosing: [{ text: 'resolutions.combined.question' }],
    chosen: [{ text: 'resolutions.combined.question', is: 'missing' }],
    locked: [
      {
        role: 'button',
        text: 'resolutions.combined.back',
        is: 'disabled',
        describedBy: 'resolutions.combined.held',
      },
    ],
  },
  actors: {},
  effects: { storeOption: 'unseen', storeTaken: 'unseen', clearPart: 'unseen' },
});
