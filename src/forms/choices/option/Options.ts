import type { ReactNode } from 'react';

import type { Words } from '../../Say.tsx';
import type { Option } from './OptionLabel.tsx';

/** A question with a few answers, all seen at once. */
export type OptionsProps = {
  name: string;
  label: Words;
  hint?: Words;
  options: readonly Option[];
  disabled?: boolean;
  /** Each on a card of its own. */
  asCards?: boolean;
  /** What stands under a row. */
  children?: (value: string, isChosen: boolean) => ReactNode;
};
