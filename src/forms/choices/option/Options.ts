import type { ReactNode } from 'react';

import type { Words } from '#src/forms/Say.tsx';
import type { Option } from './OptionLabel.tsx';

export type OptionsProps = {
  name: string;
  label: Words;
  hint?: Words;
  options: readonly Option[];
  disabled?: boolean;
  asCards?: boolean;
  /** Renders content below an option. */
  children?: (value: string, isChosen: boolean) => ReactNode;
};
