import type { Step } from '#src/wizard/parts/StepHeading.tsx';

const names = ['trip', 'flights', 'travellers', 'details'] as const;

/** Returns the number of a step and the total, which is one less without the selection of passengers. */
export function getWizardStep(
  name: (typeof names)[number],
  { passengerSelection }: { passengerSelection: boolean },
): Step {
  const steps = names.filter((each) => passengerSelection || each !== 'travellers');
  return { at: steps.indexOf(name) + 1, of: steps.length };
}
