import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { useApp } from '#src/session/portal.ts';
import { useDataset } from '#src/session/useDataset.ts';

const useStyles = makeStyles({
  note: {
    margin: 0,
    paddingBlock: '8px',
    paddingInline: '24px',
    '@media (max-width: 639px)': { paddingInline: '16px' },
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
});

/** Tells an agent whose account it is where a dialog covers what the page says of it. */
export function ActingNote() {
  const styles = useStyles();
  const isAgent = useApp(({ context }) => Boolean(context.session?.agentId));
  const user = useDataset('USER_DETAILS').data?.user;
  if (!isAgent) return null;

  return (
    <p className={styles.note}>
      {user ? (
        <FormattedMessage id="shell.acting" values={{ name: `${user.firstName} ${user.surname}` }} />
      ) : (
        <FormattedMessage id="shell.acting.somebody" />
      )}
    </p>
  );
}
