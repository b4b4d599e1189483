import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BuildingBankRegular, ChevronRightRegular, PaymentRegular, WalletRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

import type { SetUpPayoutActor, SetUpPayoutSnapshot } from '#machines/payouts/setUpPayout.machine.ts';
import { portalTokens } from '#src/ui/tokens.ts';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { Sheet } from '#src/wizard/frame/Sheet.tsx';
import { Actions } from '#src/wizard/parts/Actions.tsx';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';
import { StepHeading } from '#src/wizard/parts/StepHeading.tsx';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

import type { Offer } from './useOffer.ts';

const icons: Record<string, ReactElement> = { BANK: <BuildingBankRegular />, WALLET: <WalletRegular /> };

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', listStyleType: 'none', margin: 0, padding: 0 },
  provider: {
    width: '100%',
    minHeight: '64px',
    justifyContent: 'flex-start',
    padding: '12px 16px',
    borderRadius: portalTokens.borderRadiusInner,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  name: { flexGrow: 1, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  note: { margin: 0 },
});

type ChooseProviderProps = {
  flow: SetUpPayoutActor;
  state: SetUpPayoutSnapshot;
  providers: Offer['providers'];
};

export function ChooseProvider({ flow, state, providers }: ChooseProviderProps) {
  const styles = useStyles();
  const { fill } = useFillStyles();
  const isReading = state.matches('readingFields');
  const { vendor: chosen } = state.context;

  return (
    <div className={fill}>
      <Sheet>
        <StepHeading title="payouts.setUp.choose" />
        <p className={styles.note}>
          <FormattedMessage id={providers.length > 0 ? 'payouts.setUp.choose.body' : 'payouts.setUp.none'} />
        </p>
        <ul className={styles.list}>
          {providers.map(({ vendor, type, name }) => (
            <li key={vendor}>
              <Button
                className={styles.provider}
                icon={icons[type] ?? <PaymentRegular />}
                size="large"
                disabledFocusable={isReading}
                aria-busy={isReading && vendor === chosen}
                onClick={() => flow.send({ type: 'provider.chosen', vendor })}
              >
                <span className={styles.name}>
                  <BusyLabel isBusy={isReading && vendor === chosen}>{name}</BusyLabel>
                  <ChevronRightRegular />
                </span>
              </Button>
            </li>
          ))}
        </ul>
        {isReading ? <Waiting text="wizard.waiting" /> : null}
      </Sheet>
      <Actions other="payouts.form.cancel" onOther={() => flow.send({ type: 'dialog.closed' })} />
    </div>
  );
}
