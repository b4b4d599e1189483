import { useIntl } from 'react-intl';

import type { addressLines } from '#schema/rest/payouts.ts';
import { problem } from '#src/forms/problems.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { filled, inOrder, type Rule, rule } from '#src/forms/validators.ts';
import type { TextId } from '#src/lib/texts.ts';

import { SecondLine } from './SecondLine.tsx';

type Line = (typeof addressLines)[number];

const longest = 100;

/** Fields with their `autocomplete` tokens. */
const lines = {
  addressLine1: { label: 'payouts.address.addressLine1', known: 'address-line1' },
  addressLine2: { label: 'payouts.address.addressLine2', known: 'address-line2' },
  city: { label: 'payouts.address.city', known: 'address-level2' },
  province: { label: 'payouts.address.province', known: 'address-level1' },
  postCode: { label: 'payouts.address.postCode', known: 'postal-code' },
} as const satisfies Record<Line, { label: TextId; known: string }>;

const hints = {
  required: 'payouts.address.addressLine2.hint',
  optional: 'payouts.address.addressLine2.hint_optional',
} as const satisfies Record<string, TextId>;

const street = ['addressLine1', 'addressLine2'] as const;

/** Order of the lines on an envelope. The country is unknown, so the language stands for it. */
const englishOrder: readonly Line[] = [...street, 'city', 'province', 'postCode'];
const postCodeFirst: readonly Line[] = [...street, 'postCode', 'city', 'province'];
const largestFirst: readonly Line[] = ['province', 'city', ...street, 'postCode'];
const orders: Partial<Record<string, readonly Line[]>> = { en: englishOrder, zh: largestFirst };

const orderIn = (locale: string): readonly Line[] => orders[new Intl.Locale(locale).language] ?? postCodeFirst;

/** Rule of a line that may be empty. */
export const lineRule: Rule = rule(
  problem('validation.maxCharacters', { max: longest }),
  (text) => text.trim().length <= longest,
);
export const requiredLine: Rule = inOrder(filled(), lineRule);

type AddressFieldsProps = {
  isOptional?: boolean;
  nameOf?: (line: string) => string;
};

export function AddressFields({ isOptional = false, nameOf = (line) => line }: AddressFieldsProps) {
  const { locale } = useIntl();

  return orderIn(locale).map((line) => {
    const { label, known } = lines[line];
    const common = { name: nameOf(line), label, autoComplete: known, maxLength: longest };
    return line === 'addressLine2' ? (
      <SecondLine key={line} {...common} hint={isOptional ? hints.optional : hints.required} />
    ) : (
      <TextField key={line} {...common} />
    );
  });
}
