import { useState } from 'react';
import { FormSpy } from 'react-final-form';

import { usePortal } from '#src/session/portal.ts';

/** Stores the values of a form for `useTyped`. */
export function KeepTyped({ form }: { form: string }) {
  const { drafts } = usePortal();
  const [{ typed }] = useState(drafts);

  return (
    <FormSpy
      subscription={{ values: true, dirty: true }}
      onChange={({ values, dirty }) => {
        if (dirty || typed.has(form)) typed.set(form, values);
      }}
    />
  );
}
