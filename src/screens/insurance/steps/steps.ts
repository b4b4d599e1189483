import type { Step } from '#src/wizard/parts/StepHeading.tsx';

const names = ['trip', 'flights', 'travellers', 'details'] as const;

/** Which step it is, of how many: where passengers are not selected there is one less. */
export function stepOf(name: (typeof names)[number], { passengerSelection }: { passengerSelection: boolean }): Step {
  const steps = names.filter((each) => passengerSelection || each !== 'travellers');
  return { at: steps.indexOf(name) + 1, of: steps.length };
}
