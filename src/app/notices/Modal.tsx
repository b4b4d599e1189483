import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { useNotifier, useNotifierActor } from '#src/session/notices/useNotifier.ts';
import { useFocusBack } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

const useStyles = makeStyles({
  reference: {
    display: 'block',
    marginBlockStart: '12px',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
});

/** What the insurer wants the customer to read before anything else. Title and body are its own words. */
export default function Modal() {
  const styles = useStyles();
  const actor = useNotifierActor();
  const dialog = useNotifier(({ context }) => context.dialog);
  const giveFocusBack = useFocusBack();
  const close = () => giveFocusBack(() => actor.send({ type: 'dialog.closed' }));

  return (
    <Prompt
      isAlert
      title={dialog?.title ? dialog.title : <FormattedMessage id="shell.dialog.title" />}
      main={{ text: <FormattedMessage id="shell.dialog.close" />, onChoose: close }}
    >
      {dialog?.body}
      {dialog?.reference ? (
        <>
          {' '}
          <small className={styles.reference}>
            <FormattedMessage id="shell.dialog.reference" values={{ reference: dialog.reference }} />
          </small>
        </>
      ) : null}
    </Prompt>
  );
}
