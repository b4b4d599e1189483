import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { joinNames } from '#rules/people/names.ts';

import { useDataset } from '#src/session/data/useDataset.tsx';
import { useActing } from '#src/session/useActing.ts';
import { wide } from '#src/ui/spaces.ts';
import { visible } from '#src/ui/visible.ts';

const useStyles = makeStyles({
  note: {
    margin: 0,
    paddingBlock: '8px',
    paddingInline: '16px',
    // Repeats the text styles of the page's banner, because a dialog does not inherit them.
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
  // Visually hidden in the dialog, because the bar above shows it; screen readers read it here.
  above: { [wide]: { position: 'absolute', width: '1px', height: '1px', padding: 0, overflow: 'hidden' } },
});

/** Tells an agent whose account is open, inside a dialog that covers the page's banner. */
export function ActingNote() {
  const styles = useStyles();
  return <Acting className={mergeClasses(styles.note, styles.above)} />;
}

/** Shows the same across the top of a wide screen, above the dimmed page. */
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
        <FormattedMessage id="shell.acting" values={{ name: joinNames(user.firstName, user.surname) }} />
      ) : (
        <FormattedMessage id="shell.acting.somebody" />
      )}
    </p>
  );
}
