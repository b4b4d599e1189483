import type { Remedy } from '#schema/lifecycles.ts';

import type { OptionViewProps } from './optionView.ts';
import { optionViews } from './optionViews.ts';
import { OptionStatus } from './status/OptionStatus.tsx';

type PartViewProps = Omit<OptionViewProps, 'remedy'> & { remedy: Remedy | null };

/** Renders the view in which the customer answers a remedy. An unknown remedy (null) shows only its status. */
export function PartView({ remedy, ...props }: PartViewProps) {
  if (!remedy) return <OptionStatus option={props.option} case={props.case} remedy={null} />;
  const View = optionViews[remedy];
  return <View {...props} remedy={remedy} />;
}
