import { useState } from 'react';
import { Form } from 'react-final-form';

import type { ItemDetails } from '#machines/monitoring/addMonitoredItem/addMonitoredItem.logic.ts';
import type {
  AddMonitoredItemActor,
  AddMonitoredItemSnapshot,
} from '#machines/monitoring/addMonitoredItem/addMonitoredItem.machine.ts';
import { isCardType } from '#machines/monitoring/monitoredItems.ts';
import type { TokenFrameActor } from '#machines/monitoring/tokenFrame/tokenFrame.machine.ts';
import type { MonitoredPatterns } from '#rules/monitoring/monitoredValues.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { useApp } from '#src/session/portal.ts';
import { Fields } from '#src/wizard/dialogs/Fields.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { FormActions } from '#src/wizard/parts/FormActions.tsx';

import { CardFrame } from '../card/CardFrame.tsx';
import type { FrameHandle } from '../card/frameHandle.ts';
import { KindName } from '../KindName.tsx';
import { NameField, ShownValue, ValueField } from './ItemFields.tsx';
import { toItemDetails, validateItem } from './itemForm.ts';

const noPatterns: MonitoredPatterns = {};
const isWorking = (state: AddMonitoredItemSnapshot) => state.hasTag('working');

type ItemFormProps = {
  flow: AddMonitoredItemActor;
  state: AddMonitoredItemSnapshot;
  handle: FrameHandle;
  /** Whether the type was chosen in this dialog, and can be changed. */
  hasChoice: boolean;
};

/** Asks for the name and the value of an item. A card number is typed into the frame of the tokeniser. */
export function ItemForm({ flow, state, handle, hasChoice }: ItemFormProps) {
  const { fill } = useFillStyles();
  const { dataType, card } = state.context;
  const isCard = isCardType(dataType);
  const patterns = useApp(({ context }) => context.theme?.config.monitoredPatterns) ?? noPatterns;
  const [initial] = useState<ItemDetails>({ friendlyName: '', value: '' });
  const [validate] = useState(() => validateItem(dataType, isCard, patterns));
  const tokenFrame = state.children.tokenFrame as TokenFrameActor | undefined;
  const isBusy = isWorking(state);

  const send = (typed: Partial<ItemDetails>) => {
    flow.send({ type: 'details.entered', details: toItemDetails(typed, dataType, patterns) });
    return submitErrors(flow, isWorking, ({ context }) => context.problems);
  };

  return (
    <Form<ItemDetails> initialValues={initial} validate={validate} onSubmit={send}>
      {({ handleSubmit }) => (
        <form noValidate className={fill} onSubmit={(event) => void handleSubmit(event)}>
          <Fields>
            <ErrorSummary />
            <strong>
              <KindName of={dataType} />
            </strong>
            <NameField />
            {tokenFrame && !card ? <CardFrame flow={tokenFrame} handle={handle} /> : null}
            {card ? (
              <ShownValue
                dataType={dataType}
                displayValue={card.displayValue}
                {...(!isBusy && { onReplace: () => flow.send({ type: 'card.reconsidered' }) })}
              />
            ) : null}
            {isCard ? null : <ValueField dataType={dataType} patterns={patterns} />}
          </Fields>
          <FormActions
            next="monitoring.add.submit"
            cancel="monitoring.form.cancel"
            isBusy={isBusy}
            {...(hasChoice && { onBack: () => flow.send({ type: 'type.reconsidered' }) })}
            wait={{ text: state.matches('checkingOutcome') ? 'monitoring.add.checking' : 'wizard.waiting' }}
          />
        </form>
      )}
    </Form>
  );
}
