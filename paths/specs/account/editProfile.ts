import { editProfileModel } from '#machines/account/editProfile/editProfile.model.ts';

import { flowSpec } from '../../spec.ts';
import { onAccountPage, readOnlyAccount } from '../kit/account.ts';
import { createEditingSpec } from '../kit/records.ts';

const dialog = createEditingSpec('account.profile', {
  fills: [
    { fill: 'account.profile.form.first_name', with: 'firstName' },
    { fill: 'account.profile.form.last_name', with: 'surname' },
    { fill: 'account.profile.form.phone', with: 'mobilePhoneNumber' },
    { choose: 'account.profile.form.language', with: 'language', called: { EN: { endonym: 'English' } } },
  ],
  fields: [
    { role: 'textbox', text: 'account.profile.form.first_name' },
    { role: 'textbox', text: 'account.profile.form.last_name' },
    { role: 'textbox', text: 'account.profile.form.phone' },
  ],
});

export const spec = flowSpec(editProfileModel, {
  ...dialog,
  starts: { 'from the account page': onAccountPage('account.details.edit') },
  readOnly: readOnlyAccount('account.details.edit'),
  actors: {
    edit: {
      call: 'PATCH /platform/users/*',
      document: 'UpdateUser',
      answers: {
        edited: { data: { updateUser: { __typename: 'User', id: 'anna' } } },
        FAILED_VALIDATION: { fault: { code: 'FAILED_VALIDATION', fields: { surname: 'invalid' } } },
      },
    },
  },
  effects: {
    announceEdited: [{ notice: 'notices.my_details_updated' }],
    announceGone: [{ notice: 'errors.user_not_found' }],
  },
});
