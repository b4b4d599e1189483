import { describeAdding } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';
import { guitar, lostGuitar } from '../bag.model.ts';
import { addBagMachine } from './addBag.machine.ts';
import { addBagModel } from './addBag.model.ts';

describeAdding(addBagMachine, {
  entered: guitar,
  others: { ...guitar, pir: 'LHRVO10061' },
  kept: lostGuitar,
  field: 'pir',
  refusal: 'DUPLICATE_ENTRY',
});

const warned = (code: string) => `describing + react(warning, ${code})`;

describeModel(addBagModel, {
  'to begin with': { 'from the list': 'describing' },
  describing: { 'details.entered: a guitar': 'adding', 'dialog.closed': 'left' },
  adding: {
    'add: added': 'added + announceAdded',
    'add: FAILED_VALIDATION': 'describing',
    'add: DUPLICATE_ENTRY': warned('DUPLICATE_ENTRY'),
    'add: FLIGHT_NOT_FOUND': warned('FLIGHT_NOT_FOUND'),
    'add: no answer': 'describing + announceUnanswered',
  },
  added: {},
  left: {},
});
