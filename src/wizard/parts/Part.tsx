import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import links from '#src/ui/link.module.css';
import { useLeaving } from '../LeavingContext.ts';

const useStyles = makeStyles({
  all: { margin: 0 },
  part: {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr) auto',
    columnGap: '16px',
    paddingBlock: '8px',
    ':not(:last-child)': { boxShadow: `inset 0 -1px ${tokens.colorNeutralStroke2}` },
    '@media (max-width: 639px)': { gridTemplateColumns: '80px minmax(0, 1fr) auto', columnGap: '12px' },
  },
  name: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  value: { margin: 0, display: 'grid', gap: '2px', overflowWrap: 'anywhere' },
  change: { margin: 0, alignSelf: 'start' },
  way: { minHeight: '24px', '@media (pointer: coarse)': { minHeight: '44px', marginBlock: '-10px' } },
});

export function Parts({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <dl className={styles.all}>{children}</dl>;
}

type PartProps = {
  name: TextId;
  change?: TextId;
  onChange?: (() => void) | undefined;
  isFixed?: boolean;
  children: ReactNode;
};

/** Row of the summary. Each child has its own line, so wrap text that contains elements. */
export function Part({ name, change, onChange, isFixed = false, children }: PartProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const leave = useLeaving();

  return (
    <div className={styles.part}>
      <dt className={styles.name}>
        <FormattedMessage id={name} />
      </dt>
      <dd className={styles.value}>{children}</dd>
      {change && onChange ? (
        <dd className={styles.change}>
          <button
            type="button"
            className={`${links.link} ${links.inText} ${styles.way}`}
            aria-label={formatMessage({ id: change })}
            aria-disabled={isFixed}
            onClick={isFixed ? undefined : () => leave(onChange)}
          >
            <FormattedMessage id="wizard.change" />
          </button>
        </dd>
      ) : null}
    </div>
  );
}
