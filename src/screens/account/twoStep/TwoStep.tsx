import { LockClosedRegular, LockOpenRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { TwoStepSnapshot } from '#machines/account/twoStep/twoStep.machine.ts';
import type { TwoStepInput, TwoStepOutput } from '#machines/account/twoStep/twoStep.setup.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { Chip } from '#src/ui/content/Chip.tsx';
import { Card } from '#src/ui/data/Card.tsx';

import { connectTwoStep, twoStepTopics } from './connectTwoStep.ts';
import { TwoStepViews } from './TwoStepViews.tsx';

type Props = Pick<TwoStepInput, 'userId' | 'isActing'> & { onDone: (output: TwoStepOutput) => void };

/** Turns two-step verification of the signed-in customer on and off. */
export function TwoStep({ userId, isActing, onDone }: Props) {
  const input = { userId, isActing, isNew: false };
  const flow = useFlow(connectTwoStep, { input, about: twoStepTopics, onDone });
  const isOn = useSelector(flow, isKnownOn);

  return (
    <Card title={<FormattedMessage id="twoStep.title" />} aside={isOn === null ? null : <State isOn={isOn} />}>
      <TwoStepViews flow={flow} />
    </Card>
  );
}

/** Returns null if the state is unknown. */
function isKnownOn(flow: TwoStepSnapshot): boolean | null {
  if (flow.matches('on') || flow.matches('turningOff')) return true;
  const isOff = (['off', 'confirmingOn', 'requesting', 'turningOn'] as const).some((state) => flow.matches(state));
  return isOff ? false : null;
}

function State({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <Chip tone="success" icon={<LockClosedRegular />}>
      <FormattedMessage id="twoStep.on" />
    </Chip>
  ) : (
    <Chip tone="neutral" icon={<LockOpenRegular />}>
      <FormattedMessage id="twoStep.off" />
    </Chip>
  );
}
