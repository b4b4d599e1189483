import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentTextRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { wide } from '#src/ui/spaces.ts';

const useStyles = makeStyles({
  meaning: {
    margin: 0,
    display: 'flex',
    gap: '12px',
    fontSize: '13px',
    lineHeight: '20px',
    textWrap: 'pretty',
    color: tokens.colorNeutralForeground2,
  },
  icon: { display: 'none', flexShrink: 0, fontSize: '20px', [wide]: { display: 'block' } },
});

export function Meaning({ isAdjusted }: { isAdjusted: boolean }) {
  const styles = useStyles();

  return (
    <p className={styles.meaning}>
      <DocumentTextRegular className={styles.icon} />
      <span>
        <FormattedMessage id={isAdjusted ? 'claims.offer.meaning_adjusted' : 'claims.offer.meaning'} />
      </span>
    </p>
  );
}
