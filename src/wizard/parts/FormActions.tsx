import { useEffect } from 'react';
import { useForm } from 'react-final-form';

import { useGoneWithEdits } from '#src/session/notices/ToldInForm.tsx';

import { useFrame } from '../frame/FrameContext.ts';
import { useLeaving } from '../LeavingContext.ts';
import { Actions, type ActionsProps } from './Actions.tsx';

/** Of a page with fields: what is typed is kept on the way back, and why it was refused goes with it. */
export function FormActions({ onBack, ...actions }: ActionsProps) {
  const leave = useLeaving();
  const { about, noteEntries } = useFrame();
  const form = useForm();
  useGoneWithEdits(about);
  useEffect(() => noteEntries(() => form.getState().dirty ?? false), [noteEntries, form]);

  return <Actions {...actions} onBack={onBack && (() => leave(onBack))} />;
}
