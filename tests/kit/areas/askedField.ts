import type { AskedField } from '#rules/payouts/fields.ts';

export const askedField = (key: string, label: string, more: Partial<AskedField> = {}): AskedField => ({
  key,
  label,
  kind: 'text',
  isRequired: true,
  isReadOnly: false,
  initially: '',
  pattern: '',
  choices: [],
  lookup: null,
  ...more,
});
