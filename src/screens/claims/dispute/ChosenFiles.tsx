import { Button, makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons';
import { type DragEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { type DisputeFile, isLost, mostFiles, type Refused } from '#machines/claims/dispute/dispute.ts';
import type { TextId } from '#src/lib/texts.ts';
import { focusAround } from '#src/ui/focus/focusAround.ts';
import { portalTokens } from '#src/ui/tokens.ts';

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
  zone: {
    display: 'grid',
    justifyItems: 'center',
    gap: '4px',
    padding: '16px',
    textAlign: 'center',
    borderRadius: portalTokens.borderRadiusCard,
    ...shorthands.border('1px', 'dashed', tokens.colorNeutralStrokeAccessible),
  },
  over: {
    ...shorthands.border('1px', 'solid', tokens.colorBrandStroke1),
    backgroundColor: tokens.colorNeutralBackground2,
  },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '4px 8px' },
  button: { minHeight: '44px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  // Nobody drags with a finger.
  drop: { color: tokens.colorNeutralForeground2, '@media (pointer: coarse)': { display: 'none' } },
});

type ChosenFilesProps = {
  /** In words. */
  month: string;
  files: readonly DisputeFile[];
  refused: readonly Refused[];
  onChosen: (files: readonly File[]) => void;
  onRemoved: (id: string) => void;
};

/** The files of a month, and the place where more can be dropped, or chosen by its button. */
export function ChosenFiles({ month, files, refused, onChosen, onRemoved }: ChosenFilesProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const add = formatMessage({ id: 'claims.dispute.files.add.of' }, { month });
  const isFull = files.length >= mostFiles && !files.some(isLost);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onChosen([...event.dataTransfer.files]);
  };

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
      <div
        className={mergeClasses(styles.zone, isOver && styles.over)}
        data-drop
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {isFull ? (
          <p className={styles.quiet}>
            <FormattedMessage id="claims.dispute.files.full" />
          </p>
        ) : (
          <>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept={accepted}
              aria-label={add}
              onChange={({ currentTarget }) => {
                onChosen([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
            <div className={styles.ways}>
              <Button
                className={styles.button}
                icon={<AttachRegular />}
                aria-label={add}
                onClick={() => input.current?.click()}
              >
                <FormattedMessage id="claims.dispute.files.add" />
              </Button>
              <span className={styles.drop}>
                <FormattedMessage id="claims.dispute.files.drop" />
              </span>
            </div>
            <p className={styles.quiet}>
              <FormattedMessage id="claims.dispute.files.hint" />
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** What is known of it; nothing where it only waits to be sent. */
function wordsOf(file: DisputeFile): TextId | null {
  if (file.attachmentId !== null) return 'claims.dispute.files.arrived';
  if (file.documentId !== null) return 'claims.dispute.files.stored';
  return isLost(file) ? 'claims.dispute.files.lost' : null;
}
