import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { MouseEvent, ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { DisputeFile } from '#machines/claims/dispute/dispute.ts';
import type { TextId } from '#src/lib/texts.ts';
import { Size } from '#src/ui/values/Size.tsx';

const useStyles = makeStyles({
  file: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '8px',
    paddingBlock: '4px',
  },
  name: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums lining-nums' },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  button: { minHeight: '44px' },
});

type Action = { text: TextId; label: TextId; onPress: (event: MouseEvent<HTMLButtonElement>) => void };

type FileRowProps = {
  file: DisputeFile;
  /** Text id, or an element that shows the progress. */
  says: TextId | ReactElement | null;
  isWrong?: boolean;
  action?: Action | null;
};

export function FileRow({ file, says, isWrong = false, action = null }: FileRowProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();

  return (
    <li className={styles.file} data-file={file.name}>
      <div>
        <div className={styles.name}>
          <span>{file.name}</span>
          <span className={styles.quiet}>
            <Size bytes={file.size} />
          </span>
        </div>
        {says ? (
          <div className={mergeClasses(styles.quiet, isWrong && styles.wrong)}>
            {typeof says === 'string' ? <FormattedMessage id={says} /> : says}
          </div>
        ) : null}
      </div>
      {action ? (
        <Button
          className={styles.button}
          appearance="subtle"
          aria-label={formatMessage({ id: action.label }, { name: file.name })}
          onClick={action.onPress}
        >
          <FormattedMessage id={action.text} />
        </Button>
      ) : null}
    </li>
  );
}
