import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { useDataset } from '#src/session/data/useDataset.tsx';
import { useActing } from '#src/session/useActing.ts';
import { wide } from '#src/ui/spaces.ts';
import { visible } from '#src/ui/visible.ts';

const useStyles = makeStyles({
  note: {
    margin: 0,
    paddingBlock: '8px',
    paddingInline: '16px',
    // As on the strip across the page; behind a dialog there is no text around it to take them from.
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
  },
  bar: {
    display: 'none',
    [wide]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '44px',
      boxSizing: 'border-box',
      position: 'relative',
      top: visible.top,
    },
  },
  // Seen above the dialog, and heard in it.
  above: { [wide]: { position: 'absolute', width: '1px', height: '1px', padding: 0, overflow: 'hidden' } },
});

/** Tells an agent whose account it is where a dialog covers what the page says of it. */
export function ActingNote() {
  const styles = useStyles();
  return <Acting className={mergeClasses(styles.note, styles.above)} />;
}

/** The same across the top of a wide screen, where the page behind a dialog is dimmed. */
export function ActingBar() {
  const styles = useStyles();
  return <Acting className={mergeClasses(styles.note, styles.bar)} />;
}

function Acting({ className }: { className: string }) {
  const isAgent = useActing();
  const user = useDataset('USER_DETAILS').data?.user;
  if (!isAgent) return null;

  return (
    <p className={className}>
      {user ? (
        <FormattedMessage id="shell.acting" values={{ name: `${user.firstName} ${user.surname}` }} />
      ) : (
        <FormattedMessage id="shell.acting.somebody" />
      )}
    </p>
  );
}
