import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';

import { useNotifierActor } from '#src/session/useNotifier.ts';

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    zIndex: 1000,
    insetBlockEnd: '16px',
    insetInline: '8px',
    marginInline: 'auto',
    maxWidth: '480px',
  },
  bar: { boxShadow: tokens.shadow28, paddingBlock: '8px' },
});

/** Where a customer came in, after their hour was over. It stays until it is read or the next session opens. */
export default function TimeoutToast() {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const actor = useNotifierActor();

  return (
    <div className={styles.place} role="status" data-toast="session-timeout">
      <MessageBar className={styles.bar} intent="info" layout="multiline">
        <MessageBarBody>
          <FormattedMessage id="session.timed_out" />
        </MessageBarBody>
        <MessageBarActions
          containerAction={
            <Button
              appearance="transparent"
              aria-label={formatMessage({ id: 'shell.notice.close' })}
              icon={<DismissRegular />}
              onClick={() => actor.send({ type: 'toast.dismissed' })}
            />
          }
        />
      </MessageBar>
    </div>
  );
}
