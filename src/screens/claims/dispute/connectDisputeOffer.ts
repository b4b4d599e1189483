import type { ChosenFile, Unwanted } from '#machines/claims/dispute/dispute.ts';
import { disputeOfferMachine } from '#machines/claims/dispute/disputeOffer.machine.ts';
import { uploadDocumentMachine } from '#machines/claims/dispute/uploadDocument.machine.ts';
import { isElsewhere } from '#machines/kit/refusals.ts';
import { firstBytes, isDocument, lengthProblem } from '#rules/files/files.ts';
import { createClaimsApi } from '#src/api/claims/claims.ts';
import { createDocumentsApi } from '#src/api/claims/documents.ts';
import { sendDocument } from '#src/api/claims/sendDocument.ts';
import { shortenFileName } from '#src/api/fileName.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import type { Claim } from '../claim.ts';

/** Contents of the files chosen on this page, by id. */
export type FilesHere = ReadonlyMap<string, File>;

/** Provides a dispute with calls to the insurer and its file storage. */
export const connectDisputeOffer =
  ({ itemId, alertId }: Pick<Claim, 'itemId' | 'alertId'>, here: FilesHere) =>
  (portal: Portal): typeof disputeOfferMachine => {
    const { dispute, readClaim } = createClaimsApi(portal);
    const { openDocument, attachDocument } = createDocumentsApi(portal);
    const userId = () => portal.app.getSnapshot().context.session?.id ?? '';
    const fileOf = (id: string): File => {
      const file = here.get(id);
      if (!file) throw new TypeError('The file is not here any more');
      return file;
    };

    const uploadDocument = uploadDocumentMachine.provide({
      actors: {
        openDocument: query(({ documentName }, signal) =>
          openDocument({ userId: userId(), documentName: shortenFileName({ name: documentName }) }, signal),
        ),
        sendFile: query(async ({ id, url, progress }, signal) =>
          sendDocument({ url, file: fileOf(id), progress }, signal),
        ),
        checkFile: query(async ({ id }) => ({ kind: (await isReadable(here.get(id))) ? 'readable' : 'unreadable' })),
        attachDocument: mutation(portal, ({ name, ...asked }) =>
          attachDocument({ ...asked, itemId, alertId, name: shortenFileName({ name }) }),
        ),
      },
      actions: {
        react: (_, { reaction }) => (isElsewhere(reaction) ? portal.react(reaction) : undefined),
      },
    });

    return disputeOfferMachine.provide({
      actors: {
        uploadDocument,
        inspectFiles: query(async (chosen) => ({
          kind: 'inspected',
          files: await Promise.all(chosen.map(async (file) => ({ ...file, why: await problemOf(here, file) }))),
        })),
        dispute: mutation(portal, (asked) => dispute({ ...asked, itemId, alertId }), { whenLeft: 'ITEM_ALERTS' }),
        readClaim: query(readClaim),
      },
      actions: {
        ...createRefusalPorts(portal, 'dispute'),
        claimsOutdated: () => tellOutdated(portal.app, 'ITEM_ALERTS'),
      },
    });
  };

/** A file that was changed or deleted after it was chosen cannot be read. */
const isReadable = async (file: File | undefined): Promise<boolean> =>
  file !== undefined &&
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Returns why a file cannot be used; a file deleted from the device counts as empty. */
async function problemOf(here: FilesHere, { id, size }: ChosenFile): Promise<Unwanted | null> {
  const file = here.get(id);
  const why = lengthProblem(size);
  if (why || !file) return why ?? 'empty';
  try {
    const first = new Uint8Array(await file.slice(0, firstBytes).arrayBuffer());
    return isDocument(first) ? null : 'kind';
  } catch {
    return 'empty';
  }
}
