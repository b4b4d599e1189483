import { FormattedMessage } from 'react-intl';

import type { DisputeFile } from '#machines/claims/dispute/dispute.ts';
import type { UploadDocumentActor, UploadDocumentSnapshot } from '#machines/claims/dispute/uploadDocument.machine.ts';
import { isCode } from '#schema/errors.ts';
import { textOfCode } from '#src/lib/texts.ts';
import { focusAround } from '#src/ui/focus/focusAround.ts';

import { FileRow } from './FileRow.tsx';

const unanswered = {
  failed: 'claims.dispute.sending.failed',
  unattached: 'claims.dispute.sending.unattached',
} as const;

type FileSentProps = { file: DisputeFile; actor: UploadDocumentActor; state: UploadDocumentSnapshot };

/** Row of the file that is being uploaded: its progress, or its failure with an action. */
export function FileSent({ file, actor, state }: FileSentProps) {
  const isStuck = state.matches('failed') || state.matches('unattached');

  return (
    <FileRow
      file={file}
      isWrong={isStuck || state.matches('unfit')}
      says={<Words state={state} />}
      action={
        isStuck
          ? {
              text: 'claims.dispute.sending.without',
              label: 'claims.dispute.sending.without.of',
              onPress: ({ currentTarget }) => {
                focusAround(currentTarget);
                actor.send({ type: 'file.removed' });
              },
            }
          : state.matches('unfit')
            ? null
            : {
                text: 'claims.dispute.sending.cancel',
                label: 'claims.dispute.sending.cancel.of',
                onPress: () => actor.send({ type: 'sending.cancelled' }),
              }
      }
    />
  );
}

function Words({ state }: { state: UploadDocumentSnapshot }) {
  const { refusal, percent, tries } = state.context;
  switch (state.value) {
    case 'failed':
    case 'unattached':
      return (
        <span role="alert">
          {refusal && isCode(refusal) ? (
            <FormattedMessage id={textOfCode(refusal)} />
          ) : (
            <FormattedMessage id={unanswered[state.value]} />
          )}
        </span>
      );
    case 'unfit':
      return (
        <span role="alert">
          <FormattedMessage id="claims.dispute.sending.unfit" />
        </span>
      );
    case 'attaching':
      return <FormattedMessage id="claims.dispute.sending.attaching" />;
    default:
      return (
        <FormattedMessage
          id={tries > 1 ? 'claims.dispute.sending.again' : 'claims.dispute.sending.now'}
          values={{ percent }}
        />
      );
  }
}
