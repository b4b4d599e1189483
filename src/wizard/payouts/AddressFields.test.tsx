import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { LanguageCode } from '#schema/languages.ts';
import { openForm } from '#tests/kit/browser/openForm.tsx';

import { AddressFields } from './AddressFields.tsx';

it.each([
  ['en', ['Address line 1', 'Address line 2', 'Town or city', 'Province or state', 'Postcode']],
  ['de', ['Straße und Hausnummer', 'Adresszusatz', 'Postleitzahl', 'Ort', 'Bundesland, Kanton oder Provinz']],
  ['it', ['Via e numero civico', 'Altri dettagli dell’indirizzo', 'CAP', 'Città o comune', 'Provincia o stato']],
  ['pt', ['Morada (linha 1)', 'Morada (linha 2)', 'Código postal', 'Localidade', 'Distrito, província ou estado']],
  ['tr', ['Adres satırı 1', 'Adres satırı 2', 'Posta kodu', 'İlçe veya şehir', 'İl veya eyalet']],
  ['mx', ['Calle y número', 'Colonia y número interior', 'Código postal', 'Ciudad o municipio', 'Estado o provincia']],
  ['zh', ['省或州', '城市', '地址第一行', '地址第二行', '邮政编码']],
] as const satisfies [LanguageCode, string[]][])(
  'asks for the lines of an address in the usual order in %s',
  (language, labels) => {
    openForm(<AddressFields />, { rules: {}, language });

    expect(
      screen.getAllByRole('textbox').map((field) => document.getElementById(`${field.id}-label`)?.textContent),
    ).toEqual(labels);
  },
);
