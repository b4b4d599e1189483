import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';

import type { Matter } from '#machines/app/notifier.machine.ts';

import { usePortal } from '../portal.ts';
import { Told } from './Told.tsx';

type ToldInFormProps = {
  /** The same array each time. */
  about: readonly Matter[];
};

/** Why a form was refused, where no field is to blame. It goes as soon as anything is entered in another way. */
export function ToldInForm({ about }: ToldInFormProps) {
  useGoneWithEdits(about);

  return <Told about={about} />;
}

/** For where a form's buttons say why by themselves. */
export function useGoneWithEdits(about: readonly Matter[]): void {
  const { outdate } = usePortal();
  const { values } = useFormState({ subscription: { values: true } });
  const before = useRef(values);

  useEffect(() => {
    if (values === before.current) return;
    before.current = values;
    outdate(...about);
  }, [values, outdate, about]);
}
