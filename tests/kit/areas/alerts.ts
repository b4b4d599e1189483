import { act } from '@testing-library/react';

import type { Stage } from '../browser/stage.tsx';

/** The alert of the path specs of action plans. */
const alertId = 'ed23ec52-e9a6-57fe-8d59-69187169df70';

/** Reports a change of the alert, as another tab does. */
export const changeElsewhere = ({ tabs }: Pick<Stage, 'tabs'>): void =>
  act(() => tabs.tell({ from: 'another tab', alertId }));
