import { changeEmailModel } from '#machines/account/changeEmail/changeEmail.model.ts';

import { flowSpec } from '../../spec.ts';
import { onAccountPage, readOnlyAccount } from '../kit/account.ts';
import { createEditingSpec } from '../kit/records.ts';

const dialog = createEditingSpec('account.email', {
  fills: [
    { fill: 'account.email.form.email', with: 'emailAddress' },
    { choose: 'account.profile.form.language', with: 'language', called: { EN: { endonym: 'English' } } },
  ],
  fields: [{ role: 'textbox', text: 'account.email.form.email' }],
});

export const spec = flowSpec(changeEmailModel, {
  ...dialog,
  starts: { 'from the account page': onAccountPage('account.email.change') },
  readOnly: readOnlyAccount('account.email.change'),
  actors: {
    edit: {
      call: 'POST /platform/users/*/changeEmail',
      document: 'ChangeEmail',
      answers: {
        edited: { data: { changeEmail: { __typename: 'User', id: 'anna' } } },
        FAILED_VALIDATION: { fault: { code: 'FAILED_VALIDATION', fields: { emailAddress: 'invalid' } } },
        EMAIL_ALREADY_USED: { fault: { code: 'EMAIL_ALREADY_USED' } },
      },
    },
  },
  effects: {
    announceEdited: [{ notice: 'notices.email_changed' }],
    announceGone: [{ notice: 'errors.user_not_found' }],
  },
});
