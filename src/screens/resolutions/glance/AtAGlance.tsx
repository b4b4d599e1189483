import { ClockRegular, CursorClickRegular, TicketDiagonalRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

import type { Remedy } from '#schema/lifecycles.ts';

import { Glance } from './Glance.tsx';
import { Points } from './Points.tsx';
import { useRemedyWords } from './remedyWords.ts';

type AtAGlanceProps = {
  remedy: Exclude<Remedy, 'CASH' | 'POINTS'>;
  gets?: ReactNode;
};

export function AtAGlance({ remedy, gets = null }: AtAGlanceProps) {
  const { asks, takes } = useRemedyWords(remedy, { isByHand: false, isPaidByPartner: false });

  return (
    <Glance scene={remedy === 'LOUNGE' ? 'lounge' : 'place'}>
      <Points
        points={[
          { name: 'resolutions.glance.gets', icon: <TicketDiagonalRegular />, value: gets, isMain: true },
          { name: 'resolutions.glance.asks', icon: <CursorClickRegular />, value: asks },
          { name: 'resolutions.glance.takes', icon: <ClockRegular />, value: takes },
        ]}
      />
    </Glance>
  );
}
