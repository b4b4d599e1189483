import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { Actions, type ActionsProps } from './parts/Actions.tsx';
import { StepHeading, type StepHeadingProps } from './parts/StepHeading.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

type WizardPageProps = StepHeadingProps & ActionsProps & { children: ReactNode };

/** A page of a wizard without fields: what it says, and where it goes from here. */
export function WizardPage({ title, step, isWrong = false, children, ...actions }: WizardPageProps) {
  const styles = useStyles();

  return (
    <div className={styles.page}>
      <StepHeading title={title} step={step} isWrong={isWrong} />
      {children}
      <Actions {...actions} />
    </div>
  );
}
