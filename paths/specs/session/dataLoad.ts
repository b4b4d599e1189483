import { dataLoadModel } from '#machines/session/data/dataLoad.model.ts';

import { notInBrowser } from '../../spec.ts';

export const spec = notInBrowser(dataLoadModel, 'no element shows the load as a whole; each dataset shows itself');
