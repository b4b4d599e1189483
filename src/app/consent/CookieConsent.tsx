import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';

import type { CookieConsentActor } from '#machines/session/preferences/cookieConsent.machine.ts';
import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { usePortal } from '#src/session/portal.ts';
import { Gap } from '#src/ui/content/Gap.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import styles from './CookieConsent.module.css';
import { connectCookieConsent, consentSlice } from './connectCookieConsent.ts';

/** Asks for consent at the bottom of the page. After the decision, offers to change it. */
export default function CookieConsent() {
  const { local, clock } = usePortal();
  const [input] = useState(() => ({ record: local.read(consentSlice), now: clock.now() }));
  const flow = useFlow(connectCookieConsent, { input });
  const state = useSelector(flow, (snapshot) => snapshot);
  const place = useRef<HTMLElement>(null);
  const isAsking = state.matches('asking');

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      const record = key === consentSlice.name ? local.read(consentSlice) : null;
      if (record) flow.send({ type: 'choice.changed', choice: record.choice });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [flow, local]);

  // The pressed button is gone, so the first new one takes the focus.
  const send = (event: Parameters<CookieConsentActor['send']>[0]) => {
    flushSync(() => flow.send(event));
    place.current?.querySelector('button')?.focus();
  };

  return (
    <section ref={place} aria-labelledby="cookies" {...flowAttributes(state)}>
      {isAsking ? <Banner onChoose={send} /> : <Settings onReopen={() => send({ type: 'choice.reopened' })} />}
    </section>
  );
}

function Banner({ onChoose }: { onChoose: (event: { type: 'consent.given' | 'consent.refused' }) => void }) {
  const touch = useTouchStyles();
  const bar = useRef<HTMLDivElement>(null);

  // The banner covers the bottom of the page, so the page reserves its height below the content.
  useEffect(() => {
    const root = document.documentElement;
    const measure = () => root.style.setProperty('--consentRoom', `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--consentRoom');
    };
  }, []);

  return (
    <div ref={bar} className={styles.banner} data-place="bottom">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="cookies" className={styles.title}>
            <FormattedMessage id="cookies.title" />
          </h2>
          <p className={styles.text}>
            <FormattedMessage id="cookies.body" />
            <Gap />
            <TextLink to={addresses.privacy}>
              <FormattedMessage id="cookies.privacy" />
            </TextLink>
          </p>
        </div>
        <div className={styles.actions}>
          <Button className={touch.target} onClick={() => onChoose({ type: 'consent.refused' })}>
            <FormattedMessage id="cookies.refuse" />
          </Button>
          <Button className={touch.target} onClick={() => onChoose({ type: 'consent.given' })}>
            <FormattedMessage id="cookies.accept" />
          </Button>
        </div>
      </div>
    </div>
  );
}

function Settings({ onReopen }: { onReopen: () => void }) {
  const touch = useTouchStyles();

  return (
    <div className={styles.settings}>
      <h2 id="cookies" className={styles.heard}>
        <FormattedMessage id="cookies.title" />
      </h2>
      <Button size="small" className={touch.target} onClick={onReopen}>
        <FormattedMessage id="cookies.reopen" />
      </Button>
    </div>
  );
}
