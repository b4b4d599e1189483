import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';

import type { Topic } from '#machines/session/app/notifier.logic.ts';

import { usePortal } from '../portal.ts';
import { InlineNotice } from './InlineNotice.tsx';

type FormNoticeProps = {
  /** Must be the same array on each render. */
  about: readonly Topic[];
};

/** Shows why a form was refused if no field is to blame. Any edit removes it. */
export function FormNotice({ about }: FormNoticeProps) {
  useDismissOnEdit(about);

  return <InlineNotice about={about} />;
}

/** Removes the notice on edits, for forms whose buttons show it themselves. */
export function useDismissOnEdit(about: readonly Topic[]): void {
  const { outdate } = usePortal();
  const { values } = useFormState({ subscription: { values: true } });
  const before = useRef(values);

  useEffect(() => {
    if (values === before.current) return;
    before.current = values;
    outdate(...about);
  }, [values, outdate, about]);
}
