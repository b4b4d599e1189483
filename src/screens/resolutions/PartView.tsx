import type { Remedy } from '#schema/lifecycles.ts';

import type { OptionViewProps } from './optionView.ts';
import { optionViews } from './optionViews.ts';
import { OptionStatus } from './status/OptionStatus.tsx';

type PartViewProps = Omit<OptionViewProps, 'remedy'> & { remedy: Remedy | null };

/** A remedy as it is answered; one that nobody has heard of, as it stands. */
export function PartView({ remedy, ...props }: PartViewProps) {
  if (!remedy) return <OptionStatus option={props.option} case={props.case} remedy={null} />;
  const View = optionViews[remedy];
  return <View {...props} remedy={remedy} />;
}
