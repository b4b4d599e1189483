import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, type Ref, useId } from 'react';
import { displayType } from '../displayType.ts';
import { heard } from '../flights/look.ts';
import { useFocusStyles } from '../focus/focusStyles.ts';
import { wide } from '../spaces.ts';
import { surface } from '../surface.ts';
import { portalTokens } from '../tokens.ts';
import { Readable } from './Readable.tsx';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    boxSizing: 'border-box',
    padding: '20px 16px',
    ...surface,
    color: tokens.colorNeutralForeground1,
    '@media (pointer: coarse)': { fontSize: tokens.fontSizeBase400, lineHeight: '24px' },
    [wide]: { padding: portalTokens.spacingCard },
  },
  title: {
    margin: 0,
    ...displayType,
    fontSize: '20px',
    lineHeight: '28px',
    overflowWrap: 'anywhere',
  },
  heard,
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 12px',
    minWidth: 0,
    // Enlarges the touch target of a link without increasing the height of the title.
    '@media (pointer: coarse)': { '& > a': { marginBlock: '-8px' } },
  },
  // The footer may render nothing.
  footer: { marginBlockStart: 'auto', ':empty': { display: 'none' } },
});

type CardProps = {
  title: ReactNode;
  /** Hides the title visually, because the content above it shows the same. */
  isTitleHeard?: boolean;
  aside?: ReactNode;
  footer?: ReactNode;
  isBusy?: boolean;
  attributes?: Record<`data-${string}`, string>;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** Section of a page with a heading. Focusable, so that it can take the focus from removed content. */
export function Card({
  title,
  isTitleHeard = false,
  aside = null,
  footer = null,
  isBusy = false,
  attributes,
  ref,
  children,
}: CardProps) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const heading = useId();
  const named = (
    <h2 id={heading} className={mergeClasses(styles.title, isTitleHeard && styles.heard)}>
      {title}
    </h2>
  );

  return (
    <section
      ref={ref}
      className={mergeClasses(styles.card, focus.ring)}
      aria-labelledby={heading}
      aria-busy={isBusy}
      tabIndex={-1}
      {...attributes}
    >
      {aside ? (
        <div className={styles.head}>
          {named} {aside}
        </div>
      ) : (
        named
      )}
      <Readable>
        {children}
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </Readable>
    </section>
  );
}
