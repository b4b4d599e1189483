import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { useNotifier, useNotifierActor } from '#src/session/useNotifier.ts';
import { useFocusBack } from '#src/ui/useFocusBack.ts';

/** What the insurer wants the customer to read before anything else. Title and body are its own words. */
export default function Modal() {
  const actor = useNotifierActor();
  const dialog = useNotifier(({ context }) => context.dialog);
  const giveFocusBack = useFocusBack();
  const close = () => giveFocusBack(() => actor.send({ type: 'dialog.closed' }));

  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => (open ? null : close())}>
      <DialogSurface aria-describedby="dialog-body">
        <DialogBody>
          <DialogTitle>{dialog?.title ? dialog.title : <FormattedMessage id="shell.dialog.title" />}</DialogTitle>
          <DialogContent id="dialog-body">{dialog?.body}</DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={close}>
              <FormattedMessage id="shell.dialog.close" />
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
