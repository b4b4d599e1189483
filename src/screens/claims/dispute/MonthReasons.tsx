import { Field, makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronUpRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { type DisputeFile, isOverlong, longestNotes, type Refused } from '#machines/claims/dispute/dispute.ts';
import { fieldProps } from '#src/forms/fieldProps.tsx';
import type { Words } from '#src/forms/Say.tsx';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';
import { Money } from '#src/ui/values/Money.tsx';

import { ChosenFiles } from './ChosenFiles.tsx';
import { type OfferedMonth, useMonthName } from './listOfferedMonths.ts';

const useStyles = makeStyles({
  month: {
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  head: {
    width: '100%',
    minHeight: '56px',
    paddingBlock: '8px',
    paddingInline: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '12px',
    textAlign: 'start',
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: 0,
    cursor: 'pointer',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  said: { color: tokens.colorBrandForegroundLink },
  way: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
  },
  chevron: { fontSize: '20px' },
  reasons: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', paddingBlock: '4px 20px' },
});

type MonthReasonsProps = {
  month: OfferedMonth;
  currency: string;
  notes: string;
  files: readonly DisputeFile[];
  /** Refused files of the latest selection. */
  refused: readonly Refused[];
  isWrong: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onTyped: (notes: string) => void;
  onChosen: (files: readonly File[]) => void;
  onRemoved: (id: string) => void;
};

export function MonthReasons(props: MonthReasonsProps) {
  const { month, currency, notes, files, refused, isWrong, isOpen, onToggle, onTyped, onChosen, onRemoved } = props;
  const styles = useStyles();
  const focus = useFocusStyles();
  const name = useMonthName()(month);
  const region = `dispute-${month.key}`;
  const hasNotes = notes.trim() !== '';
  const left = longestNotes - notes.trim().length;
  const problem: Words | null = isOverlong(notes)
    ? { id: 'claims.dispute.notes.long', values: { count: notes.trim().length } }
    : isWrong
      ? 'claims.dispute.notes.wrong'
      : null;

  return (
    <li className={styles.month} data-month={month.key}>
      <button
        type="button"
        className={mergeClasses(styles.head, focus.ring)}
        aria-expanded={isOpen}
        aria-controls={region}
        onClick={() => onToggle(!isOpen)}
      >
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>
            {month.revenue === null ? null : (
              <span>
                <FormattedMessage
                  id={month.predicted === null ? 'claims.dispute.offered' : 'claims.dispute.offered.beside'}
                  values={{
                    amount: <Money amount={month.revenue} currency={currency} decimals={2} />,
                    predicted: <Money amount={month.predicted ?? 0} currency={currency} decimals={2} />,
                  }}
                />
              </span>
            )}
            {hasNotes || files.length > 0 ? (
              <span className={styles.said}>
                <FormattedMessage
                  id="claims.dispute.said"
                  values={{
                    notes: hasNotes ? 'yes' : 'no',
                    both: hasNotes && files.length > 0 ? 'yes' : 'no',
                    files: files.length,
                  }}
                />
              </span>
            ) : null}
          </span>
        </span>
        <span className={styles.way}>
          {isOpen || hasNotes || files.length > 0 ? null : <FormattedMessage id="claims.dispute.say" />}
          {isOpen ? <ChevronUpRegular className={styles.chevron} /> : <ChevronDownRegular className={styles.chevron} />}
        </span>
      </button>
      <div id={region} role="group" aria-label={name} hidden={!isOpen}>
        {isOpen ? (
          <div className={styles.reasons}>
            <Field
              {...fieldProps(
                {
                  name: `notes-${month.key}`,
                  label: 'claims.dispute.notes',
                  hint: { id: 'claims.dispute.notes.hint', values: { left: Math.max(0, left) } },
                },
                problem,
              )}
            >
              <Textarea
                size="large"
                resize="vertical"
                rows={4}
                id={`notes-${month.key}`}
                value={notes}
                onChange={(_, { value }) => onTyped(value)}
              />
            </Field>
            <ChosenFiles month={name} files={files} refused={refused} onChosen={onChosen} onRemoved={onRemoved} />
          </div>
        ) : null}
      </div>
    </li>
  );
}
