import { EditRegular, MailRegular } from '@fluentui/react-icons';
import { use } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { joinNames } from '#rules/people/names.ts';

import type { User } from '#src/api/account/user.ts';
import { addresses } from '#src/lib/addresses.ts';
import { Phone } from '#src/session/passengers/Phone.tsx';
import { useApp, usePortal } from '#src/session/portal.ts';
import { useActing } from '#src/session/useActing.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';

import { languageName } from '../changes/LanguageField.tsx';
import { ChangeButton } from './ChangeButton.tsx';
import { useCardStyles } from './cardStyles.ts';
import { useChannelName } from './channels.ts';
import { loadNationalities } from './nationalities.ts';

type CardProps = {
  user: User;
  /** Whether the partner asks for a nationality and for message channels. */
  isAdvanced: boolean;
  onChange: () => void;
};

const none = <FormattedMessage id="account.details.none" />;

export function DetailsCard({ user, isAdvanced, onChange }: CardProps) {
  return (
    <Card title={<FormattedMessage id="account.details.title" />}>
      <Facts
        isListed
        facts={{
          'account.details.name': joinNames(user.firstName, user.surname),
          'account.details.phone': user.mobilePhoneNumber ? <Phone number={user.mobilePhoneNumber} /> : none,
          'account.details.language': languageName(user.language),
          'account.details.nationality': isAdvanced ? <NationalityName country={user.nationality} /> : null,
        }}
      />
      <ChangeButton text="account.details.edit" icon={<EditRegular />} onPress={onChange} />
    </Card>
  );
}

function NationalityName({ country }: { country: string | null }) {
  const { locale } = useIntl();
  const nationalities = use(loadNationalities(locale));
  if (!country) return none;

  return nationalities.find((nationality) => nationality.country === country)?.name ?? country;
}

/** The sign-in address, and the state of two-step verification. */
export function SignInCard({ user, onChange }: Omit<CardProps, 'isAdvanced'>) {
  const styles = useCardStyles();
  const isActing = useActing();
  const config = useApp(({ context }) => context.theme?.config);
  const hasTwoStep = config?.flags.mfa ?? false;
  const hasPassword = config?.loginType === 'STANDARD';

  return (
    <Card title={<FormattedMessage id="account.email.title" />}>
      <Facts isListed facts={{ 'account.email.address': user.emailAddress }} />
      <ChangeButton text="account.email.change" icon={<MailRegular />} onPress={onChange} />
      {hasPassword && !isActing ? (
        <p className={styles.text}>
          <FormattedMessage id="account.password" />
        </p>
      ) : null}
      {hasTwoStep ? (
        <>
          <p className={styles.text}>
            <FormattedMessage id={user.mfaEnabled ? 'account.security.on' : 'account.security.off'} />
          </p>
          <TextLink to={addresses.security}>
            <FormattedMessage id={user.mfaEnabled ? 'account.security.link' : 'account.security.turn_on'} />
          </TextLink>
        </>
      ) : null}
    </Card>
  );
}

export function PreferencesCard({ user, isAdvanced, onChange }: CardProps) {
  const { transactional, marketing } = user.communicationPreferences;
  const active = transactional.filter((channel) => channel.active === 1);
  const preferred = transactional.find((channel) => channel.preferred === 1);
  const isMarketing = (value: string): value is 'NONE' | 'EMAIL' | 'SMS' | 'ALL' =>
    ['NONE', 'EMAIL', 'SMS', 'ALL'].includes(value);

  return (
    <Card title={<FormattedMessage id="account.preferences.title" />}>
      <Facts
        isListed
        facts={{
          'account.preferences.marketing': isMarketing(marketing) ? (
            <FormattedMessage id={`account.preferences.marketing.${marketing}`} />
          ) : (
            marketing
          ),
          'account.preferences.channels':
            isAdvanced && active.length > 0 ? <Channels {...{ active, preferred }} /> : null,
        }}
      />
      <ChangeButton text="account.preferences.change" icon={<EditRegular />} onPress={onChange} />
    </Card>
  );
}

type Channel = User['communicationPreferences']['transactional'][number];

/** The channels for messages, and the one to try first if there are several. */
function Channels({ active, preferred }: { active: readonly Channel[]; preferred: Channel | undefined }) {
  const channelName = useChannelName();
  const names = active.map(({ commsId }) => channelName(commsId));
  const first = channelName(preferred?.commsId ?? active[0]?.commsId ?? '');

  return names.length > 1 ? (
    <FormattedMessage
      id="account.preferences.channels.list"
      values={{ channels: <FormattedList value={names} />, preferred: first }}
    />
  ) : (
    names[0]
  );
}

/** The customer's payment methods. They are read-only, because the insurer has no call to change them. */
export function BillingCard({ user }: { user: User }) {
  const styles = useCardStyles();
  const methods = user.billingMethods.flatMap(descriptionIn);
  const { widget } = usePortal();
  if (methods.length === 0 || widget) return null;

  return (
    <Card title={<FormattedMessage id="account.billing.title" />}>
      <ul className={styles.list}>
        {methods.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
      <p className={styles.text}>
        <FormattedMessage id="account.billing.lead" />
      </p>
    </Card>
  );
}

/** Leaves out a method without a description. */
function descriptionIn(method: unknown): string[] {
  const description: unknown =
    method && typeof method === 'object' && 'description' in method ? method.description : null;
  return typeof description === 'string' && description.trim() !== '' ? [description] : [];
}
