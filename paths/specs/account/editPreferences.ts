import { editPreferencesModel } from '#machines/account/editPreferences/editPreferences.model.ts';

import { flowSpec } from '../../spec.ts';
import { onAccountPage, readOnlyAccount } from '../kit/account.ts';
import { createEditingSpec } from '../kit/records.ts';

const dialog = createEditingSpec('account.preferences', {
  fills: [
    {
      pick: 'account.preferences.marketing',
      with: 'marketing',
      labels: { NONE: 'account.preferences.marketing.NONE', EMAIL: 'account.preferences.marketing.EMAIL' },
    },
  ],
  fields: [{ role: 'radiogroup', text: 'account.preferences.marketing' }],
});

export const spec = flowSpec(editPreferencesModel, {
  ...dialog,
  starts: { 'from the account page': onAccountPage('account.preferences.change') },
  readOnly: readOnlyAccount('account.preferences.change'),
  actors: {
    edit: {
      call: 'PATCH /platform/users/*',
      document: 'UpdateUser',
      answers: {
        edited: { data: { updateUser: { __typename: 'User', id: 'anna' } } },
        FAILED_VALIDATION: { fault: { code: 'FAILED_VALIDATION', fields: { marketing: 'invalid' } } },
      },
    },
  },
  effects: {
    announceEdited: [{ notice: 'notices.preferences_saved' }],
    announceGone: [{ notice: 'errors.user_not_found' }],
  },
});
