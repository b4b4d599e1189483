import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider, type IntlShape } from 'react-intl';
import { expect, it } from 'vitest';

import { matching } from '#src/forms/choices/choices.ts';
import { catalogues } from '#tests/kit/flows/texts.ts';

import { useAirportChoices } from './useAirportChoices.ts';

const airports = [
  { value: 'LHR', code: 'LHR', name: 'Heathrow' },
  { value: 'MUC', code: 'MUC', name: 'Munich' },
];

it.each([
  ['de-DE', 'de', 'München', 'MUC'],
  ['tr-TR', 'tr', 'Londra', 'LHR'],
  ['zh-CN', 'zh', '伦敦', 'LHR'],
  ['tr-TR', 'tr', 'London', 'LHR'],
  ['zh-CN', 'zh', 'Munich', 'MUC'],
] as const)('finds an airport in %s (%s) by the city %s: %s', (locale, language, typed, code) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} messages={catalogues[language] as IntlShape['messages']}>
      {children}
    </IntlProvider>
  );
  const { result } = renderHook(() => useAirportChoices(airports), { wrapper });

  expect(matching(result.current, typed).map(({ value }) => value)).toEqual([code]);
});
