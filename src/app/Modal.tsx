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

/** What the insurer wants the customer to read before anything else. Title and body are its own words. */
export default function Modal() {
  const actor = useNotifierActor();
  const dialog = useNotifier(({ context }) => context.dialog);

  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_, { open }) => (open ? null : actor.send({ type: 'dialog.closed' }))}
    >
      <DialogSurface aria-describedby="dialog-body">
        <DialogBody>
          <DialogTitle>{dialog?.title ? dialog.title : <FormattedMessage id="shell.dialog.title" />}</DialogTitle>
          <DialogContent id="dialog-body">{dialog?.body}</DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={() => actor.send({ type: 'dialog.closed' })}>
              <FormattedMessage id="shell.dialog.close" />
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
