import { Button, makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import type { FindPoliciesActor } from '#machines/agents/policies/findPolicies.machine.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { filled } from '#src/forms/validators.ts';
import { FormNotice } from '#src/session/notices/FormNotice.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { wide } from '#src/ui/spaces.ts';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';
import { aboutSearch } from './connectPolicies.ts';
import { longestNumber } from './policyForm.tsx';

type Sought = { sought: string };

const validate = createValidator<Sought>({ sought: filled('partner_policies.sought.missing') });

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '480px' },
  find: { justifySelf: 'stretch', minHeight: '44px', [wide]: { justifySelf: 'start' } },
});

type PolicySearchProps = {
  flow: FindPoliciesActor;
  /** The text in the field to begin with; another one replaces what is typed. */
  shown: string;
};

/** Searches for policies by a part of their number. */
export function PolicySearch({ flow, shown }: PolicySearchProps) {
  const styles = useStyles();
  const isBusy = useSelector(flow, (state) => state.hasTag('working'));
  const initial = useMemo(() => ({ sought: shown }), [shown]);

  const find = ({ sought }: Sought) => {
    flow.send({ type: 'policy.sought', sought: sought.trim() });
    return submitErrors(
      flow,
      (now) => now.hasTag('working'),
      ({ context }) => context.problems,
    );
  };

  return (
    <Card title={<FormattedMessage id="partner_policies.search" />}>
      <Form<Sought> initialValues={initial} validate={validate} onSubmit={find}>
        {({ handleSubmit }) => (
          <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
            <ErrorSummary />
            <TextField
              name="sought"
              label="partner_policies.sought"
              hint="partner_policies.sought.hint"
              autoComplete="off"
              maxLength={longestNumber}
            />
            <FormNotice about={aboutSearch} />
            <Button
              type="submit"
              appearance="primary"
              size="large"
              className={styles.find}
              disabledFocusable={isBusy}
              aria-busy={isBusy}
            >
              <BusyLabel isBusy={isBusy}>
                <FormattedMessage id="partner_policies.find" />
              </BusyLabel>
            </Button>
          </form>
        )}
      </Form>
    </Card>
  );
}
