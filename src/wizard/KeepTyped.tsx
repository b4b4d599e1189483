import { useState } from 'react';
import { FormSpy } from 'react-final-form';

import { usePortal } from '#src/session/portal.ts';

/** In a form of which `useTyped` knows: what is typed in it is kept as it is. */
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
