import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { maskAccount } from '#rules/payouts/methods.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { AccountName } from './AccountName.tsx';
import { MoneyFacts } from './MoneyFacts.tsx';
import type { Accounts } from './useAccounts.ts';

const useStyles = makeStyles({
  where: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px' },
  change: {
    minWidth: 0,
    paddingInline: 0,
    // Cancels the height that the button would add to the line.
    marginBlock: '-4px',
    '@media (pointer: coarse)': { marginBlock: 0 },
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightRegular,
    textDecorationLine: 'underline',
  },
});

type ExpectedPayoutProps = {
  account: PayoutMethod | null;
  accounts: Accounts;
  isPaidByPartner: boolean;
  isByHand: boolean;
  maySetUp: boolean;
  /** Opens the choice of another account; undefined if there is no choice. */
  onChange: (() => void) | undefined;
  isOff: boolean;
};

/** Shows, before money is claimed, where it would go and when it would arrive. */
export function ExpectedPayout({ isPaidByPartner, isByHand, onChange, isOff, ...known }: ExpectedPayoutProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const { account, accounts, maySetUp } = known;
  const isSeveral = (accounts.methods?.length ?? 0) > 1;
  const mayChange = onChange && (isSeveral || (account !== null && maySetUp));
  const name = account ? (
    <AccountName description={account.description} account={maskAccount(account)} />
  ) : (
    unnamed(accounts, isPaidByPartner, maySetUp)
  );

  return (
    <MoneyFacts
      to={
        name && (
          <span className={styles.where}>
            {name}
            {mayChange ? (
              <Button
                className={mergeClasses(styles.change, touch.target)}
                appearance="transparent"
                disabledFocusable={isOff}
                onClick={onChange}
              >
                <FormattedMessage id="resolutions.money.choose" />
              </Button>
            ) : null}
          </span>
        )
      }
      isPaidByPartner={isPaidByPartner}
      isByHand={isByHand}
    />
  );
}

/** Text to show while no account can be named. */
function unnamed({ isComing, methods }: Accounts, isPaidByPartner: boolean, maySetUp: boolean) {
  if (isComing) return <FormattedMessage id="resolutions.money.looking" />;
  if (methods === null) return <FormattedMessage id="resolutions.money.unknown" />;
  if (methods.length > 0) return <FormattedMessage id="resolutions.money.several" values={{ count: methods.length }} />;
  return isPaidByPartner || !maySetUp ? null : <FormattedMessage id="resolutions.money.none" />;
}
