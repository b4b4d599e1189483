import { CheckmarkCircleFilled, CircleRegular } from '@fluentui/react-icons';
import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';

import { isMet, passwordRequirements, specialCharacters } from '#rules/account/password.ts';

import styles from './PasswordChecklist.module.css';

type PasswordChecklistProps = {
  id: string;
  /** The name of the password field. */
  of: string;
};

/** Lists the requirements of a new password and marks the met ones while the customer types. */
export function PasswordChecklist({ id, of }: PasswordChecklistProps) {
  const { formatMessage } = useIntl();
  const { input } = useField<string>(of, { subscription: { value: true } });

  return (
    <div id={id} className={styles.checklist}>
      <ul className={styles.list}>
        {passwordRequirements.map((requirement) => {
          const isDone = isMet(requirement, input.value);
          const Icon = isDone ? CheckmarkCircleFilled : CircleRegular;
          return (
            <li key={requirement} className={styles.requirement} data-met={isDone}>
              <Icon
                className={styles.icon ?? ''}
                aria-label={formatMessage({ id: isDone ? 'password.requirement.met' : 'password.requirement.open' })}
              />
              <FormattedMessage id={requirement} />
            </li>
          );
        })}
      </ul>
      <p className={styles.special}>
        <FormattedMessage id="password.requirement.special" values={{ characters: specialCharacters }} />
      </p>
    </div>
  );
}
