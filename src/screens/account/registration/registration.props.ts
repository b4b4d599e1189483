import type { RegistrationActor } from '#machines/account/registration/registration.machine.ts';

import type { TypedForm } from './typedForm.ts';

export type StepProps = {
  flow: RegistrationActor;
  typed: TypedForm;
  onStartOver: () => void;
};
