import type { EnteredDetails } from '#machines/claims/details/details.ts';
import { sendPayoutDetailsMachine } from '#machines/claims/details/sendPayoutDetails.machine.ts';
import { sendPayoutDetailsModel } from '#machines/claims/details/sendPayoutDetails.model.ts';
import { formatStates } from '#src/lib/dataState.ts';
import { onStage } from './stage.ts';

const { events, inputs } = sendPayoutDetailsModel;
export const { answers } = sendPayoutDetailsModel;
export const {
  'an account there is': shop,
  'a new account': till,
  'with another address': otherAddress,
} = events['details.entered'];
export const newId = answers.createMethod.created.payoutMethodId;

/** Starts the machine with the form loaded. Each key is unique. */
export function begun(input: { mayCorrect?: boolean } = {}) {
  let made = 0;
  const stage = onStage(sendPayoutDetailsMachine, {
    ...inputs['from its claim'],
    ...input,
    newKey: () => `key-${++made}`,
  });
  stage.answer('readChoice', answers.readChoice.read);
  const { actor, asked } = stage;
  asked();
  return {
    ...stage,
    enter: (details: EnteredDetails) => actor.send({ type: 'details.entered', ...details }),
    /** Answers that the accounts are unchanged. */
    same: () => stage.answer('readMethods', answers.readMethods['with it']),
    context: () => actor.getSnapshot().context,
    is: () => formatStates(actor.getSnapshot().value),
  };
}
