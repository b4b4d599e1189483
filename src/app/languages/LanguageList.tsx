import { useIntl } from 'react-intl';

import { isLanguageCode, languages } from '#schema/languages.ts';
import { useLanguages } from '#src/session/useLanguages.ts';
import styles from '../shell/Shell.module.css';

export function LanguageList() {
  const { formatMessage } = useIntl();
  const { offered, code, states, choose } = useLanguages();

  return (
    <select
      className={styles.languages}
      data-machine="language"
      data-state={states}
      aria-label={formatMessage({ id: 'shell.language' })}
      value={code}
      onChange={({ target }) => choose(target.value)}
    >
      {offered.map((each) => (
        <option key={each} value={each} lang={isLanguageCode(each) ? languages[each].locale : each}>
          {isLanguageCode(each) ? languages[each].endonym : each}
        </option>
      ))}
    </select>
  );
}
