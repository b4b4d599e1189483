import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useFocusBack } from '#src/ui/useFocusBack.ts';

type QuestionProps = {
  title: TextId;
  body: TextId;
  yes: TextId;
  /** Loses nothing: the main answer, which has the focus first. */
  no: TextId;
  onAnswer: (isYes: boolean) => void;
};

const useStyles = makeStyles({ button: { minHeight: '44px' } });

/** One question with two answers, before something is thrown away. Escape is a no. */
export function Question({ title, body, yes, no, onAnswer }: QuestionProps) {
  const styles = useStyles();
  const giveFocusBack = useFocusBack();
  const answer = (isYes: boolean) => giveFocusBack(() => onAnswer(isYes));

  return (
    <Dialog open modalType="modal" onOpenChange={(_, { type }) => (type === 'escapeKeyDown' ? answer(false) : null)}>
      <DialogSurface backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle action={null}>
            <FormattedMessage id={title} />
          </DialogTitle>
          <DialogContent>
            <FormattedMessage id={body} />
          </DialogContent>
          <DialogActions>
            <Button className={styles.button} appearance="primary" onClick={() => answer(false)}>
              <FormattedMessage id={no} />
            </Button>
            <Button className={styles.button} onClick={() => answer(true)}>
              <FormattedMessage id={yes} />
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
