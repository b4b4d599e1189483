import { MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';

import { useNotifierActor } from '#src/session/notices/useNotifier.ts';

import { DismissButton } from './DismissButton.tsx';

const useStyles = makeStyles({ place: { paddingBlockEnd: '16px' }, bar: { paddingBlock: '8px' } });

/**
 * Explains after a timeout why the customer must sign in again. Stays until dismissed or until the next session.
 *
 * @param inPage element in the page's flow: over the page, the message would cover the form
 */
export default function TimeoutToast({ inPage }: { inPage: HTMLElement }) {
  const styles = useStyles();
  const actor = useNotifierActor();

  return createPortal(
    <div className={styles.place} data-toast="session-timeout">
      <MessageBar className={styles.bar} intent="info" layout="multiline">
        <MessageBarBody>
          <FormattedMessage id="session.timed_out" />
        </MessageBarBody>
        <MessageBarActions
          containerAction={<DismissButton onDismiss={() => actor.send({ type: 'toast.dismissed' })} />}
        />
      </MessageBar>
    </div>,
    inPage,
  );
}
