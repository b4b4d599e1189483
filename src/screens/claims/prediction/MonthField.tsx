import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useField, useForm } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';

import { isPartial } from '#rules/claims/periods.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { money } from '#src/lib/money.ts';

import { type monthsOf, understood } from './months.ts';

type Month = ReturnType<typeof monthsOf>[number];

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
    gap: '4px 12px',
    alignItems: 'start',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  understood: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  // Beside its field, which has its name above it.
  same: {
    minHeight: '44px',
    marginBlockStart: '28px',
    justifySelf: 'start',
    fontWeight: tokens.fontWeightRegular,
    [phone]: { marginBlockStart: 0 },
  },
});

type MonthFieldProps = {
  month: Month;
  /** Whose amount may be taken over. */
  before: Month | undefined;
  currency: string;
  isRefused: boolean;
};

/** What is expected in a month, with what was understood of it, and the amount of the month before for the asking. */
export function MonthField({ month, before, currency, isRefused }: MonthFieldProps) {
  const styles = useStyles();
  const { locale, formatDate } = useIntl();
  const { change } = useForm();
  const { field } = month;
  const typed = useField<string>(field, { subscription: { value: true } }).input.value;
  const typedBefore = useField<string>(before?.field ?? field, { subscription: { value: true } }).input.value;
  const amount = understood(typed);
  const nameOf = ({ year, month }: Month, style: 'long' | 'of the month') =>
    formatDate(Date.UTC(year, month - 1), {
      timeZone: 'UTC',
      month: 'long',
      ...(style === 'long' && { year: 'numeric' as const }),
    });

  return (
    <div className={styles.row}>
      <TextField
        name={field}
        label={{ id: 'claims.predict.month', values: { month: nameOf(month, 'long') } }}
        {...(isPartial(month) && { hint: { id: 'claims.days', values: { days: month.days, of: month.daysInMonth } } })}
        inputMode="decimal"
        autoComplete="off"
        refused={isRefused ? 'validation.invalid' : null}
        describedBy={`${field}-understood`}
        contentAfter={
          <span id={`${field}-understood`} className={styles.understood}>
            {amount === null ? null : (
              <FormattedMessage id="claims.predict.understood" values={{ amount: money(amount, currency, locale) }} />
            )}
          </span>
        }
      />
      {before ? (
        <Button
          className={styles.same}
          appearance="subtle"
          icon={<CopyRegular />}
          disabledFocusable={typedBefore.trim() === ''}
          onClick={() => change(field, typedBefore)}
        >
          <FormattedMessage id="claims.predict.same" values={{ month: nameOf(before, 'of the month') }} />
        </Button>
      ) : null}
    </div>
  );
}
