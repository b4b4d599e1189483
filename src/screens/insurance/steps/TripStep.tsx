import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import { type TripType, tripTypes } from '#rules/insurance/tripTypes.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import { filled } from '#src/forms/validators.ts';
import { textOfType } from '#src/lib/trips/tripTypes.ts';
import { listUsablePolicies } from '#src/session/trips/checkPolicies.ts';
import { WhyNot } from '#src/session/trips/WhyNot.tsx';
import { Facts } from '#src/ui/content/Facts.tsx';
import { Question } from '#src/wizard/parts/Question.tsx';
import { WizardForm } from '#src/wizard/WizardForm.tsx';
import type { PageProps } from '../addInsurance.props.ts';
import { NoPolicy } from '../NoPolicy.tsx';
import { meaningOfType } from '../texts.ts';
import { getWizardStep } from './steps.ts';

type Values = { policyNumber: string; tripType: string };

/** Asks for the policy and the type of trip. Leaves out the policy if each flight asks for its own. */
export function TripStep({ flow, setting }: PageProps) {
  const isAsking = useSelector(flow, (state) => state.matches('changing'));
  const { policyNumber, tripType } = flow.getSnapshot().context;
  const { policies, includePolicy } = setting;
  const serving = listUsablePolicies(policies).map(({ externalPolicyNumber }) => externalPolicyNumber);
  const only = !includePolicy && policies.length === 1 ? serving[0] : null;
  const isAsked = !includePolicy && !only;
  // A restored policy may no longer insure anything.
  const serves = (chosen: string) => serving.includes(chosen);
  const isGone = isAsked && policyNumber !== '' && !serves(policyNumber);

  if (serving.length === 0) return <NoPolicy policies={policies} />;

  return (
    <>
      <WizardForm<Values>
        title="insurance.trip.title"
        step={getWizardStep('trip', setting)}
        initialValues={{
          policyNumber: serves(policyNumber) ? policyNumber : serving.length === 1 ? (serving[0] ?? '') : '',
          tripType: tripType ?? '',
        }}
        validate={createValidator<Values>({
          ...(isAsked && { policyNumber: (chosen) => (serves(chosen) ? null : 'insurance.trip.policy.missing') }),
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
        refused={isGone ? { id: 'insurance.trip.policy.gone', values: { policy: policyNumber } } : null}
        next="insurance.next"
      >
        {only ? <Facts facts={{ 'insurance.trip.policy': only }} /> : null}
        {isAsked ? (
          <ChoiceGroup
            name="policyNumber"
            label="insurance.trip.policy"
            asCards
            options={policies.map((policy) => ({
              value: policy.externalPolicyNumber,
              label: policy.externalPolicyNumber,
              description: <WhyNot policy={policy} />,
              disabled: policy.block !== null,
            }))}
          />
        ) : null}
        <ChoiceGroup
          name="tripType"
          label="insurance.trip.type"
          asCards
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
