import type { ReactNode } from 'react';

import { useFillStyles } from './frame/fillStyles.ts';
import { Sheet } from './frame/Sheet.tsx';
import { Actions, type ActionsProps } from './parts/Actions.tsx';
import { StepHeading, type StepHeadingProps } from './parts/StepHeading.tsx';

type WizardPageProps = StepHeadingProps & ActionsProps & { children: ReactNode };

export function WizardPage({ title, step, isWrong = false, children, ...actions }: WizardPageProps) {
  const { fill } = useFillStyles();

  return (
    <div className={fill}>
      <Sheet>
        <StepHeading title={title} step={step} isWrong={isWrong} />
        {children}
      </Sheet>
      <Actions {...actions} />
    </div>
  );
}
