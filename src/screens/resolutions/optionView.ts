import type { ComponentType } from 'react';

import type { Matter } from '#machines/app/notifier.machine.ts';
import type { Case, Option, Which } from '#machines/resolutions/resolutions.ts';
import type { Remedy } from '#schema/lifecycles.ts';

import type { Hold } from './hold.ts';

/**
 * What somebody sees of an option, and does about it. It stays as it is while the case is read again: `option` and `case` are
 * then others, and its machine is told `option.read`.
 */
export type OptionViewProps = {
  option: Option;
  /** What it is; of a combination the part that is taken. */
  remedy: Remedy;
  case: Case;
  which: Which;
  /** It was answered, or may have been: the case is read again at once. Until then it stands as its own flow says, if it does. */
  onChanged: (answered?: Option) => void;
  /** It could not be had: the case is read again in ten seconds. Until then it stands as its own flow says. */
  onFailed: (answered: Option) => void;
  /** After a failure: the case is read again in a moment, as what became of it may be known then. */
  isCooling?: boolean;
  /** Why it must not be let go of; null where nothing speaks against it. */
  onHeld?: (hold: Hold | null) => void;
  /** What its notices are about; the same array each time. */
  about: readonly Matter[];
};

export type OptionView = ComponentType<OptionViewProps>;
