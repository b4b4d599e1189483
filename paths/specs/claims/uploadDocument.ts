import { uploadDocumentModel } from '#machines/claims/dispute/uploadDocument.model.ts';

import { notInBrowser } from '../../spec.ts';

/** Files are chosen in `e2e/claims/dispute.spec.ts`. */
export const spec = notInBrowser(uploadDocumentModel, 'a script cannot bring a file along');
