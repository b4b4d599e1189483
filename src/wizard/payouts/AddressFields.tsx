import type { addressLines } from '#schema/rest/payouts.ts';
import { problem } from '#src/forms/problems.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { filled, inOrder, type Rule, rule } from '#src/forms/validators.ts';
import type { TextId } from '#src/lib/texts.ts';

import { SecondLine } from './SecondLine.tsx';

type Line = (typeof addressLines)[number];

const longest = 100;

/** Fields in display order, with their `autocomplete` tokens. */
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

export const AddressFields = ({ isOptional = false, nameOf = (line) => line }: AddressFieldsProps) =>
  Object.entries(lines).map(([line, { label, known }]) => {
    const common = { name: nameOf(line), label, autoComplete: known, maxLength: longest };
    return line === 'addressLine2' ? (
      <SecondLine key={line} {...common} hint={isOptional ? hints.optional : hints.required} />
    ) : (
      <TextField key={line} {...common} />
    );
  });
