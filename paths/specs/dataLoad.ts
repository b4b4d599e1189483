import { dataLoadModel } from '#machines/dashboard/dataLoad.model.ts';

import { unwalked } from '../spec.ts';

export const spec = unwalked(dataLoadModel, 'no element shows the load as a whole; each dataset shows itself');
