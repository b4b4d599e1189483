import { MenuGroup, MenuGroupHeader, MenuItemRadio, MenuList } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { isLanguageCode, languages } from '#schema/languages.ts';

import { useLanguages } from './useLanguages.ts';

/** The languages where the header has no room for a list of them. */
export function LanguageItems() {
  const { offered, code, choose } = useLanguages();

  return (
    <MenuGroup>
      <MenuGroupHeader>
        <FormattedMessage id="shell.language" />
      </MenuGroupHeader>
      <MenuList
        checkedValues={{ language: [code] }}
        onCheckedValueChange={(_, { checkedItems: [chosen] }) => chosen && choose(chosen)}
      >
        {offered.map((each) => (
          <MenuItemRadio
            key={each}
            name="language"
            value={each}
            lang={isLanguageCode(each) ? languages[each].locale : each}
          >
            {isLanguageCode(each) ? languages[each].endonym : each}
          </MenuItemRadio>
        ))}
      </MenuList>
    </MenuGroup>
  );
}
