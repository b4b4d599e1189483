import { wizardMachine } from '#machines/wizard/wizard.machine.ts';

/** The frame of a wizard, over what keeps its draft. */
export const provideWizard = ({ forget }: { forget: () => void }) =>
  wizardMachine.provide({ actions: { forgetDraft: forget } });
