import { useContext, useEffect } from 'react';
import { useForm } from 'react-final-form';

import type { TextId } from '#src/lib/texts.ts';
import { useDismissOnEdit } from '#src/session/notices/FormNotice.tsx';

import { ClosingContext, useFrame } from '../frame/FrameContext.ts';
import { useLeaving } from '../LeavingContext.ts';
import { Actions, type ActionsProps } from './Actions.tsx';

type FormActionsProps = Omit<ActionsProps, 'other' | 'onOther'> & {
  /** Label of the button that closes the dialog. It asks before changes are lost, like all other ways out. */
  cancel?: TextId;
};

/** Buttons of a page with fields. Going back keeps the typed values; an edit removes the notice of a refusal. */
export function FormActions({ onBack, cancel, ...actions }: FormActionsProps) {
  const leave = useLeaving();
  const { about, noteEntries } = useFrame();
  const close = useContext(ClosingContext);
  const form = useForm();
  useDismissOnEdit(about);
  useEffect(() => noteEntries(() => form.getState().dirty ?? false), [noteEntries, form]);

  return <Actions {...actions} other={cancel} onOther={close} onBack={onBack && (() => leave(onBack))} />;
}
