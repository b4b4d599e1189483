import type { ComponentType } from 'react';
import type { Case, DisruptionRef, Option } from '#machines/resolutions/resolutions.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import type { Remedy } from '#schema/lifecycles.ts';

import type { Hold } from './hold.ts';

/**
 * Props of an option's view. The view stays mounted while the disruption is read again: `option` and `case` change, and
 * the machine receives `option.read`.
 */
export type OptionViewProps = {
  option: Option;
  /** Remedy of the option; for a combined option, the chosen part. */
  remedy: Remedy;
  case: Case;
  which: DisruptionRef;
  /**
   * The option was answered, or may have been: read the disruption again at once. Until then `answered`, if given, is
   * the latest version of the option.
   */
  onChanged: (answered?: Option) => void;
  /**
   * The option failed: read the disruption again in ten seconds. Until then `answered` is the latest version of the
   * option.
   */
  onFailed: (answered: Option) => void;
  /** Set after a failure, while the next read of the disruption is scheduled. */
  isCooling?: boolean;
  /** Receives the reason why the user should not leave the option; null if there is none. */
  onHeld?: (hold: Hold | null) => void;
  /** Topics of its notices. Pass the same array on every render. */
  about: readonly Topic[];
};

export type OptionView = ComponentType<OptionViewProps>;
