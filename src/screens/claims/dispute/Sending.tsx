import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import { type DisputeFile, isLost } from '#machines/claims/dispute/dispute.ts';
import type { DisputeOfferActor } from '#machines/claims/dispute/disputeOffer.machine.ts';
import type { UploadDocumentSnapshot } from '#machines/claims/dispute/uploadDocument.machine.ts';
import type { TextId } from '#src/lib/texts.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

import { Bar } from './Bar.tsx';
import { FileRow } from './FileRow.tsx';
import { FileSent } from './FileSent.tsx';
import { getUploadProgress } from './getUploadProgress.ts';
import { useSheetStyles } from './sheetStyles.ts';

/** Actions to offer when an upload stops. */
const ways: Record<string, { text: TextId; event: 'retry.requested' | 'file.removed' }> = {
  failed: { text: 'claims.dispute.sending.retry', event: 'retry.requested' },
  unattached: { text: 'claims.dispute.sending.retry', event: 'retry.requested' },
  unfit: { text: 'claims.dispute.sending.without', event: 'file.removed' },
};
const bodyOf = ({ isPosting, isStopped }: { isPosting: boolean; isStopped: boolean }): TextId => {
  if (isStopped) return 'claims.dispute.stopped.body';
  return isPosting ? 'claims.dispute.posting' : 'claims.dispute.sending.body';
};
const wordsOf = (file: DisputeFile): TextId => {
  if (isLost(file)) return 'claims.dispute.files.lost';
  return file.attachmentId === null ? 'claims.dispute.sending.wait' : 'claims.dispute.files.arrived';
};
const wayOn = (upload: UploadDocumentSnapshot | undefined) => (upload ? ways[upload.value] : undefined);

/** Uploads the files one after another, then sends the notes. */
export function Sending({ flow }: { flow: DisputeOfferActor }) {
  const styles = useSheetStyles();
  const { files } = useSelector(flow, ({ context }) => context);
  const isPosting = useSelector(flow, (snapshot) => snapshot.matches({ working: 'submitting' }));
  const sending = useSelector(flow, ({ children }) => children.uploadDocument);
  const upload = useSelector(sending, (snapshot) => snapshot);
  const way = wayOn(upload);
  // A failed upload restarts from the beginning, so it counts as 0 %.
  const far = getUploadProgress(files, way ? undefined : upload?.context);
  const quarter = Math.floor(far.percent / 25) * 25;

  return (
    <WizardPage
      title={way ? 'claims.dispute.stopped' : 'claims.dispute.sending'}
      next={way?.text ?? 'claims.dispute.confirm.submit'}
      onNext={() => way && sending?.send({ type: way.event })}
      onBack={() => sending?.send({ type: 'sending.cancelled' })}
      isBusy={!way}
    >
      <p className={styles.words}>
        <FormattedMessage id={bodyOf({ isPosting, isStopped: way !== undefined })} />
      </p>
      {files.length > 0 ? (
        <>
          <Bar {...far} />
          <ul className={styles.list}>
            {files.map((file) =>
              sending && upload?.context.id === file.id ? (
                <FileSent key={file.id} file={file} actor={sending} state={upload} />
              ) : (
                <FileRow key={file.id} file={file} says={wordsOf(file)} isWrong={isLost(file)} />
              ),
            )}
          </ul>
        </>
      ) : null}
      <div role="status" className={styles.unseen}>
        {files.length > 0 && quarter > 0 ? (
          <FormattedMessage id="claims.dispute.sending.said" values={{ percent: quarter }} />
        ) : null}
      </div>
    </WizardPage>
  );
}
