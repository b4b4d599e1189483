import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { createValidator } from '#src/forms/createValidator.ts';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { MonthField } from './MonthField.tsx';
import { getAmountProblem, listPredictedMonths, problemsByField, type Typed, understood } from './months.ts';
import type { StepProps } from './predictRevenue.props.ts';
import { RevenueTotal } from './RevenueTotal.tsx';
import { predictionSteps } from './steps.ts';

const useStyles = makeStyles({
  lead: { margin: 0 },
});

/** Shows a field for each month, with the parsed amount beside it. */
export function EnterRevenue({ flow, claim }: StepProps) {
  const styles = useStyles();
  const { locale, formatMessage } = useIntl();
  const { alertDate, data } = claim;
  const months = listPredictedMonths(alertDate);
  const [{ months: entered, problems }] = useState(() => flow.getSnapshot().context);
  const refused = problemsByField(problems);
  const plain = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
  const textOf = (at: number) => {
    const amount = entered[at]?.revenue;
    return amount === undefined ? '' : plain.format(amount);
  };

  return (
    <WizardForm<Typed>
      title="claims.predict.title"
      step={predictionSteps.enter}
      initialValues={Object.fromEntries(months.map(({ field }, at) => [field, textOf(at)]))}
      validate={createValidator<Typed>(Object.fromEntries(months.map(({ field }) => [field, getAmountProblem])))}
      onSubmit={(typed) => {
        flow.send({
          type: 'revenue.entered',
          months: months.map(({ year, month, field }) => ({ year, month, revenue: understood(typed[field]) ?? 0 })),
        });
        return undefined;
      }}
      refused={Object.keys(refused).length > 0 ? 'claims.predict.refused' : null}
      areAlike
      next="claims.predict.next"
    >
      <p className={styles.lead}>
        <FormattedMessage
          id="claims.predict.lead"
          values={{ number: claim.claimNumber, item: claim.properties.name }}
        />
      </p>
      <Stack gap={16} role="group" aria-label={formatMessage({ id: 'claims.predict.months' })}>
        {months.map((month, at) => (
          <MonthField
            key={month.field}
            month={month}
            before={months[at - 1]}
            currency={data.currency}
            isRefused={month.field in refused}
          />
        ))}
      </Stack>
      <RevenueTotal fields={months.map(({ field }) => field)} currency={data.currency} />
    </WizardForm>
  );
}
