import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { displayType } from '../displayType.ts';
import { usePageFocus } from '../focus/usePageFocus.ts';
import { wide } from '../spaces.ts';
import { portalTokens } from '../tokens.ts';

const useStyles = makeStyles({
  // It lies on the scene, and is clear of what cards show.
  top: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '0 8px 4px',
    color: portalTokens.sceneForeground,
    // On a phone the land of the scene begins below it.
    anchorName: '--heading',
    [wide]: {
      flexDirection: 'row',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: '24px',
      paddingInline: 0,
    },
  },
  words: { display: 'grid', gap: '4px', minWidth: 0 },
  heading: {
    margin: 0,
    ...displayType,
    fontSize: '28px',
    lineHeight: '36px',
    textWrap: 'balance',
    outlineStyle: 'none',
    overflowWrap: 'anywhere',
  },
  twoLines: { minHeight: '52px', [wide]: { minHeight: 0 } },
  lead: { margin: 0, fontSize: '17px', lineHeight: '26px', overflowWrap: 'anywhere' },
});

type PageHeadingProps = {
  /** The way back to the page above. */
  back?: ReactNode;
  /** What there is to know first, in a sentence. */
  lead?: ReactNode;
  /** On a phone it has two lines, once it is all there. */
  isLeadLong?: boolean;
  /** What one comes here to do. */
  action?: ReactNode;
  children: ReactNode;
};

/** The one heading of a page. Who came here from another page of the portal has the focus on it; a page just opened has not. */
export function PageHeading({ back, lead, isLeadLong = false, action, children }: PageHeadingProps) {
  const styles = useStyles();
  const takeFocus = usePageFocus();

  return (
    <div className={styles.top}>
      <div className={styles.words}>
        {back}
        <h1 className={styles.heading} tabIndex={-1} ref={takeFocus}>
          {children}
        </h1>
        {lead ? <p className={mergeClasses(styles.lead, isLeadLong && styles.twoLines)}>{lead}</p> : null}
      </div>
      {action}
    </div>
  );
}
