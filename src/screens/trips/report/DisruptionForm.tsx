import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Form } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';

import { offersOnTime } from '#machines/trips/notifyDisruption.logic.ts';
import type { NotifyDisruptionActor, NotifyDisruptionSnapshot } from '#machines/trips/notifyDisruption.machine.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { LongTextField } from '#src/forms/text/LongTextField.tsx';
import { Fields } from '#src/wizard/dialogs/Fields.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { KeptTyping } from '#src/wizard/KeptTyping.tsx';
import { FormActions } from '#src/wizard/parts/FormActions.tsx';
import { reveal } from '#src/wizard/parts/reveal.ts';

import { NewDeparture } from './NewDeparture.tsx';
import type { Reported } from './report.props.ts';
import { createReportRules, getDelayDays, type Report, toReport, toReportProblems } from './report.ts';
import { WhatIsLocked } from './WhatIsLocked.tsx';
import { WhichFlight } from './WhichFlight.tsx';

const useStyles = makeStyles({
  note: { margin: 0 },
  more: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    ':empty': { display: 'none' },
  },
});

/** Returns true while the form waits for an answer or for the confirmation. */
const isWaiting = (state: NotifyDisruptionSnapshot) => state.matches('sending') || state.matches('confirming');

type DisruptionFormProps = { flow: NotifyDisruptionActor; reported: Reported; isActing: boolean };

export function DisruptionForm({ flow, reported, isActing }: DisruptionFormProps) {
  const { flight } = reported;
  const styles = useStyles();
  const { locale } = useIntl();
  const { fill } = useFillStyles();
  const state = useSelector(flow, (snapshot) => snapshot);
  const days = getDelayDays(flight);

  const send = (values: Report) => {
    const report = toReport(values, flight);
    if (!report) return undefined;
    flow.send({ type: 'disruption.described', ...report });
    return submitErrors(flow, isWaiting, ({ context }) => toReportProblems(context.problems, values, flight, locale));
  };

  return (
    <Form<Report>
      initialValues={{ choice: '', delayDate: days.first, delayTime: '', pass: 'first', reason: '' }}
      validate={createValidator<Report>((values) => createReportRules(values, { ...days, isActing }))}
      onSubmit={send}
    >
      {({ handleSubmit, values }) => (
        <form noValidate className={fill} onSubmit={(event) => void handleSubmit(event)}>
          <Fields>
            <KeptTyping form={`disruption ${flight.flightId}`} />
            <ErrorSummary />
            <WhichFlight reported={reported} />
            {state.context.isUnsure ? (
              <p className={styles.note}>
                <FormattedMessage id="disruption.unsure" />
              </p>
            ) : null}
            <ChoiceGroup name="choice" label="disruption.question" options={optionsFor(state)} asCards />
            {isReport(values) ? (
              <div key={values.choice} className={styles.more} ref={reveal}>
                {values.choice === 'DELAY' ? <NewDeparture airport={flight.origin} {...days} /> : null}
                {isActing ? (
                  <LongTextField name="reason" label="disruption.reason" hint="disruption.reason.hint" rows={2} />
                ) : null}
              </div>
            ) : null}
          </Fields>
          <FormActions
            next="disruption.submit"
            cancel="disruption.close"
            isBusy={state.hasTag('working')}
            asked={isReport(values) && reported.locks ? <WhatIsLocked /> : null}
          />
        </form>
      )}
    </Form>
  );
}

const isReport = ({ choice }: Partial<Report>) => choice === 'DELAY' || choice === 'CANCELLATION';

const onTime = {
  value: 'ON_TIME',
  label: <FormattedMessage id="disruption.on_time" />,
  description: <FormattedMessage id="disruption.on_time.description" />,
};

const optionsFor = ({ context }: NotifyDisruptionSnapshot) => [
  ...(offersOnTime(context) ? [onTime] : []),
  { value: 'DELAY', label: <FormattedMessage id="disruption.late" /> },
  { value: 'CANCELLATION', label: <FormattedMessage id="disruption.cancelled" /> },
];
