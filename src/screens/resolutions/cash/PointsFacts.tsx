import { ClockRegular, StarRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { Points } from '../glance/Points.tsx';
import { useRemedyWords } from '../glance/remedyWords.ts';

export function PointsFacts({ isByHand }: { isByHand: boolean }) {
  const { takes } = useRemedyWords('POINTS', { isByHand, isPaidByPartner: false });

  return (
    <Points
      points={[
        {
          name: 'resolutions.money.to',
          icon: <StarRegular />,
          value: <FormattedMessage id="resolutions.claim.points.to" />,
        },
        { name: 'resolutions.money.when', icon: <ClockRegular />, value: takes },
      ]}
    />
  );
}
