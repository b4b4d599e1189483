import { describeCancelling } from '#tests/kit/machines/cancelling.ts';
import { describeModel } from '#tests/kit/model.ts';

import { cancelItemMachine } from './cancelItem.machine.ts';
import { cancelItemModel } from './cancelItem.model.ts';

describeCancelling(cancelItemMachine, { gone: { kind: 'gone' }, locked: 'IN_USE', refusal: 'INVALID_PARAMS' });

describeModel(cancelItemModel);
