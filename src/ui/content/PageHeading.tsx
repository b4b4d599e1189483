import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { displayType } from '../displayType.ts';
import { usePageFocus } from '../focus/usePageFocus.ts';
import { wide } from '../spaces.ts';
import { portalTokens } from '../tokens.ts';

const useStyles = makeStyles({
  // On top of the scene.
  top: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '0 8px 4px',
    color: portalTokens.sceneForeground,
    // Anchor for the scene, whose landscape starts below the heading on a phone.
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
  back?: ReactNode;
  lead?: ReactNode;
  /** Reserves two lines on a phone. */
  isLeadLong?: boolean;
  action?: ReactNode;
  children: ReactNode;
};

/** Heading of a page. Takes the focus after navigation within the portal, but not on the first load. */
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
