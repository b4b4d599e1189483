import { addAddressModel, oldAccount } from '#machines/resolutions/methods/addAddress.model.ts';

import { flowSpec } from '../../spec.ts';
import { atCase, claimWithMethod } from '../kit/cases.ts';
import { createMendingSpec, mended, sendMended, stillThere } from '../kit/mending.ts';

const { enter, close, states } = createMendingSpec({
  title: 'payouts.address.title',
  submit: 'payouts.address.submit',
  fills: [
    { fill: 'payouts.form.description', with: 'description' },
    { fill: 'payouts.address.email', with: 'email' },
    { fill: 'payouts.address.addressLine1', with: 'addressLine1' },
    { fill: 'payouts.address.addressLine2', with: 'addressLine2' },
    { fill: 'payouts.address.city', with: 'city' },
    { fill: 'payouts.address.province', with: 'province' },
    { fill: 'payouts.address.postCode', with: 'postCode' },
    { fill: 'payouts.address.sortCode', with: 'sortCode' },
  ],
  fields: [
    { role: 'textbox', text: 'payouts.form.description' },
    { role: 'textbox', text: 'payouts.address.postCode' },
  ],
});

export const enterAddress = enter;

export const spec = flowSpec(addAddressModel, {
  starts: { 'of a bank account': { ...atCase('CA30', 'many@sky.test'), do: claimWithMethod(oldAccount.description) } },
  events: {
    'details.entered': {
      usually: enter,
      cases: { 'as before': { cannot: 'the form takes nothing that lacks the address' } },
    },
    'dialog.closed': close,
  },
  states,
  actors: {
    edit: {
      ...sendMended,
      answers: {
        edited: mended,
        PAYMENT_METHOD_NOT_FOUND: stillThere,
        'wrong post code': { fault: { code: 'FAILED_VALIDATION', fields: { postCode: 'invalid' } } },
      },
    },
  },
  // The claim continues, or the choice reappears.
  effects: { announceEdited: 'unseen', announceGone: 'unseen' },
});
