import { attachFileModel } from '#machines/luggage/attachFile.model.ts';

import { notInBrowser } from '../spec.ts';

/** A journey of its own chooses files (`e2e/luggage/files.spec.ts`). */
export const spec = notInBrowser(attachFileModel, 'a script cannot bring a file along');
