import { describeEditing } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { editItemMachine } from './editItem.machine.ts';
import { bakeryDetails, editItemModel } from './editItem.model.ts';

describeEditing(editItemMachine, {
  known: bakeryDetails,
  all: bakeryDetails,
  changed: { address: '21 Mill Lane, Leeds' },
  other: { name: 'Old bakery' },
  field: 'name',
  refusal: 'GENERAL_400',
});

describeModel(editItemModel, {
  'to begin with': { 'from the list': 'describing' },
  describing: {
    'details.entered: with another address': 'editing',
    'details.entered: as before': 'left',
    'dialog.closed': 'left',
  },
  'describing (unsure)': { 'details.entered: as before': 'editing' },
  editing: {
    'edit: edited': 'edited + announceEdited',
    'edit: FAILED_VALIDATION': 'describing',
    'edit: gone': 'gone + announceGone',
    'edit: GENERAL_400': 'describing + react(warning, GENERAL_400)',
    'edit: no answer': 'describing (unsure) + announceUnanswered',
  },
  edited: {},
  gone: {},
  left: {},
});
