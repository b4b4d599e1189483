import { moved, switchProviderModel } from '#machines/resolutions/methods/switchProvider.model.ts';

import type { Act } from '../../actions.ts';
import { flowSpec } from '../../spec.ts';
import { atCase, claimMoney } from '../kit/cases.ts';
import { createMendingSpec, mended, sendMended, stillThere } from '../kit/mending.ts';

const fill = <Key extends string>(key: Key, label: string) =>
  ({ fill: 'payouts.form.field', values: { label }, with: key }) as const satisfies Act;

const { enter, close, states } = createMendingSpec({
  title: 'payouts.switch.title',
  submit: 'payouts.switch.submit',
  fills: [
    { fill: 'payouts.form.description', with: 'description' },
    {
      pick: 'payouts.form.field',
      values: { label: 'Account holder type' },
      with: 'legalType',
    },
    {
      choose: 'payouts.form.field',
      values: { label: 'Account type' },
      with: 'accountType',
      called: { CHECKING: { endonym: 'Checking' } },
    },
    fill('accountNumber', 'Account number'),
    fill('routing', 'Bank code'),
    fill('bankName', 'Name of the bank'),
    fill('email', 'Email address'),
  ],
  fields: [
    { role: 'textbox', text: 'payouts.form.field', values: { label: 'Account number' } },
    { role: 'textbox', text: 'payouts.bank.search' },
  ],
});

export const enterMoved = enter;
const calledSo = { legalType: 'Myself' };
export const switched = { ...moved, ...calledSo };

export const spec = flowSpec(switchProviderModel, {
  starts: {
    'of a bank account': {
      ...atCase('CA31', 'vera@voyage.test'),
      do: claimMoney('£40.00'),
    },
  },
  events: {
    'details.entered': {
      usually: enter,
      cases: {
        'with all there is': { fields: calledSo },
        'with nothing new': { cannot: 'the form takes nothing without an account' },
      },
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
        'wrong account': { fault: { code: 'FAILED_VALIDATION', fields: { accountNumber: 'invalid' } } },
      },
    },
  },
  effects: { announceEdited: 'unseen', announceGone: 'unseen' },
});
