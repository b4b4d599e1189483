import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useField, useForm } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';

import { getAmbiguousReadings } from '#rules/claims/amounts.ts';
import { isPartial } from '#rules/claims/periods.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { currencySign, money } from '#src/lib/money.ts';
import { formatDayRange } from '#src/lib/time/inZone.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';

import { isUnreadable, type listPredictedMonths, understood } from './months.ts';

type Month = ReturnType<typeof listPredictedMonths>[number];

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
    gap: '4px 12px',
    alignItems: 'start',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  unread: { color: tokens.colorStatusDangerForeground1 },
  understood: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  reading: { minHeight: '44px', fontVariantNumeric: 'tabular-nums' },
  // Aligned with the field, which has its label above it.
  same: {
    minHeight: '44px',
    marginBlockStart: '32px',
    justifySelf: 'start',
    fontWeight: tokens.fontWeightRegular,
    [phone]: { marginBlockStart: 0 },
  },
  why: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

type MonthFieldProps = {
  month: Month;
  /** Month whose amount can be copied. */
  before: Month | undefined;
  currency: string;
  isRefused: boolean;
};

/** Field for the predicted revenue of a month, with the parsed amount and a button that copies the previous month. */
export function MonthField({ month, before, currency, isRefused }: MonthFieldProps) {
  const styles = useStyles();
  const { locale, formatDate } = useIntl();
  const { change } = useForm();
  const { field } = month;
  const { input, meta } = useField<string>(field, {
    subscription: { value: true, touched: true, active: true, submitFailed: true },
  });
  const typed = input.value;
  const typedBefore = useField<string>(before?.field ?? field, { subscription: { value: true } }).input.value;
  const amount = understood(typed);
  // After a failed submit the field shows its own error.
  const isLeft = meta.touched && !meta.active;
  const isUnread = isUnreadable(typed) && isLeft && !meta.submitFailed;
  const unclear = isLeft ? getAmbiguousReadings(typed) : null;
  const sign = currencySign(currency, locale);
  const settle = (reading: number) => {
    change(field, reading.toFixed(2));
    // The pressed button disappears, so move the focus.
    document.getElementsByName(field)[0]?.focus();
  };
  const inMoney = (amount: number) => money(amount, currency, locale);
  const nameOf = ({ year, month }: Month, style: 'long' | 'of the month') =>
    formatDate(Date.UTC(year, month - 1), {
      timeZone: 'UTC',
      month: 'long',
      ...(style === 'long' && { year: 'numeric' as const }),
    });

  // The amount of a partial month does not fit a whole one.
  const isAlike = before !== undefined && !isPartial(month) && !isPartial(before);
  const partOf = ({ year, month, days, daysInMonth }: Month) => {
    const first = before ? 1 : daysInMonth - days + 1;
    const [from, until] = [first, first + days - 1].map((day) =>
      new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10),
    ) as [string, string];
    return formatDayRange(from, until, locale);
  };

  return (
    <div className={styles.row}>
      <Stack gap={8}>
        <TextField
          name={field}
          label={{ id: 'claims.predict.month', values: { month: nameOf(month, 'long') } }}
          {...(isPartial(month) && {
            hint: {
              id: 'claims.predict.part',
              values: { part: partOf(month), days: month.days, of: month.daysInMonth },
            },
          })}
          inputMode="decimal"
          autoComplete="off"
          refused={isRefused ? 'validation.invalid' : null}
          describedBy={`${field}-currency ${field}-understood`}
          contentBefore={<MutedSpan id={`${field}-currency`}>{sign}</MutedSpan>}
          contentAfter={
            <span
              id={`${field}-understood`}
              className={mergeClasses(styles.understood, (isUnread || unclear !== null) && styles.unread)}
            >
              {amount !== null ? (
                <FormattedMessage id="claims.predict.understood" values={{ amount: inMoney(amount) }} />
              ) : unclear ? (
                <FormattedMessage
                  id="claims.predict.unclear"
                  values={{ thousands: inMoney(unclear.thousands), decimals: inMoney(unclear.decimals) }}
                />
              ) : isUnread ? (
                <FormattedMessage id="claims.predict.unread" />
              ) : null}
            </span>
          }
        />
        {unclear ? (
          <Row gap={8}>
            {[unclear.thousands, unclear.decimals].map((reading) => (
              <Button key={reading} className={styles.reading} size="small" onClick={() => settle(reading)}>
                <FormattedMessage id="claims.predict.reading" values={{ amount: inMoney(reading) }} />
              </Button>
            ))}
          </Row>
        ) : null}
      </Stack>
      {before && isAlike ? (
        <div>
          <Button
            className={styles.same}
            appearance="subtle"
            icon={<CopyRegular />}
            disabledFocusable={understood(typedBefore) === null}
            aria-describedby={`${field}-why`}
            onClick={() => change(field, typedBefore)}
          >
            <FormattedMessage id="claims.predict.same" values={{ month: nameOf(before, 'of the month') }} />
          </Button>
          <span id={`${field}-why`} className={styles.why}>
            {isUnreadable(typedBefore) ? (
              <FormattedMessage id="claims.predict.same.unread" values={{ month: nameOf(before, 'of the month') }} />
            ) : null}
          </span>
        </div>
      ) : null}
    </div>
  );
}
