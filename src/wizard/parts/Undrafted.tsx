import { useFormState } from 'react-final-form';

import { useLeavingQuestion } from '#src/ui/useLeavingQuestion.ts';

/** In a form of which no draft may be kept: once something is typed the browser asks before the page is closed or loaded anew. */
export function Undrafted() {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  useLeavingQuestion(dirty);

  return null;
}
