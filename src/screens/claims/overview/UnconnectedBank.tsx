import { makeStyles } from '@fluentui/react-components';
import { PlugDisconnectedRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { Chip } from '#src/ui/content/Chip.tsx';

import { getItemName, type Item } from '../items/item.ts';
import { ConnectLink } from '../items/permissions/ConnectLink.tsx';
import { lineStyles } from './lineStyles.ts';

const useStyles = makeStyles(lineStyles);

/** Row for insured items whose required bank connection is missing. */
export function UnconnectedBank({ items: [first, ...others] }: { items: readonly Item[] }) {
  const styles = useStyles();
  if (!first) return null;

  return (
    <div className={styles.line}>
      <Chip tone="warning" icon={<PlugDisconnectedRegular />}>
        <FormattedMessage id="claims.items.not_connected" />
      </Chip>{' '}
      <div className={styles.what}>
        <span className={styles.name}>
          <FormattedMessage
            id="claims.permissions.notice"
            values={{ name: getItemName(first), others: others.length }}
          />
        </span>{' '}
        <span className={styles.fine}>
          <FormattedMessage id="claims.permissions.notice.why" />
        </span>
      </div>
      <ConnectLink />
    </div>
  );
}
