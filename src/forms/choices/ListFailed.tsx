import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { useTouchStyles } from '#src/ui/touchStyles.ts';

const useStyles = makeStyles({
  failed: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', marginBlockStart: '4px' },
  text: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

export function ListFailed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const styles = useStyles();
  const touch = useTouchStyles();

  return (
    <div className={styles.failed} role="status">
      <p className={styles.text}>
        <FormattedMessage id="forms.choice.failed" />
      </p>
      {onRetry ? (
        <Button className={mergeClasses(touch.target)} size="small" onClick={onRetry}>
          <FormattedMessage id="forms.choice.retry" />
        </Button>
      ) : null}
    </div>
  );
}
