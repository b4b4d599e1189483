import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';

import { isLanguageCode, languages } from '#schema/languages.ts';
import { statesIn } from '#src/lib/dataState.ts';
import { useApp, usePortal } from '#src/session/portal.ts';
import styles from './Shell.module.css';

/** The languages that the partner offers, each as its speakers call it. */
export function LanguageList() {
  const { formatMessage } = useIntl();
  const { chooseLanguage } = usePortal();
  const offered = useApp(({ context }) => context.theme?.config.languages ?? none);
  const actor = useApp(({ children }) => children.language);
  const code = useSelector(actor, (state) => state?.context.texts?.code) ?? 'en';
  const states = useSelector(actor, (state) => (state ? statesIn(state.value) : ''));

  return (
    <select
      className={styles.languages}
      data-machine="language"
      data-state={states}
      aria-label={formatMessage({ id: 'shell.language' })}
      value={code}
      onChange={({ target }) => chooseLanguage(target.value)}
    >
      {offered.map((each) => (
        <option key={each} value={each} lang={isLanguageCode(each) ? languages[each].locale : each}>
          {isLanguageCode(each) ? languages[each].endonym : each}
        </option>
      ))}
    </select>
  );
}

const none: string[] = [];
