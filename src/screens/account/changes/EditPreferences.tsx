import { useState } from 'react';
import { FormSpy } from 'react-final-form';
import { useIntl } from 'react-intl';

import type { Preferences } from '#machines/account/editPreferences/editPreferences.machine.ts';
import type { EditingOutput } from '#machines/kit/records/editing.ts';
import { CheckGroup } from '#src/forms/choices/CheckGroup.tsx';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { DetailsDialog } from '#src/wizard/dialogs/DetailsDialog.tsx';

import { useChannelName } from '../page/channels.ts';
import { accountTopics } from './accountTopics.ts';
import { connectEditPreferences } from './connectAccount.ts';

type Typed = { marketing: string; active: readonly string[]; preferred: string };

type EditPreferencesProps = {
  userId: string;
  known: Preferences;
  /** All channels of the customer; empty if the partner does not ask for them. */
  channels: readonly string[];
  isFresh: boolean;
  onDone: (end: EditingOutput) => void;
};

const answers = ['NONE', 'EMAIL', 'SMS', 'ALL'] as const;

/** Changes the channels through which the insurer contacts the customer. */
export function EditPreferences({ userId, known, channels, isFresh, onDone }: EditPreferencesProps) {
  const { formatMessage } = useIntl();
  const channelName = useChannelName();
  const input = { id: userId, known, isFresh, newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectEditPreferences(channels), { input, about: accountTopics, onDone });
  // Keeps the identity of the list: another one would reset the form.
  const [initialValues] = useState<Typed>({ ...known, active: known.active.split(' ').filter(Boolean) });
  const options = channels.map((channel) => ({ value: channel, label: channelName(channel) }));

  return (
    <DetailsDialog
      flow={flow}
      about={accountTopics}
      title="account.preferences.edit.title"
      submit="account.preferences.edit.submit"
      cancel="account.preferences.form.cancel"
      isKept
      initialValues={initialValues}
      validate={createValidator<Typed>({
        active: (active) => (channels.length > 0 && active.length === 0 ? 'account.preferences.form.none' : null),
        preferred: (preferred, { active = [] }) =>
          channels.length === 0 || active.length === 0 || active.includes(preferred)
            ? null
            : 'account.preferences.form.off',
      })}
      detailsIn={({ marketing, active, preferred }: Typed): Preferences => ({
        marketing,
        active: channels.length > 0 ? active.join(' ') : '',
        preferred: channels.length > 0 ? preferred : '',
      })}
    >
      <ChoiceGroup
        name="marketing"
        label="account.preferences.marketing"
        options={answers.map((value) => ({
          value,
          label: formatMessage({ id: `account.preferences.marketing.${value}` }),
        }))}
      />
      {channels.length > 0 ? (
        <>
          <CheckGroup
            name="active"
            label="account.preferences.channels"
            hint="account.preferences.form.channels.hint"
            options={options}
          />
          <FormSpy<Typed> subscription={{ values: true }}>
            {({ values: { active } }) => (
              <ChoiceGroup
                name="preferred"
                label="account.preferences.form.preferred"
                options={options.map((option) => ({ ...option, disabled: !active.includes(option.value) }))}
              />
            )}
          </FormSpy>
        </>
      ) : null}
    </DetailsDialog>
  );
}
