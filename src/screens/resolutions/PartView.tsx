import type { Remedy } from '#schema/lifecycles.ts';

import type { OptionViewProps } from './optionView.ts';
import { optionViews } from './optionViews.ts';
import { OptionStatus } from './status/OptionStatus.tsx';

type PartViewProps = Omit<OptionViewProps, 'remedy'> & { remedy: Remedy | null };

/** A remedy as it is answered; one that nobody knows how to answer, as it stands. */
export function PartView({ remedy, ...props }: PartViewProps) {
  const View = remedy ? optionViews[remedy] : undefined;

  return remedy && View ? (
    <View {...props} remedy={remedy} />
  ) : (
    <OptionStatus option={props.option} case={props.case} remedy={remedy} />
  );
}
