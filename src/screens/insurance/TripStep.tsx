import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import { type TripType, tripTypes } from '#rules/trips/insuring.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { validateWith } from '#src/forms/validateWith.ts';
import { filled } from '#src/forms/validators.ts';
import { textOfType } from '#src/lib/tripTypes.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { LongDate } from '#src/ui/content/LongDate.tsx';
import { Question } from '#src/wizard/Question.tsx';
import { WizardForm } from '#src/wizard/WizardForm.tsx';
import { WizardPage } from '#src/wizard/WizardPage.tsx';
import type { PageProps } from './AddInsurance.tsx';
import { stepOf } from './steps.ts';
import { meaningOfType } from './texts.ts';

type Values = { policyNumber: string; tripType: string };

/** Which policy, and what kind of trip. Where a policy is asked for with each flight, it is not asked for here. */
export function TripStep({ flow, setting }: PageProps) {
  const isAsking = useSelector(flow, (state) => state.matches('changing'));
  const { policyNumber, tripType } = flow.getSnapshot().context;
  const { policies, includePolicy } = setting;
  const only = !includePolicy && policies.length === 1 ? policies[0]?.externalPolicyNumber : null;
  const isAsked = !includePolicy && !only;
  // What was chosen another day may have run out since.
  const isStillThere = (chosen: string) => policies.some(({ externalPolicyNumber }) => externalPolicyNumber === chosen);

  if (policies.length === 0)
    return (
      <WizardPage title="insurance.no_policy.title">
        <p>
          <FormattedMessage id="insurance.no_policy.body" />
        </p>
      </WizardPage>
    );

  return (
    <>
      <WizardForm<Values>
        title="insurance.trip.title"
        step={stepOf('trip', setting)}
        initialValues={{
          policyNumber: isStillThere(policyNumber) ? policyNumber : '',
          tripType: tripType ?? '',
        }}
        validate={validateWith<Values>({
          ...(isAsked && { policyNumber: (chosen) => (isStillThere(chosen) ? null : 'insurance.trip.policy.missing') }),
          tripType: filled('insurance.trip.type.missing'),
        })}
        onSubmit={(values) => {
          flow.send({
            type: 'trip.described',
            policyNumber: isAsked ? values.policyNumber : (only ?? policyNumber),
            tripType: values.tripType as TripType,
          });
          return undefined;
        }}
        next="insurance.next"
      >
        {only ? <Facts facts={{ 'insurance.trip.policy': only }} /> : null}
        {isAsked ? (
          <ChoiceGroup
            name="policyNumber"
            label="insurance.trip.policy"
            options={policies.map(({ externalPolicyNumber, policyEnd }) => ({
              value: externalPolicyNumber,
              label: externalPolicyNumber,
              description: (
                <FormattedMessage
                  id="insurance.trip.policy.until"
                  values={{ date: <LongDate key="end" date={policyEnd} /> }}
                />
              ),
            }))}
          />
        ) : null}
        <ChoiceGroup
          name="tripType"
          label="insurance.trip.type"
          options={tripTypes.map((type) => ({
            value: type,
            label: <FormattedMessage id={textOfType[type]} />,
            description: <FormattedMessage id={meaningOfType[type]} />,
          }))}
        />
      </WizardForm>
      {isAsking ? (
        <Question
          title="insurance.change.title"
          body="insurance.change.body"
          yes="insurance.change.yes"
          no="insurance.change.no"
          onAnswer={(isYes) => flow.send({ type: isYes ? 'change.confirmed' : 'change.declined' })}
        />
      ) : null}
    </>
  );
}
