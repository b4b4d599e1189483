import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { type DisputeFile, isLost, mostFiles, type Refused } from '#machines/claims/dispute/dispute.ts';
import { FilePicker } from '#src/forms/files/FilePicker.tsx';
import type { TextId } from '#src/lib/texts.ts';
import { focusAround } from '#src/ui/focus/focusAround.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';

import { FileRow } from './FileRow.tsx';
import { NotTaken } from './NotTaken.tsx';

const accepted = [
  '.jpg,.jpeg,.png,.heic,.heif,.pdf,.docx,.xlsx',
  'image/jpeg,image/png,image/heic,image/heif,application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join();

const useStyles = makeStyles({
  files: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', outlineStyle: 'none' },
  title: { margin: 0, fontSize: 'inherit', lineHeight: 'inherit', fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
});

type ChosenFilesProps = {
  /** Formatted month. */
  month: string;
  files: readonly DisputeFile[];
  refused: readonly Refused[];
  onChosen: (files: readonly File[]) => void;
  onRemoved: (id: string) => void;
};

export function ChosenFiles({ month, files, refused, onChosen, onRemoved }: ChosenFilesProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const title = useId();
  const isFull = files.length >= mostFiles && !files.some(isLost);

  return (
    <div className={styles.files} role="group" aria-labelledby={title} tabIndex={-1}>
      <h4 className={styles.title} id={title}>
        <FormattedMessage id="claims.dispute.files" />
      </h4>
      {files.length > 0 ? (
        <ul className={styles.list}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              says={wordsOf(file)}
              isWrong={isLost(file)}
              action={{
                text: 'claims.dispute.files.remove',
                label: 'claims.dispute.files.remove.of',
                onPress: ({ currentTarget }) => {
                  focusAround(currentTarget);
                  onRemoved(file.id);
                },
              }}
            />
          ))}
        </ul>
      ) : null}
      <NotTaken refused={refused} />
      {isFull ? (
        <Muted>
          <FormattedMessage id="claims.dispute.files.full" />
        </Muted>
      ) : (
        <FilePicker
          text="claims.dispute.files.add"
          label={formatMessage({ id: 'claims.dispute.files.add.of' }, { month })}
          drop="claims.dispute.files.drop"
          accept={accepted}
          onChosen={onChosen}
        >
          <Muted>
            <FormattedMessage id="claims.dispute.files.hint" />
          </Muted>
        </FilePicker>
      )}
    </div>
  );
}

/** Returns the upload state in words; null if the file only waits to be sent. */
function wordsOf(file: DisputeFile): TextId | null {
  if (file.attachmentId !== null) return 'claims.dispute.files.arrived';
  if (file.documentId !== null) return 'claims.dispute.files.stored';
  return isLost(file) ? 'claims.dispute.files.lost' : null;
}
