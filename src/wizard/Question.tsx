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

import type { TextId } from '#src/lib/texts.ts';

type QuestionProps = { title: TextId; body: TextId; yes: TextId; no: TextId; onAnswer: (isYes: boolean) => void };

/** One question with two answers, before something is thrown away. Escape is a no. */
export function Question({ title, body, yes, no, onAnswer }: QuestionProps) {
  return (
    <Dialog open modalType="modal" onOpenChange={(_, { type }) => (type === 'escapeKeyDown' ? onAnswer(false) : null)}>
      <DialogSurface backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle action={null}>
            <FormattedMessage id={title} />
          </DialogTitle>
          <DialogContent>
            <FormattedMessage id={body} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => onAnswer(false)}>
              <FormattedMessage id={no} />
            </Button>
            <Button appearance="primary" onClick={() => onAnswer(true)}>
              <FormattedMessage id={yes} />
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
