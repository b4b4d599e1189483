import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { isPartial, predictedPeriods } from '#rules/claims/periods.ts';

import { MonthName } from './MonthName.tsx';

const useStyles = makeStyles({
  days: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
});

type PartOfMonthProps = { month: { year: number; month: number }; alertDate: string };

/** Name of a month, with the number of days that count if the claim covers it only in part. */
export function PartOfMonth({ month, alertDate }: PartOfMonthProps) {
  const styles = useStyles();
  const period = predictedPeriods(alertDate).find((each) => each.year === month.year && each.month === month.month);

  return (
    <>
      <MonthName year={month.year} month={month.month} />
      {period && isPartial(period) ? (
        <span className={styles.days}>
          <FormattedMessage id="claims.days" values={{ days: period.days, of: period.daysInMonth }} />
        </span>
      ) : null}
    </>
  );
}
