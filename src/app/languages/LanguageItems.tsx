import { MenuGroup, MenuGroupHeader, MenuItemRadio } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { isLanguageCode, languages } from '#schema/languages.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

/** Languages as radio items of a menu, where the header has no room for a list. */
export function LanguageItems({ offered }: { offered: readonly string[] }) {
  const touch = useTouchStyles();

  return (
    <MenuGroup>
      <MenuGroupHeader>
        <FormattedMessage id="shell.language" />
      </MenuGroupHeader>
      {offered.map((each) => (
        <MenuItemRadio
          key={each}
          name="language"
          value={each}
          className={touch.target}
          lang={isLanguageCode(each) ? languages[each].locale : each}
        >
          {isLanguageCode(each) ? languages[each].endonym : each}
        </MenuItemRadio>
      ))}
    </MenuGroup>
  );
}
