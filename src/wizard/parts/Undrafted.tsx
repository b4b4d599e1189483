import { useFormState } from 'react-final-form';

import { useLeavingQuestion } from '#src/ui/useLeavingQuestion.ts';

/** Makes the browser ask before it closes or reloads a page with a changed form that has no draft. */
export function Undrafted() {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  useLeavingQuestion(dirty);

  return null;
}
