import { createContext, useContext } from 'react';

import type { WizardActor } from '#machines/kit/wizard/wizard.machine.ts';

import type { Keeper } from './keeper.ts';

export type Around = { wizard: WizardActor; keeper: Keeper<never> };

export const WizardContext = createContext<Around | null>(null);

export function useAround(): Around {
  const around = useContext(WizardContext);
  if (!around) throw new Error('There is no wizard around this flow.');
  return around;
}
