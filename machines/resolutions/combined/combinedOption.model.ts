import type { Model } from '../../kit/model.ts';
import { createOption } from '../case/case.model.ts';
import { findRemedy } from '../case/remedies.ts';
import { combinedOptionMachine } from './combinedOption.machine.ts';

const open = createOption('LOUNGE|CASH');
const taken = createOption('LOUNGE|CASH', { selected: 'LOUNGE', status: 'Booked', resolutionId: 'resolution' });

export const combinedOptionModel = {
  machine: combinedOptionMachine,
  inputs: { open: { option: open }, taken: { option: taken } },
  events: {
    'part.chosen': { lounge: { remedy: 'LOUNGE' } },
    'choice.cancelled': 'no payload',
    'part.locked': 'no payload',
    'part.unlocked': 'no payload',
    'option.read': { open: { option: open }, taken: { option: taken } },
  },
  answers: {},
  stateKey: ({ option, remedy }) => [remedy, findRemedy(option) && 'taken'].filter(Boolean).join(', '),
} satisfies Model<typeof combinedOptionMachine>;
