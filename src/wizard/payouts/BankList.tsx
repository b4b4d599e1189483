import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { LookUpBankActor } from '#machines/payouts/lookUpBank.machine.ts';
import type { Bank } from '#machines/payouts/payouts.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { titleCased } from '#rules/payouts/banks.ts';
import { useRows } from '#src/forms/choices/useRows.ts';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';

import { portalTokens } from '#src/ui/tokens.ts';
import { FlowDialog } from '../dialogs/FlowDialog.tsx';
import { StepHeading } from '../parts/StepHeading.tsx';

const none: readonly Topic[] = [];
const rowHeight = 76;

const useStyles = makeStyles({
  list: {
    position: 'relative',
    listStyleType: 'none',
    margin: '16px 0 24px',
    padding: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  row: { position: 'absolute', insetBlockStart: 0, insetInline: 0, boxSizing: 'border-box', padding: '4px 2px' },
  bank: {
    display: 'grid',
    alignContent: 'center',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    padding: '8px 12px',
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke1),
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  line: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  name: { fontWeight: tokens.fontWeightSemibold },
  place: { color: tokens.colorNeutralForeground2 },
});

type BankListProps = { flow: LookUpBankActor; banks: readonly Bank[] };

/** List of the banks found. Renders only those near the visible part. */
export function BankList({ flow, banks }: BankListProps) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const { list, rows, total, seen } = useRows({
    count: banks.length,
    isOpen: true,
    highlighted: -1,
    height: rowHeight,
  });

  return (
    <FlowDialog
      isOverAnother
      title="payouts.bank.title"
      about={none}
      isWorking={false}
      onClose={() => flow.send({ type: 'list.closed' })}
    >
      <StepHeading title={{ id: 'payouts.bank.count', values: { count: banks.length } }} />
      <div ref={list} className={styles.list} style={{ height: seen }}>
        <ul className={styles.list} style={{ height: total, margin: 0, overflow: 'visible' }}>
          {rows.map(({ index, start }) => {
            const bank = banks[index];
            return bank ? (
              <li
                key={bank.primaryKey}
                className={styles.row}
                style={{ height: rowHeight, transform: `translateY(${start}px)` }}
                aria-setsize={banks.length}
                aria-posinset={index + 1}
              >
                <button
                  type="button"
                  className={mergeClasses(styles.bank, focus.ring)}
                  onClick={() => flow.send({ type: 'bank.chosen', primaryKey: bank.primaryKey })}
                >
                  <span className={mergeClasses(styles.line, styles.name)}>{titleCased(bank.institutionName)}</span>
                  <span className={mergeClasses(styles.line, styles.place)}>
                    <FormattedMessage
                      id="payouts.bank.place"
                      values={{
                        street: titleCased(bank.address1),
                        city: titleCased(bank.city),
                        postCode: bank.postalCode,
                      }}
                    />
                  </span>
                </button>
              </li>
            ) : null;
          })}
        </ul>
      </div>
    </FlowDialog>
  );
}
