import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import Markdown from 'react-markdown';
import { Link } from 'react-router-dom';

import { classifyLink } from '#src/lib/links/links.ts';
import links from '#src/ui/link.module.css';

import styles from './MarkdownText.module.css';

export function MarkdownText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      <Markdown skipHtml disallowedElements={['img']} urlTransform={asWritten} components={{ h1: 'h2', a: Anchor }}>
        {text}
      </Markdown>
    </div>
  );
}

/** Keeps every address: `Anchor` decides which ones to link. */
const asWritten = (address: string) => address;

function Anchor({ href = '', children }: ComponentProps<'a'>) {
  const { formatMessage } = useIntl();
  const className = `${links.link} ${links.inText}`;
  switch (classifyLink(href)) {
    case 'page':
      return (
        <Link className={className} to={href}>
          {children}
        </Link>
      );
    case 'site':
      return (
        <a
          className={className}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          title={formatMessage({ id: 'content.new_tab' })}
        >
          {children}
        </a>
      );
    case 'person':
      return (
        <a className={className} href={href}>
          {children}
        </a>
      );
    default:
      return <>{children}</>;
  }
}
