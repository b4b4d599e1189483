import { MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useNotifier, useNotifierActor } from '#src/session/useNotifier.ts';

import { DismissButton } from './DismissButton.tsx';

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    zIndex: 1000,
    insetBlockStart: '64px',
    insetInline: '8px',
    marginInline: 'auto',
    maxWidth: '640px',
  },
  bar: { boxShadow: tokens.shadow16, paddingBlock: '8px', alignItems: 'start' },
  text: { whiteSpace: 'normal' },
  list: { marginBlock: '4px 0', paddingInlineStart: '20px' },
});

/** What the portal has to say now, one thing at a time. */
export default function Notices() {
  const styles = useStyles();
  const actor = useNotifierActor();
  const notice = useNotifier(({ context }) => context.notices[0]);
  const attributes = flowAttributes(useNotifier((notifier) => notifier));

  return (
    <div className={styles.place} {...attributes} role={notice?.severity === 'success' ? 'status' : 'alert'}>
      {notice ? (
        <MessageBar className={styles.bar} intent={notice.severity} layout="multiline">
          <MessageBarBody className={styles.text}>
            {'raw' in notice.text ? (
              notice.text.raw
            ) : (
              <FormattedMessage id={notice.text.id as TextId} values={notice.text.values ?? {}} />
            )}{' '}
            {notice.general ? <FormattedMessage id="errors.general" /> : null}
            {notice.details ? (
              <ul className={styles.list}>
                {notice.details.map((detail) => (
                  <li key={detail}>
                    <FormattedMessage id={detail as TextId} />
                  </li>
                ))}
              </ul>
            ) : null}
          </MessageBarBody>
          <MessageBarActions
            containerAction={<DismissButton onDismiss={() => actor.send({ type: 'notice.dismissed' })} />}
          />
        </MessageBar>
      ) : null}
    </div>
  );
}
