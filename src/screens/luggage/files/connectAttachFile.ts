import { isElsewhere } from '#machines/kit/refusals.ts';
import { attachFileMachine, type FileInspected } from '#machines/luggage/attachFile.machine.ts';
import { firstBytes, isPictureOrPdf, lengthProblem } from '#rules/files/files.ts';
import { createFileUpload } from '#src/api/luggage/attachFile.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { Queue } from '#src/lib/queue.ts';
import { query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { announceDeletion } from '../announceDeletion.ts';

/** Provides an upload with calls to the gateway, started in turn. Its row shows the error, so there is no notice. */
export const connectAttachFile =
  (bagId: string, file: File, queue: Queue) =>
  (portal: Portal): typeof attachFileMachine =>
    attachFileMachine.provide({
      actors: {
        inspectFile: query(() => inspected(file)),
        sendFile: query(({ begin, ...input }, signal) =>
          queue.inTurn(() => {
            begin();
            return createFileUpload({ bagId, file, token: portal.tab.read(slices.accessToken) })(input, signal);
          }, signal),
        ),
      },
      actions: {
        react: (_, { reaction }) => (isElsewhere(reaction) ? portal.react(reaction) : undefined),
        announceGone: () => announceDeletion(portal, bagId),
      },
    });

async function inspected(file: File): Promise<FileInspected> {
  const why = lengthProblem(file.size);
  if (why) return { kind: 'unfit', why };
  const first = new Uint8Array(await file.slice(0, firstBytes).arrayBuffer());
  return isPictureOrPdf(first) ? { kind: 'fits' } : { kind: 'unfit', why: 'kind' };
}
