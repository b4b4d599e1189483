import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  AddRegular,
  BuildingBankRegular,
  ChevronRightRegular,
  PaymentRegular,
  StarRegular,
  WalletRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { maskAccount } from '#rules/payouts/methods.ts';
import { Chip } from '#src/ui/content/Chip.tsx';
import { Notice } from '#src/ui/content/Notice.tsx';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { portalTokens } from '#src/ui/tokens.ts';
import { FlowDialog } from '#src/wizard/dialogs/FlowDialog.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { Sheet } from '#src/wizard/frame/Sheet.tsx';
import { Actions } from '#src/wizard/parts/Actions.tsx';
import { StepHeading } from '#src/wizard/parts/StepHeading.tsx';

const icons: Record<string, ReactElement> = { BANK: <BuildingBankRegular />, WALLET: <WalletRegular /> };

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  method: {
    width: '100%',
    minHeight: '68px',
    justifyContent: 'flex-start',
    padding: '12px 16px',
    borderRadius: portalTokens.borderRadiusInner,
    textAlign: 'start',
  },
  row: { flexGrow: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: '12px' },
  what: { flexGrow: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  words: { flex: '1 1 160px', minWidth: 0, display: 'grid' },
  description: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  account: {
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  on: { flexShrink: 0 },
  another: { justifySelf: 'start', alignSelf: 'flex-start', minHeight: '44px' },
});

type ChooseMethodProps = {
  /** Sorted with the preferred method first. */
  methods: readonly PayoutMethod[];
  about: readonly Topic[];
  attributes: Record<string, string>;
  /** The choice only changes the account; it does not claim yet. */
  isChange: boolean;
  /** The account shown before is no longer valid. */
  isOutdated: boolean;
  onAnother: (() => void) | undefined;
  onChoose: (payoutMethodId: string) => void;
  onClose: () => void;
};

/** Offers a button for each payout method. Nothing is preselected, because the money is paid only once. */
export function ChooseMethod(props: ChooseMethodProps) {
  const { methods, about, attributes, isChange, isOutdated, onAnother, onChoose, onClose } = props;
  const styles = useStyles();
  const { fill } = useFillStyles();

  return (
    <FlowDialog title="payouts.select.title" about={about} isWorking={false} onClose={onClose} attributes={attributes}>
      <div className={fill}>
        <Sheet>
          <StepHeading title="payouts.select.question" />
          {isOutdated ? (
            <Notice tone="warning">
              <FormattedMessage id="payouts.select.other" />
            </Notice>
          ) : null}
          <Muted>
            <FormattedMessage id={isChange ? 'payouts.select.note_change' : 'payouts.select.note'} />
          </Muted>
          <ul className={styles.list}>
            {methods.map(({ payoutMethodId, type, description, isPreferred, fields }) => (
              <li key={payoutMethodId}>
                <Button
                  className={styles.method}
                  size="large"
                  icon={icons[type] ?? <PaymentRegular />}
                  onClick={() => onChoose(payoutMethodId)}
                >
                  <span className={styles.row}>
                    <span className={styles.what}>
                      <span className={styles.words}>
                        <span className={styles.description}>{description}</span>
                        <Account fields={fields} />
                      </span>
                      {isPreferred ? (
                        <Chip tone="informative" icon={<StarRegular />}>
                          <FormattedMessage id="payouts.preferred" />
                        </Chip>
                      ) : null}
                    </span>
                    <ChevronRightRegular className={styles.on} />
                  </span>
                </Button>
              </li>
            ))}
          </ul>
          {onAnother ? (
            <Button className={styles.another} icon={<AddRegular />} size="large" onClick={onAnother}>
              <FormattedMessage id="payouts.add" />
            </Button>
          ) : null}
        </Sheet>
        <Actions other="payouts.select.cancel" onOther={onClose} />
      </div>
    </FlowDialog>
  );
}

/** Shows the account number or address, because two wallets can have the same name. */
function Account({ fields }: Pick<PayoutMethod, 'fields'>) {
  const styles = useStyles();
  const account = maskAccount({ fields });
  if (!account) return null;

  return (
    <span className={styles.account}>
      {fields['accountNumber'] ? <FormattedMessage id="payouts.account" values={{ account }} /> : account}
    </span>
  );
}
