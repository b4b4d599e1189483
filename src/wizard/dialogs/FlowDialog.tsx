import {
  Button,
  Dialog,
  DialogSurface,
  makeStyles,
  mergeClasses,
  shorthands,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Topic } from '#machines/session/app/notifier.logic.ts';
import type { TextId } from '#src/lib/texts.ts';
import { NoticeRegion } from '#src/session/notices/NoticeRegion.tsx';
import { useNoticePlace } from '#src/session/notices/noticePlace.ts';
import { useClearWay } from '#src/session/notices/useClearWay.ts';
import { OfflineNote } from '#src/ui/connection/OfflineNote.tsx';
import { dimmed } from '#src/ui/dimmed.ts';
import { displayType } from '#src/ui/displayType.ts';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { dialogWidths } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';
import { visible } from '#src/ui/visible.ts';

import { ClosingContext, FrameContext } from '../frame/FrameContext.ts';
import { useFillStyles } from '../frame/fillStyles.ts';
import { useFrameAround } from '../frame/useFrameAround.ts';
import { ActingBar, ActingNote } from '../parts/ActingNote.tsx';
import { useStickyRoom } from '../parts/useStickyRoom.ts';

type FlowDialogProps = {
  title: TextId;
  /** Topics of the flow's notices. Pass the same array on every render. */
  about: readonly Topic[];
  isWorking: boolean;
  /** `hasEntries` is true if the visible form has changes. */
  onClose: (hasEntries: boolean) => void;
  isPaged?: boolean;
  /** Leaves the dialog below visible around it. */
  isOverAnother?: boolean;
  attributes?: Record<string, string>;
  children: ReactNode;
};

const phone = '@media (max-width: 639px)';
/** At high zoom, sticky elements would leave no space for the page. */
const low = '@media (max-height: 479px)';
/** Free space above and below, including the agent's banner. */
const around = 'max(64px, var(--actingRoom, 0px) + 32px)';

const useStyles = makeStyles({
  surface: {
    width: dialogWidths.sm,
    maxWidth: '100%',
    top: `calc(${visible.top} + var(--actingRoom, 0px))`,
    bottom: visible.below,
    maxHeight: `calc(${visible.height} - ${around})`,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: portalTokens.borderRadiusCard,
    // Keeps the scroll bar clear of the rounded corners.
    '@media (pointer: fine) and (forced-colors: none)': {
      '::-webkit-scrollbar': { width: '14px' },
      '::-webkit-scrollbar-track': { marginBlock: '28px' },
      '::-webkit-scrollbar-thumb': {
        ...shorthands.border('4px', 'solid', 'transparent'),
        borderRadius: '7px',
        backgroundClip: 'padding-box',
        backgroundColor: tokens.colorNeutralStrokeAccessible,
      },
    },
    // Firefox supports only these properties; in other browsers they would override the rules above.
    '@supports not selector(::-webkit-scrollbar)': {
      scrollbarColor: `${tokens.colorNeutralStrokeAccessible} transparent`,
      scrollbarWidth: 'thin',
    },
    [phone]: {
      width: '100%',
      top: visible.top,
      height: visible.height,
      maxHeight: visible.height,
      margin: 0,
      border: 0,
      borderRadius: 0,
    },
  },
  smaller: {
    width: dialogWidths.xs,
    maxHeight: `calc(${visible.height} - 64px - ${around})`,
    [phone]: { width: '100%', maxHeight: visible.height },
  },
  paged: { height: `min(772px, ${visible.height} - ${around})` },
  head: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: '8px 4px',
    paddingInline: '28px 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    [phone]: { paddingBlockStart: '8px', paddingInline: '16px 4px' },
    [low]: { position: 'static' },
  },
  top: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '48px' },
  title: {
    flexGrow: 1,
    margin: 0,
    ...displayType,
    fontSize: '18px',
    lineHeight: '24px',
    outlineStyle: 'none',
  },
  close: { minWidth: '44px', minHeight: '44px' },
  progress: { paddingInlineEnd: '16px', [phone]: { paddingInlineEnd: '12px' } },
  // Reserve the line on the last page, which has no step.
  stepped: { minHeight: '16px' },
  inset: { paddingInline: '28px', [phone]: { paddingInline: '16px' } },
});

/** Dialog that runs a flow. Fills a small screen. Closes by its button and by Escape, never by a click outside. */
export function FlowDialog({
  title,
  about,
  isWorking,
  onClose,
  isPaged = false,
  isOverAnother = false,
  attributes,
  children,
}: FlowDialogProps) {
  const styles = useStyles();
  const { fill } = useFillStyles();
  const { formatMessage } = useIntl();
  const id = useId();
  const noticePlace = useNoticePlace();
  const head = useStickyRoom<HTMLDivElement>('Start');
  useFocusBackWhenGone();
  useClearWay();
  const { frame, setStep, setProgress, close } = useFrameAround(about, (hasEntries) =>
    isWorking ? undefined : onClose(hasEntries),
  );

  return (
    <Dialog open onOpenChange={(_, { type }) => (type === 'escapeKeyDown' ? close() : null)}>
      <DialogSurface
        className={mergeClasses(styles.surface, isPaged && styles.paged, isOverAnother && styles.smaller)}
        backdrop={{ ...dimmed, children: <ActingBar /> }}
        aria-labelledby={id}
        {...attributes}
      >
        <ActingNote />
        <div className={styles.head} ref={head}>
          <div className={styles.top}>
            <h2 className={styles.title} id={id} tabIndex={-1}>
              <FormattedMessage id={title} />
            </h2>
            <div ref={setStep} />
            <Button
              className={styles.close}
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={formatMessage({ id: 'wizard.close' })}
              disabledFocusable={isWorking}
              onClick={close}
            />
          </div>
          <div className={mergeClasses(styles.progress, isPaged && styles.stepped)} ref={setProgress} />
        </div>
        <OfflineNote />
        <NoticeRegion className={styles.inset} ref={noticePlace} />
        <FrameContext value={frame}>
          <ClosingContext value={close}>
            <div className={mergeClasses(styles.inset, fill)}>{children}</div>
          </ClosingContext>
        </FrameContext>
      </DialogSurface>
    </Dialog>
  );
}
