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

describeModel(addBagModel);
