import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { Prompt } from '#src/ui/Prompt.tsx';

import { MarkdownText } from '../MarkdownText.tsx';
import { useDocumentReading } from '../useDocumentReading.ts';

const useStyles = makeStyles({
  text: { marginBlock: '0 12px', overflowWrap: 'anywhere' },
});

type CallCostsProps = {
  /** Text of the link. */
  phone: string;
  href: string;
  onClose: () => void;
};

/** Shows the cost of a call before it is made. If the partner has no such text, the user can call anyway. */
export default function CallCosts({ phone, href, onClose }: CallCostsProps) {
  const { view, data, attributes } = useDocumentReading('call_cost_info');
  const styles = useStyles();
  const document = data?.document;

  return (
    <Prompt
      title={<FormattedMessage id="support.call.title" />}
      main={{
        text: <FormattedMessage id="support.call.call" />,
        onChoose: () => {
          onClose();
          follow(href);
        },
      }}
      stay={{ text: <FormattedMessage id="support.call.cancel" />, onChoose: onClose }}
    >
      <p className={styles.text}>
        <FormattedMessage id="support.call.number" values={{ phone }} />
      </p>
      <div {...attributes} aria-live="polite">
        {document?.body ? (
          <div lang={document.locale}>
            <MarkdownText text={document.body} />
          </div>
        ) : (
          <p className={styles.text}>
            <FormattedMessage id={view === 'loading' ? 'support.call.loading' : 'support.call.failed'} />
          </p>
        )}
      </div>
    </Prompt>
  );
}

function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.click();
}
