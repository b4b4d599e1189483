import type { Invariants } from './invariants.types.ts';

export const cashInvariants: Pick<Invariants, 'claimOption' | 'selectPayout'> = {
  claimOption: (claim) => {
    const { option, attempt, confirmKey } = claim.context;
    const isIn = (...states: readonly Parameters<typeof claim.matches>[0][]) =>
      states.some((state) => claim.matches(state));
    return {
      'nothing is sent that was not said': !isIn({ working: 'submitting' }) || attempt !== null,
      'nothing is confirmed that was not claimed, or without a key':
        !isIn({ working: 'confirming' }) || (option.resolutionId !== null && confirmKey !== null),
      'nothing is claimed while a confirmation has no answer':
        confirmKey === null ||
        !isIn(
          'offered',
          'selecting',
          'changing',
          'confirmingDecline',
          'notReceived',
          { working: 'submitting' },
          { working: 'checkingAccount' },
        ),
      'what was sent is known until it is known what became of it':
        attempt === null ||
        isIn({ working: 'submitting' }, { working: 'checkingOutcome' }, 'outcomeUnknown', 'notReceived'),
    };
  },
  selectPayout: ({ value, context: { methods, chosen, asked, isOutdated }, output }) => ({
    'a list has something on it': value !== 'choosing' || methods.length > 0,
    'only a chosen method is completed':
      !['addingAddress', 'switchingProvider'].includes(String(value)) || chosen !== null,
    'a form of another provider has fields': value !== 'switchingProvider' || asked !== null,
    'the output is where it ended':
      (output?.kind ?? null) === (['selected', 'dismissed', 'outdated'].includes(String(value)) ? value : null),
    'a changed account is selected only if it was chosen': value !== 'selected' || !isOutdated || chosen !== null,
  }),
};
