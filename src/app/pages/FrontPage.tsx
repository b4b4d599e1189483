import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { getVariant } from '#rules/datasets.ts';
import { NoticeRegion } from '#src/session/notices/NoticeRegion.tsx';
import { useNoticePlace } from '#src/session/notices/noticePlace.ts';
import { useApp } from '#src/session/portal.ts';
import styles from './SignInPage.module.css';

const headlines = {
  travel: ['signIn.headline', 'signIn.lead'],
  parametric: ['signIn.headline.parametric', 'signIn.lead.parametric'],
  dataMonitoring: ['signIn.headline.dataMonitoring', 'signIn.lead.dataMonitoring'],
} as const;

/** Page for guests: an introduction to the partner's product, and a card for a form. */
export function FrontPage({ children }: { children: ReactNode }) {
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const noticePlace = useNoticePlace();
  const [headline, lead] = headlines[flags ? getVariant(flags) : 'travel'];

  return (
    <div className={styles.ground} data-front="">
      <div className={styles.pitch}>
        <p className={styles.headline}>
          <FormattedMessage id={headline} />
        </p>
        <p className={styles.lead}>
          <FormattedMessage id={lead} />
        </p>
      </div>
      <div className={styles.card}>
        <NoticeRegion ref={noticePlace} />
        {children}
      </div>
    </div>
  );
}
