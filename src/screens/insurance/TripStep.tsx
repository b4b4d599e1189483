import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import { type TripType, tripTypes } from '#rules/trips/insuring.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { validateWith } from '#src/forms/validateWith.ts';
import { filled } from '#src/forms/validators.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { LongDate } from '#src/ui/content/LongDate.tsx';
import { Question } from '#src/wizard/Question.tsx';
import { WizardForm } from '#src/wizard/WizardForm.tsx';
import { WizardPage } from '#src/wizard/WizardPage.tsx';
import { textOfType } from '../trips/texts.ts';
import type { PageProps } from './AddInsurance.tsx';
import { stepOf } from './steps.ts';
import { meaningOfType } from './texts.ts';

type Values = { policyNumber: string; tripType: string };

/** Which policy, and what kind of trip. Where a policy is asked for with each flight, it is not asked for here. */
export function TripStep({ flow, setting }: PageProps) {
  const isAsking = useSelector(flow, (state) => state.matches('changing'));
  const { policyNumber, tripType } = flow.getSnapshot().context;
  const { policies, includePolicy } = setting;
  const [only] = policies.length === 1 ? policies : [];
  // It may have run out since it was chosen.
  const isStillThere = policies.some(({ externalPolicyNumber }) => externalPolicyNumber === policyNumber);

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
          policyNumber: isStillThere ? policyNumber : (only?.externalPolicyNumber ?? ''),
          tripType: tripType ?? '',
        }}
        validate={validateWith<Values>({
          ...(!includePolicy && { policyNumber: filled('insurance.trip.policy.missing') }),
          tripType: filled('insurance.trip.type.missing'),
        })}
        onSubmit={(values) => {
          flow.send({
            type: 'trip.described',
            policyNumber: values.policyNumber,
            tripType: values.tripType as TripType,
          });
          return undefined;
        }}
        next="insurance.next"
      >
        {includePolicy ? null : only ? (
          <Facts facts={{ 'insurance.trip.policy': only.externalPolicyNumber }} />
        ) : (
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
        )}
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
