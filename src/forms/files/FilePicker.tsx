import { Button, makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { portalTokens } from '#src/ui/tokens.ts';

const useStyles = makeStyles({
  zone: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: '4px',
    padding: '16px',
    textAlign: 'center',
    borderRadius: portalTokens.borderRadiusCard,
    ...shorthands.border('1px', 'dashed', tokens.colorNeutralStrokeAccessible),
  },
  over: {
    ...shorthands.border('1px', 'solid', tokens.colorBrandStroke1),
    backgroundColor: tokens.colorNeutralBackground2,
  },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '4px 8px' },
  button: { minHeight: '44px' },
  // Touch screens have no drag and drop.
  drop: { color: tokens.colorNeutralForeground2, '@media (pointer: coarse)': { display: 'none' } },
});

type FilePickerProps = {
  /** Label of the button and, for screen readers, of the input behind it. */
  text: TextId;
  label: string;
  drop: TextId;
  accept: string;
  /** Id of the element that explains why files cannot be added. */
  whyNot?: string | undefined;
  isDisabled?: boolean;
  onChosen: (files: readonly File[]) => void;
  children: ReactNode;
};

export function FilePicker({
  text,
  label,
  drop,
  accept,
  whyNot,
  isDisabled = false,
  onChosen,
  children,
}: FilePickerProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const dropping = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onChosen([...event.dataTransfer.files]);
    },
  };

  return (
    <div className={mergeClasses(styles.zone, isOver && styles.over)} data-drop {...(isDisabled ? {} : dropping)}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <div className={styles.ways}>
        <Button
          className={styles.button}
          icon={<AttachRegular />}
          aria-label={label}
          aria-describedby={whyNot}
          disabledFocusable={isDisabled}
          onClick={() => input.current?.click()}
        >
          <FormattedMessage id={text} />
        </Button>
        {isDisabled ? null : (
          <span className={styles.drop}>
            <FormattedMessage id={drop} />
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
