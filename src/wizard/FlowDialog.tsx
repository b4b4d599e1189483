import { Button, Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useNoticePlace } from '#src/session/notices/noticePlace.ts';
import { OfflineNote } from '#src/ui/line/OfflineNote.tsx';
import { useFocusBackWhenGone } from '#src/ui/useFocusBack.ts';

import { ActingNote } from './parts/ActingNote.tsx';

type FlowDialogProps = {
  title: TextId;
  /** Nothing can be closed while an answer is waited for. */
  isWorking: boolean;
  onClose: () => void;
  attributes?: Record<string, string>;
  children: ReactNode;
};

const useStyles = makeStyles({
  surface: {
    width: '600px',
    maxWidth: '100%',
    padding: 0,
    overflowX: 'hidden',
    '@media (max-width: 639px)': {
      width: '100%',
      height: '100dvh',
      maxHeight: '100dvh',
      margin: 0,
      borderRadius: 0,
    },
  },
  top: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    paddingBlock: '12px',
    paddingInline: '24px 12px',
    '@media (max-width: 639px)': { paddingInlineStart: '16px' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  close: { minWidth: '44px', minHeight: '44px' },
  inset: { paddingInline: '24px', '@media (max-width: 639px)': { paddingInline: '16px' } },
});

/** A dialog that a flow runs in: it fills a small screen, and closes by its button and by Escape, never by a click beside it. */
export function FlowDialog({ title, isWorking, onClose, attributes, children }: FlowDialogProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const id = useId();
  const noticePlace = useNoticePlace();
  useFocusBackWhenGone();
  const close = () => (isWorking ? undefined : onClose());

  return (
    <Dialog open onOpenChange={(_, { type }) => (type === 'escapeKeyDown' ? close() : null)}>
      <DialogSurface
        className={styles.surface}
        backdrop={{ appearance: 'dimmed' }}
        aria-labelledby={id}
        {...attributes}
      >
        <ActingNote />
        <div className={styles.top}>
          <h2 className={styles.title} id={id}>
            <FormattedMessage id={title} />
          </h2>
          <Button
            className={styles.close}
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={formatMessage({ id: 'wizard.close' })}
            disabledFocusable={isWorking}
            onClick={close}
          />
        </div>
        <OfflineNote />
        <div className={styles.inset} ref={noticePlace} />
        <div className={styles.inset}>{children}</div>
      </DialogSurface>
    </Dialog>
  );
}
