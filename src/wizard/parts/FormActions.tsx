import { useContext, useEffect } from 'react';
import { useForm } from 'react-final-form';

import type { TextId } from '#src/lib/texts.ts';
import { useGoneWithEdits } from '#src/session/notices/ToldInForm.tsx';

import { ClosingContext, useFrame } from '../frame/FrameContext.ts';
import { useLeaving } from '../LeavingContext.ts';
import { Actions, type ActionsProps } from './Actions.tsx';

type FormActionsProps = Omit<ActionsProps, 'other' | 'onOther'> & {
  /** Closes the dialog, and says so: it asks before what was typed is lost, as every other way out does. */
  cancel?: TextId;
};

/** Of a page with fields: what is typed is kept on the way back, and why it was refused goes with it. */
export function FormActions({ onBack, cancel, ...actions }: FormActionsProps) {
  const leave = useLeaving();
  const { about, noteEntries } = useFrame();
  const close = useContext(ClosingContext);
  const form = useForm();
  useGoneWithEdits(about);
  useEffect(() => noteEntries(() => form.getState().dirty ?? false), [noteEntries, form]);

  return <Actions {...actions} other={cancel} onOther={close} onBack={onBack && (() => leave(onBack))} />;
}
