import { attachFileModel } from '#machines/luggage/attachFile.model.ts';

import { notInBrowser } from '../../spec.ts';

/** Files are chosen in `e2e/luggage/files.spec.ts`. */
export const spec = notInBrowser(attachFileModel, 'a script cannot bring a file along');
