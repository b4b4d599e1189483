import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { getSupportPath } from '#src/lib/links/support.ts';
import { useNotifier, useNotifierActor } from '#src/session/notices/useNotifier.ts';
import { later } from '#src/ui/connection/later.tsx';
import { Gap } from '#src/ui/content/Gap.tsx';
import { useFocusBack } from '#src/ui/focus/useFocusBack.ts';
import links from '#src/ui/link.module.css';
import { Prompt } from '#src/ui/Prompt.tsx';

import { WithData } from '../pages/inside/WithData.tsx';

const CallCosts = later(() => fromFile('documents', () => import('#src/screens/content/support/CallCosts.tsx')));

const useStyles = makeStyles({
  reference: {
    display: 'block',
    marginBlockStart: '12px',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
  support: {
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: '24px',
    marginBlockStart: '12px',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});

/**
 * A dialog of the notifier: the insurer's message with its own title and body, which must be read first, or the cost of
 * a call.
 */
export default function Modal() {
  const actor = useNotifierActor();
  const dialog = useNotifier(({ context }) => context.dialog);
  const giveFocusBack = useFocusBack();
  const close = () => giveFocusBack(() => actor.send({ type: 'dialog.closed' }));
  if (!dialog) return null;

  return dialog.call === undefined ? (
    <Words dialog={dialog} onClose={close} />
  ) : (
    <WithData>
      <CallCosts phone={dialog.body} href={dialog.call} onClose={close} />
    </WithData>
  );
}

type WordsProps = { dialog: { title: string; body: string; reference?: string }; onClose: () => void };

function Words({ dialog: { title, body, reference }, onClose }: WordsProps) {
  const styles = useStyles();

  return (
    <Prompt
      isAlert
      title={title ? title : <FormattedMessage id="shell.dialog.title" />}
      main={{ text: <FormattedMessage id="shell.dialog.close" />, onChoose: onClose }}
    >
      {body}
      {reference ? (
        <>
          <Gap />
          <small className={styles.reference}>
            <FormattedMessage id="shell.dialog.reference" values={{ reference }} />
          </small>
        </>
      ) : null}
      <Gap />
      <SupportLink reference={reference} onFollow={onClose} />
    </Prompt>
  );
}

/** Links to the contact form once its texts are loaded. */
function SupportLink({ reference, onFollow }: { reference: string | undefined; onFollow: () => void }) {
  const styles = useStyles();
  const { messages } = useIntl();
  if (!messages['support.link']) return null;

  return (
    <Link className={`${links.link} ${styles.support}`} to={getSupportPath(reference)} onClick={onFollow}>
      <FormattedMessage id="support.link" />
    </Link>
  );
}
