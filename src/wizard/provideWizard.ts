import { wizardMachine } from '#machines/wizard/wizard.machine.ts';

export const provideWizard = ({ forget }: { forget: () => void }) =>
  wizardMachine.provide({ actions: { forgetDraft: forget } });
