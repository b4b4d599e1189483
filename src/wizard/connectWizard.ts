import { wizardMachine } from '#machines/kit/wizard/wizard.machine.ts';

export const connectWizard = ({ forget }: { forget: () => void }) =>
  wizardMachine.provide({ actions: { forgetDraft: forget } });
