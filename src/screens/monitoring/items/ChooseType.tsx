import { useState } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import type { AddMonitoredItemActor } from '#machines/monitoring/addMonitoredItem/addMonitoredItem.machine.ts';
import { hasRoom, type MonitoredType } from '#machines/monitoring/monitoredItems.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { filled } from '#src/forms/validators.ts';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { FormActions } from '#src/wizard/parts/FormActions.tsx';

import { KindName } from '../KindName.tsx';

type Choice = { dataType: string };

const validate = createValidator<Choice>({ dataType: filled('monitoring.add.choose.missing') });

type ChooseTypeProps = { flow: AddMonitoredItemActor; types: readonly MonitoredType[] };

/** Asks which type of data to monitor. A full type says so. */
export function ChooseType({ flow, types }: ChooseTypeProps) {
  const { fill, fields } = useFillStyles();
  const [initial] = useState<Choice>({ dataType: '' });

  return (
    <Form<Choice>
      initialValues={initial}
      validate={validate}
      onSubmit={({ dataType }) => flow.send({ type: 'type.chosen', dataType })}
    >
      {({ handleSubmit }) => (
        <form noValidate className={fill} onSubmit={(event) => void handleSubmit(event)}>
          <div className={fields}>
            <ErrorSummary />
            <ChoiceGroup
              name="dataType"
              label="monitoring.add.choose"
              options={types.map((type) => ({
                value: type.dataType,
                label: <KindName of={type.dataType} />,
                description: hasRoom(type) ? (
                  <FormattedMessage id="monitoring.count" values={{ count: type.items.length, max: type.maxAllowed }} />
                ) : (
                  <FormattedMessage id="monitoring.add.full" values={{ max: type.maxAllowed }} />
                ),
                disabled: !hasRoom(type),
              }))}
            />
          </div>
          <FormActions next="monitoring.add.choose.next" cancel="monitoring.form.cancel" />
        </form>
      )}
    </Form>
  );
}
