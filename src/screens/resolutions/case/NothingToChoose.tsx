import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { Why } from '#src/session/notices/Why.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { focusAround } from '#src/ui/focus/focusAround.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { Contact } from './Contact.tsx';

const ofCase: readonly Topic[] = ['case'];
const useStyles = makeStyles({ text: { margin: 0 }, retry: { alignSelf: 'start' } });

type NothingToChooseProps = {
  attributes?: Record<`data-${string}`, string>;
  /** Set if the insurer does not know of any disruption. */
  retry?: () => void;
};

/** Says that no option is offered, or that no disruption is known, and who to contact. */
export function NothingToChoose({ attributes, retry }: NothingToChooseProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget);
    retry?.();
  };

  return (
    <Card title={<FormattedMessage id="resolutions.no_resolution" />} {...(attributes && { attributes })}>
      <p className={styles.text}>
        <Why about={ofCase} /> <Contact isUnknown={retry !== undefined} />
      </p>
      {retry ? (
        <Button className={mergeClasses(touch.target, styles.retry)} onClick={tryAgain}>
          <FormattedMessage id="data.retry" />
        </Button>
      ) : null}
    </Card>
  );
}
